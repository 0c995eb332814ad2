import { Go } from "../../route";
import type { GameInfo } from "../../wire/GameInfo";
import { ago, fate, freeSeats, kindOf, playersOf, waitsForMe } from "../words";
import { TEXTS } from "./texts";

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
            <Go to={`/review/${game.id}`} className="button" aria-label={TEXTS.wayTo(TEXTS.review, playersOf(game))}>
              {TEXTS.review}
            </Go>
            <Go to={`/replay/${game.id}`} className="button" aria-label={TEXTS.wayTo(TEXTS.replay, playersOf(game))}>
              {TEXTS.replay}
            </Go>
          </>
        )}
        <Go
          to={`/game/${game.id}`}
          className={waitsForMe(game) ? "button primary" : "button"}
          aria-label={TEXTS.wayTo(way(game, mine), playersOf(game))}
        >
          {way(game, mine)}
        </Go>
      </span>
    </li>
  );
}

function way(game: GameInfo, mine: boolean): string {
  if (game.status === "over") return TEXTS.view;
  if (game.status === "stranded") return TEXTS.open;
  if (mine) return game.status === "open" ? TEXTS.open : TEXTS.play;
  return game.status === "open" ? TEXTS.join : TEXTS.watch;
}

function stateOf(game: GameInfo, mine: boolean): { text: string; kind: string } {
  if (waitsForMe(game)) return { text: TEXTS.yourTurn, kind: "yours" };
  switch (game.status) {
    case "open":
      return { text: TEXTS.freeSeats(freeSeats(game)), kind: "open" };
    case "stranded":
      return { text: TEXTS.olderRules, kind: "over" };
    case "over":
      return {
        text: mine ? (fate(game) === "won" ? TEXTS.youWon : TEXTS.youLost) : game.result || TEXTS.over,
        kind: fate(game) ?? "over",
      };
    case "running":
      return { text: TEXTS.turn(game.turn), kind: "running" };
  }
}
