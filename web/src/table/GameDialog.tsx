import { type FormEvent, useState } from "react";
import { api, sentence } from "../net/api";
import { kindOf } from "../pages/words";
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
        {kindOf(update.game)} · game {update.game.id}
      </p>
      {update.links && (
        <>
          <Link name="To watch" path={update.links.watch} />
          {update.game.status === "open" && <Link name="To join" path={update.links.invite} />}
        </>
      )}
      {playing && update.game.pace === "turns" && <Webhook update={update} />}
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
              <p>{sure === "concede" ? "If you give up, you lose this game." : "If you leave, a bot plays on at your seat."}</p>
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

/** Where the server calls when it is one's decision and one is not there. */
function Webhook({ update }: { update: Update }) {
  const [url, setUrl] = useState("");
  const [said, setSaid] = useState<{ text: string; wrong: boolean } | null>(null);
  const set = async (event: FormEvent) => {
    event.preventDefault();
    const to = url.trim() || null;
    try {
      await api.command(update.game.id, { do: "webhook", url: to, key: null }, update.seat === null ? {} : { seat: update.seat });
      setSaid({
        text: to
          ? "That address will be called when it is your decision and you are away."
          : "No address will be called anymore.",
        wrong: false,
      });
    } catch (problem) {
      setSaid({ text: sentence(problem), wrong: true });
    }
  };
  return (
    <form onSubmit={(event) => void set(event)} noValidate>
      <label className="setting">
        <span>Call this address when it is my decision</span>
        <input type="url" value={url} onChange={(event) => setUrl(event.target.value)} placeholder="https://…" />
        <button type="submit">{url.trim() ? "Set" : "Remove"}</button>
      </label>
      {said && <p role={said.wrong ? "alert" : "status"}>{said.text}</p>}
    </form>
  );
}
