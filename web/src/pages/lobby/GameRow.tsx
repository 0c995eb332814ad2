import { Go } from "../../route";
import type { GameInfo } from "../../wire/GameInfo";
import { plural } from "../../words/plural";
import { ago, fate, freeSeats, kindOf, playersOf, waitsForMe } from "../words";

/** A game in a list: who plays what, how far it is, and the way there. */
export function GameRow({ game }: { game: GameInfo }) {
  const mine = game.seats.some((seat) => seat.mine);
  const state = stateOf(game, mine);
  return (
    <li className={waitsForMe(game) ? "game-row waits" : "game-row"}>
      <span className="game-who">
        <b>{playersOf(game)}</b>
        <small className="dim">
          {kindOf(game)} · {ago(game.updated)}
        </small>
      </span>
      <span className={`game-state ${state.kind}`}>{state.text}</span>
      <span className="row">
        {game.status === "over" && (
          <>
            <Go to={`/review/${game.id}`} className="button" aria-label={`Review: ${playersOf(game)}`}>
              Review
            </Go>
            <Go to={`/replay/${game.id}`} className="button" aria-label={`Replay: ${playersOf(game)}`}>
              Replay
            </Go>
          </>
        )}
        <Go
          to={`/game/${game.id}`}
          className={waitsForMe(game) ? "button primary" : "button"}
          aria-label={`${way(game, mine)}: ${playersOf(game)}`}
        >
          {way(game, mine)}
        </Go>
      </span>
    </li>
  );
}

function way(game: GameInfo, mine: boolean): string {
  if (game.status === "over") return "View";
  if (game.status === "stranded") return "Open";
  if (mine) return game.status === "open" ? "Open" : "Play";
  return game.status === "open" ? "Join" : "Watch";
}

function stateOf(game: GameInfo, mine: boolean): { text: string; kind: string } {
  if (waitsForMe(game)) return { text: "Your turn", kind: "yours" };
  switch (game.status) {
    case "open":
      return { text: `${plural(freeSeats(game), "seat")} free`, kind: "open" };
    case "stranded":
      return { text: "Older rules", kind: "over" };
    case "over":
      return { text: mine ? (fate(game) === "won" ? "You won" : "You lost") : game.result || "Over", kind: fate(game) ?? "over" };
    case "running":
      return { text: `Turn ${game.turn}`, kind: "running" };
  }
}
