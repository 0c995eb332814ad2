import { api } from "../../net/api";
import { Chat } from "../../table/Chat";
import type { Command } from "../../wire/Command";
import type { Remark } from "../../wire/Remark";
import type { Update } from "../../wire/Update";
import { Problem } from "../Problem";
import { useTitle } from "../title";
import { freeSeats, kindOf, plural } from "../words";
import { CopyLink } from "./CopyLink";
import { SeatList } from "./SeatList";
import { TakeSeat } from "./TakeSeat";
import "../pages.css";

interface Props {
  update: Update;
  chat: readonly Remark[];
  send: (command: Command) => void;
  watch: string | null;
  problem: string;
  onLeft: () => void;
}

/** The table before everybody is there. It turns into the game by itself. */
export function WaitingRoom({ update, chat, send, watch, problem, onLeft }: Props) {
  const { game, links } = update;
  const free = freeSeats(game);
  const title = free === 0 ? "Dealing…" : `Waiting for ${plural(free, "player")}`;
  useTitle(title);
  const mine = game.seats.some((seat) => seat.mine);

  return (
    <div className="waiting">
      <section className="panel" aria-labelledby="waiting">
        <h1 id="waiting">{title}</h1>
        <p className="unseen" role="status">
          {title}
        </p>
        <p className="dim">{kindOf(game)}. The game begins as soon as every seat is taken.</p>
        {game.arranged && (
          <p>It goes on from a record. Whoever made this game may know what lies where, so it counts for nothing.</p>
        )}
        <SeatList game={game} />
        {!mine && <TakeSeat game={game} invite={null} />}
        {mine && free > 0 && (
          <button type="button" onClick={() => send({ do: "fill" })}>
            Let a bot take a free seat
          </button>
        )}
        {mine && (
          <button
            type="button"
            className="danger"
            onClick={() => {
              void api.command(game.id, { do: "leave" }).then(onLeft, () => send({ do: "leave" }));
            }}
          >
            Leave this table
          </button>
        )}
        {game.deal && (
          <details>
            <summary>The deal is settled</summary>
            <p className="deal-hash">
              Its hash is <code>{game.deal}</code>. When the game is over, its replay shows whether these were the cards.
            </p>
          </details>
        )}
        <Problem text={problem} />
      </section>
      <section className="panel" aria-labelledby="links">
        <h2 id="links">{links ? "Bring somebody" : "At the table"}</h2>
        {links && (
          <>
            <CopyLink name="To take a seat" path={links.invite} primary />
            <CopyLink name="Only to watch" path={links.watch} />
          </>
        )}
        {(links || watch || game.listed) && <Chat chat={chat} seat={update.seat} send={send} />}
      </section>
    </div>
  );
}
