import { Go } from "../route";
import type { Command } from "../wire/Command";
import type { Scene } from "../wire/Scene";
import type { Update } from "../wire/Update";
import { Dialog } from "./Dialog";

/** How it ended, how everybody fared, and what to do next. */
export function EndingDialog({ update, scene, send, onClose }: { update: Update; scene: Scene; send: (command: Command) => void; onClose: () => void }) {
  const mine = (seat: number) => update.game.seats[seat]?.mine ?? false;
  const played = update.game.seats.some((seat) => seat.mine);
  const won = scene.winners.some(mine);
  const title = !played ? "The game is over" : won ? "You have won!" : scene.winners.length === 0 ? "A draw" : "You have lost";
  const order = scene.names
    .map((name, seat) => ({ name, seat, points: scene.table.players[seat]!.points ?? 0, achieved: scene.achieved[seat] ?? 0, winner: scene.winners.includes(seat) }))
    .sort((a, b) => Number(b.winner) - Number(a.winner) || b.achieved - a.achieved || b.points - a.points);
  return (
    <Dialog title={title} onClose={onClose}>
      <p className="result">{scene.result}.</p>
      <table className="grid">
        <thead>
          <tr>
            <th scope="col">Player</th>
            <th scope="col">Achievements</th>
            <th scope="col">Points</th>
          </tr>
        </thead>
        <tbody>
          {order.map(({ name, seat, points, achieved, winner }) => (
            <tr key={seat} className={winner ? "winner" : ""}>
              <th scope="row">
                {winner && <span aria-label="winner">♛ </span>}
                {name}
                {mine(seat) && " (you)"}
              </th>
              <td>
                {achieved} of {scene.needed}
              </td>
              <td>{points}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="row ending-ways">
        {update.game.rematch ? (
          <Go to={`/game/${update.game.rematch}`} className="button primary">
            To the next game
          </Go>
        ) : (
          played && (
            <button type="button" className="primary" onClick={() => send({ do: "rematch" })}>
              Play again
            </button>
          )
        )}
        <Go to={`/replay/${update.game.id}`} className="button">
          Watch it again
        </Go>
        <Go to="/" className="button">
          To the lobby
        </Go>
        <button type="button" onClick={onClose}>
          Look at the table
        </button>
      </div>
    </Dialog>
  );
}
