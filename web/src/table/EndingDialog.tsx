import { useEffect, useState } from "react";
import { Words } from "../card";
import { Go, go } from "../route";
import type { Command } from "../wire/Command";
import type { Line } from "../wire/Line";
import type { Scene } from "../wire/Scene";
import type { Update } from "../wire/Update";
import { useSay } from "../words/say";
import { Dialog } from "./Dialog";
import { endingOf, reason } from "./ending";

interface EndingProps {
  update: Update;
  scene: Scene;
  log: readonly Line[];
  send: (command: Command) => void;
  onClose: () => void;
}

/** How it ended, how everybody fared, and what to do next. */
export function EndingDialog({ update, scene, log, send, onClose }: EndingProps) {
  const say = useSay();
  const { rematch } = update.game;
  const [again, setAgain] = useState(false);
  const playAgain = () => {
    setAgain(true);
    send({ do: "rematch" });
  };
  // Whoever asked for the next game goes there; the others are shown the way.
  useEffect(() => {
    if (again && rematch) go(`/game/${rematch}`);
  }, [again, rematch]);
  const mine = (seat: number) => update.game.seats[seat]?.mine ?? false;
  const played = update.game.seats.some((seat) => seat.mine);
  const won = scene.winners.some(mine);
  const title = !played ? "The game is over" : won ? "You have won!" : scene.winners.length === 0 ? "A draw" : "You have lost";
  const order = scene.names
    .map((name, seat) => ({
      name,
      seat,
      points: scene.table.players[seat]!.points ?? 0,
      achieved: scene.achieved[seat] ?? 0,
      winner: scene.winners.includes(seat),
    }))
    .sort((a, b) => Number(b.winner) - Number(a.winner) || b.achieved - a.achieved || b.points - a.points);
  return (
    <Dialog title={title} onClose={onClose}>
      <p className="result">
        <Words of={scene.result} />.
      </p>
      <p className="dim">
        <Words of={reason(endingOf(log), scene)} />
      </p>
      <table className="grid">
        <thead>
          <tr>
            <th scope="col">Player</th>
            <th scope="col">{say`Achievements`}</th>
            <th scope="col">{say`Points`}</th>
          </tr>
        </thead>
        <tbody>
          {order.map(({ name, seat, points, achieved, winner }) => (
            <tr key={seat} className={winner ? "winner" : ""}>
              <th scope="row">
                {winner && (
                  <span role="img" aria-label="winner">
                    ♛{" "}
                  </span>
                )}
                {name}
                {mine(seat) && " (you)"}
              </th>
              <td>
                {achieved} of {scene.needed}
              </td>
              <td>
                {points}
                {scene.bonus_points[seat] ? <small className="dim"> ({scene.bonus_points[seat]} for bonuses)</small> : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="row ending-ways">
        {rematch ? (
          <Go to={`/game/${rematch}`} className="button primary">
            To the next game
          </Go>
        ) : (
          played && (
            <button type="button" className="primary" disabled={again} onClick={playAgain}>
              Play again
            </button>
          )
        )}
        <Go to={`/replay/${update.game.id}`} className="button">
          Watch it again
        </Go>
        {(played || update.game.listed) && (
          <a className="button" href={`/api/games/${update.game.id}/record`} download={`splay-${update.game.id}.json`}>
            Save the record
          </a>
        )}
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
