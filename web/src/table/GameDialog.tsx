import { type FormEvent, useState } from "react";
import { api, sentence } from "../net/api";
import { kindOf } from "../pages/words";
import { go } from "../route";
import type { Command } from "../wire/Command";
import type { Update } from "../wire/Update";
import { Dialog } from "./Dialog";
import { TEXTS } from "./texts";

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
    <Dialog title={TEXTS.game.title} onClose={onClose}>
      <p className="dim">{TEXTS.game.which(kindOf(update.game), update.game.id)}</p>
      {update.links && (
        <>
          <Link label={TEXTS.game.watch} path={update.links.watch} />
          {update.game.status === "open" && <Link label={TEXTS.game.join} path={update.links.invite} />}
        </>
      )}
      {playing && update.game.pace === "turns" && <Webhook update={update} />}
      {playing && (
        <div className="grave">
          {sure === null ? (
            <div className="row">
              <button type="button" className="danger" onClick={() => setSure("concede")}>
                {TEXTS.game.concede}
              </button>
              <button type="button" className="danger" onClick={() => setSure("leave")}>
                {TEXTS.game.leave}
              </button>
            </div>
          ) : (
            <div role="alert">
              <p>{TEXTS.game.sure[sure]}</p>
              <div className="row">
                <button type="button" className="danger" onClick={() => act(sure)}>
                  {TEXTS.game.yes[sure]}
                </button>
                <button type="button" onClick={() => setSure(null)}>
                  {TEXTS.game.no}
                </button>
              </div>
            </div>
          )}
        </div>
      )}
    </Dialog>
  );
}

function Link({ label, path }: { label: string; path: string }) {
  const [copied, setCopied] = useState(false);
  const address = new URL(path, window.location.origin).href;
  return (
    <label className="setting">
      <span>{label}</span>
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
        {copied ? TEXTS.game.copied : TEXTS.game.copy}
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
        text: to ? TEXTS.game.webhookSet : TEXTS.game.webhookRemoved,
        wrong: false,
      });
    } catch (problem) {
      setSaid({ text: sentence(problem), wrong: true });
    }
  };
  return (
    <form onSubmit={(event) => void set(event)} noValidate>
      <label className="setting">
        <span>{TEXTS.game.webhook}</span>
        <input type="url" value={url} onChange={(event) => setUrl(event.target.value)} placeholder={TEXTS.game.webhookSample} />
        <button type="submit">{url.trim() ? TEXTS.game.set : TEXTS.game.remove}</button>
      </label>
      {said && <p role={said.wrong ? "alert" : "status"}>{said.text}</p>}
    </form>
  );
}
