import { type FormEvent, useState } from "react";
import type { Command } from "../wire/Command";
import type { Remark } from "../wire/Remark";
import type { Update } from "../wire/Update";
import { Manners } from "./Manners";
import { TEXTS } from "./manners";
import { Scroller } from "./Scroller";
import "./chat.css";

/** As many characters as the server takes. */
const LONGEST = 500;

const clock = new Intl.DateTimeFormat(undefined, { hour: "2-digit", minute: "2-digit" });

interface ChatProps {
  chat: readonly Remark[];
  update: Update;
  send: (command: Command) => void;
}

/** What is said at the table, and a line to say something where talk is open. */
export function Chat({ chat, update, send }: ChatProps) {
  const { seat, talk, game } = update;
  const others = game.seats.flatMap((info, player) => (info.name && !info.mine && (!info.bot || info.replaced) ? [player] : []));
  const heard = (remark: Remark) => !remark.hidden && !(remark.seat !== null && game.seats[remark.seat]?.shun);
  const [text, setText] = useState("");

  const say = (event: FormEvent) => {
    event.preventDefault();
    const said = text.trim();
    if (!said) return;
    send({ do: "chat", text: said });
    setText("");
  };

  return (
    <section className="chat" aria-label="Table talk">
      <Scroller className="chat-talk" role="log" label="What was said" follow={chat.length}>
        {!chat.some(heard) && <p className="dim">Nobody has said anything yet.</p>}
        <ol>
          {chat.map(
            (remark, i) =>
              heard(remark) && (
                // Remarks are never changed or reordered, so the place is the name.
                <li key={i} className={remark.seat !== null && remark.seat === seat ? "own" : undefined}>
                  <time dateTime={new Date(remark.at).toISOString()}>{clock.format(remark.at)}</time>
                  <b>
                    {remark.name}
                    {remark.seat === null && <small> (watching)</small>}
                  </b>
                  <span>{remark.text}</span>
                </li>
              ),
          )}
        </ol>
      </Scroller>
      <div className="talk-consent">
        {talk.mine && (
          <form onSubmit={say} className="chat-say">
            <input
              value={text}
              onChange={(event) => setText(event.target.value)}
              maxLength={LONGEST}
              placeholder="Say something"
              aria-label="Say something to the table"
              autoComplete="off"
              enterKeyHint="send"
            />
            <button type="submit" disabled={!text.trim()}>
              Send
            </button>
          </form>
        )}
        {game.listed && <Consent update={update} send={send} />}
        {others.length > 0 && (
          <details>
            <summary>{TEXTS.manage}</summary>
            {others.map((player) => (
              <Manners key={player} update={update} player={player} />
            ))}
          </details>
        )}
      </div>
    </section>
  );
}

/** Whether strangers talk: all who play have to want it. */
function Consent({ update, send }: Omit<ChatProps, "chat">) {
  const { seat, talk, game } = update;
  if (seat === null) return talk.open ? <p className="dim">{TEXTS.listening}</p> : null;
  const agreed = talk.agreed.includes(seat);
  const names = talk.waiting.map((player) => game.seats[player]?.name ?? "");
  return (
    <>
      {!talk.open && <p className="dim">{agreed ? `${TEXTS.agreed} ${TEXTS.waitingFor(names)}` : TEXTS.off}</p>}
      <button type="button" onClick={() => send({ do: "talk", agree: !agreed })}>
        {agreed ? TEXTS.withdraw : TEXTS.agree}
      </button>
    </>
  );
}
