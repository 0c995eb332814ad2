import { type FormEvent, useState } from "react";
import type { Command } from "../wire/Command";
import type { Remark } from "../wire/Remark";
import { Scroller } from "./Scroller";
import "./chat.css";

/** As many characters as the server takes. */
const LONGEST = 500;

const clock = new Intl.DateTimeFormat(undefined, { hour: "2-digit", minute: "2-digit" });

/** What is said at the table, and a line to say something. Spectators may speak too. */
export function Chat({ chat, seat, send }: { chat: readonly Remark[]; seat: number | null; send: (command: Command) => void }) {
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
        {chat.length === 0 && <p className="dim">Nobody has said anything yet.</p>}
        <ol>
          {chat.map((remark, i) => (
            // Remarks are never changed or reordered, so the place is the name.
            <li key={i} className={remark.seat !== null && remark.seat === seat ? "own" : undefined}>
              <time dateTime={new Date(remark.at).toISOString()}>{clock.format(remark.at)}</time>
              <b>
                {remark.name}
                {remark.seat === null && <small> (watching)</small>}
              </b>
              <span>{remark.text}</span>
            </li>
          ))}
        </ol>
      </Scroller>
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
    </section>
  );
}
