import { type FormEvent, useState } from "react";
import { api } from "../net/api";
import { Problem } from "../pages/Problem";
import { useDeed } from "../pages/useDeed";
import type { Shun } from "../wire/Shun";
import type { Update } from "../wire/Update";
import { TEXTS as ALL } from "./texts";
import "./manners.css";

const TEXTS = ALL.manners;

/** What one can do about another person at the table: not hear them, not meet them, report them. */
export function Manners({ update, player }: { update: Update; player: number }) {
  const { busy, problem, run } = useDeed();
  const [reporting, setReporting] = useState(false);
  const [why, setWhy] = useState("");
  const [reported, setReported] = useState(false);
  const info = update.game.seats[player];
  // A bot that sits there for itself cannot be rude.
  if (!info?.name || info.mine || (info.bot && !info.replaced)) return null;
  const { name, shun } = info;

  const set = (how: Shun | null) =>
    run(async () => {
      await api.shun(update.game.id, { seat: player, how }, eyes(update));
      // What was left out is not known here.
      if (how === null) window.location.reload();
    });
  const report = (event: FormEvent) => {
    event.preventDefault();
    run(async () => {
      await api.report(update.game.id, { seat: player, why }, eyes(update));
      setReporting(false);
      setReported(true);
    });
  };

  return (
    <div className="manners">
      <div className="row" role="group" aria-label={TEXTS.about(name)}>
        {shun === null ? (
          <>
            <button type="button" disabled={busy} onClick={() => set("mute")}>
              {TEXTS.mute(name)}
            </button>
            <button type="button" disabled={busy} onClick={() => set("block")}>
              {TEXTS.block(name)}
            </button>
          </>
        ) : (
          <button type="button" disabled={busy} onClick={() => set(null)}>
            {TEXTS.undo[shun](name)}
          </button>
        )}
        {!reporting && !reported && (
          <button type="button" onClick={() => setReporting(true)}>
            {TEXTS.report(name)}
          </button>
        )}
      </div>
      {shun !== null && <p className="dim">{TEXTS.means[shun]}</p>}
      {reporting && (
        <form onSubmit={report}>
          <label>
            {TEXTS.why}
            <textarea value={why} onChange={(event) => setWhy(event.target.value)} maxLength={500} rows={3} />
          </label>
          <p className="dim">{TEXTS.evidence}</p>
          <div className="row">
            <button type="submit" disabled={busy || !why.trim()}>
              {TEXTS.send}
            </button>
            <button type="button" onClick={() => setReporting(false)}>
              {TEXTS.cancel}
            </button>
          </div>
        </form>
      )}
      {reported && <p role="status">{TEXTS.reported}</p>}
      <Problem text={problem} />
    </div>
  );
}

const eyes = ({ seat }: Update) => (seat === null ? {} : { seat });
