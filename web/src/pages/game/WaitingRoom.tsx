import { api } from "../../net/api";
import { Chat } from "../../table/Chat";
import type { Command } from "../../wire/Command";
import type { Remark } from "../../wire/Remark";
import type { Update } from "../../wire/Update";
import { Problem } from "../Problem";
import { useTitle } from "../title";
import { freeSeats, kindOf } from "../words";
import { CopyLink } from "./CopyLink";
import { SeatList } from "./SeatList";
import { TakeSeat } from "./TakeSeat";
import { TEXTS } from "./texts";
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
  const title = free === 0 ? TEXTS.dealing : TEXTS.waiting(free);
  useTitle(title);
  const mine = game.seats.some((seat) => seat.mine);

  return (
    <div className="waiting">
      <section className="panel" aria-labelledby="waiting">
        <h1 id="waiting">{title}</h1>
        <p className="unseen" role="status">
          {title}
        </p>
        <p className="dim">
          {kindOf(game)}. {TEXTS.begins}
        </p>
        {game.bot_at !== null && <p>{TEXTS.botComes}</p>}
        {game.arranged && <p>{TEXTS.arranged}</p>}
        <SeatList game={game} />
        {!mine && <TakeSeat game={game} invite={null} />}
        {mine && (
          <div className="row">
            {free > 0 && (
              <button type="button" onClick={() => send({ do: "fill" })}>
                {TEXTS.fill}
              </button>
            )}
            <button
              type="button"
              className="danger"
              onClick={() => {
                void api.command(game.id, { do: "leave" }).then(onLeft, () => send({ do: "leave" }));
              }}
            >
              {TEXTS.leave}
            </button>
          </div>
        )}
        {game.deal && (
          <details>
            <summary>{TEXTS.dealTitle}</summary>
            <p className="deal-hash">
              {TEXTS.dealHash[0]}
              <code>{game.deal}</code>
              {TEXTS.dealHash[1]}
            </p>
          </details>
        )}
        <Problem text={problem} />
      </section>
      <section className="panel" aria-labelledby="links">
        <h2 id="links">{links ? TEXTS.bring : TEXTS.atTable}</h2>
        {links && (
          <>
            <CopyLink name={TEXTS.seatLink} path={links.invite} primary />
            <CopyLink name={TEXTS.watchLink} path={links.watch} />
          </>
        )}
        {(links || watch || game.listed) && <Chat chat={chat} update={update} send={send} />}
      </section>
    </div>
  );
}
