import { type FormEvent, useState } from "react";
import type { Command } from "../wire/Command";
import type { Remark } from "../wire/Remark";
import type { Update } from "../wire/Update";
import { Manners } from "./Manners";
import { Scroller } from "./Scroller";
import { TEXTS } from "./texts";
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
    <section className="chat" aria-label={TEXTS.talk.label}>
      <Scroller className="chat-talk" role="log" label={TEXTS.talk.said} follow={chat.length}>
        {!chat.some(heard) && <p className="dim">{TEXTS.talk.nothing}</p>}
        <ol>
          {chat.map(
            (remark, i) =>
              heard(remark) && (
                // Remarks are never changed or reordered, so the place is the name.
                <li key={i} className={remark.seat !== null && remark.seat === seat ? "own" : undefined}>
                  <time dateTime={new Date(remark.at).toISOString()}>{clock.format(remark.at)}</time>
                  <b>
                    {remark.name}
                    {remark.seat === null && <small>{TEXTS.talk.watching}</small>}
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
              placeholder={TEXTS.talk.say}
              aria-label={TEXTS.talk.sayLabel}
              autoComplete="off"
              enterKeyHint="send"
            />
            <button type="submit" disabled={!text.trim()}>
              {TEXTS.talk.send}
            </button>
          </form>
        )}
        {game.listed && <Consent update={update} send={send} />}
        {others.length > 0 && (
          <details>
            <summary>{TEXTS.talk.manage}</summary>
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
  if (seat === null) return talk.open ? <p className="dim">{TEXTS.talk.listening}</p> : null;
  const agreed = talk.agreed.includes(seat);
  const names = talk.waiting.map((player) => game.seats[player]?.name ?? "");
  return (
    <>
      {!talk.open && <p className="dim">{agreed ? TEXTS.talk.agreed(names) : TEXTS.talk.off}</p>}
      <button type="button" onClick={() => send({ do: "talk", agree: !agreed })}>
        {agreed ? TEXTS.talk.withdraw : TEXTS.talk.agree}
      </button>
    </>
  );
}
