import type { GameInfo } from "../../wire/GameInfo";
import { isFree, seatName } from "../words";
import { TEXTS } from "./texts";

/** Who sits where, and who is there. */
export function SeatList({ game }: { game: GameInfo }) {
  return (
    <ol className="seat-list">
      {game.seats.map((seat, i) => {
        const free = isFree(seat);
        const team = game.teams.findIndex((members) => members.includes(i));
        return (
          <li key={i} className={free ? "free" : undefined}>
            <span className="seat-number" aria-hidden="true">
              {i + 1}
            </span>
            <b>{seatName(seat)}</b>
            <span className="dim">
              {[
                seat.mine && TEXTS.you,
                team >= 0 && TEXTS.team(team + 1),
                !free && !seat.bot && !seat.mine && (seat.present ? TEXTS.here : TEXTS.away),
              ]
                .filter(Boolean)
                .join(" · ")}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
