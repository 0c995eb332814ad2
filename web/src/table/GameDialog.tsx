import { type FormEvent, useState } from "react";
import { go } from "../route";
import type { Command } from "../wire/Command";
import type { Update } from "../wire/Update";
import { Dialog } from "./Dialog";

type Grave = "concede" | "leave";

/** What one does seldom: links, messages for turn-based games, giving up. */
export function GameDialog({ update, send, onClose }: { update: Update; send: (command: Command) => void; onClose: () => void }) {
  const [sure, setSure] = useState<Grave | null>(null);
  const playing = update.seat !== null && update.game.status === "running";
  const act = (what: Grave) => {
    send({ do: what });
    onClose();
    if (what === "leave") go("/");
  };
  return (
    <Dialog title="This game" onClose={onClose}>
      <p className="dim">
        {update.game.edition} edition · game {update.game.id}
      </p>
      {update.links && (
        <>
          <Link name="To watch" path={update.links.watch} />
          {update.game.status === "open" && <Link name="To join" path={update.links.invite} />}
        </>
      )}
      {playing && update.game.pace === "turns" && <Webhook send={send} />}
      {playing && (
        <div className="grave">
          {sure === null ? (
            <div className="row">
              <button type="button" className="danger" onClick={() => setSure("concede")}>
                Give up
              </button>
              <button type="button" className="danger" onClick={() => setSure("leave")}>
                Leave the table
              </button>
            </div>
          ) : (
            <div role="alert">
              <p>
                {sure === "concede"
                  ? "Giving up means that you have lost this game."
                  : "If you leave, a bot plays on at your seat."}
              </p>
              <div className="row">
                <button type="button" className="danger" onClick={() => act(sure)}>
                  {sure === "concede" ? "Yes, I give up" : "Yes, I leave"}
                </button>
                <button type="button" onClick={() => setSure(null)}>
                  No, play on
                </button>
              </div>
            </div>
          )}
        </div>
      )}
    </Dialog>
  );
}

function Link({ name, path }: { name: string; path: string }) {
  const [copied, setCopied] = useState(false);
  const address = new URL(path, window.location.origin).href;
  return (
    <label className="setting">
      <span>{name}</span>
      <input readOnly value={address} onFocus={(event) => event.target.select()} />
      <button
        type="button"
        onClick={() =>
          void navigator.clipboard?.writeText(address).then(
            () => setCopied(true),
            () => setCopied(false),
          )
        }
      >
        {copied ? "Copied" : "Copy"}
      </button>
    </label>
  );
}

function Webhook({ send }: { send: (command: Command) => void }) {
  const [url, setUrl] = useState("");
  const [said, setSaid] = useState("");
  const set = (event: FormEvent) => {
    event.preventDefault();
    send({ do: "webhook", url: url.trim() || null });
    setSaid(url.trim() ? "That address will be called when it is your decision." : "No address is called any more.");
  };
  return (
    <form onSubmit={set}>
      <label className="setting">
        <span>Call this address when it is my decision</span>
        <input type="url" value={url} onChange={(event) => setUrl(event.target.value)} placeholder="https://…" />
        <button type="submit">Set</button>
      </label>
      {said && <p role="status">{said}</p>}
    </form>
  );
}
