import { type FormEvent, useState } from "react";
import { api } from "../../net/api";
import type { Ban } from "../../wire/Ban";
import type { Operations } from "../../wire/Operations";
import { Problem } from "../Problem";
import { useDeed } from "../useDeed";
import { TEXTS } from "./texts";

const day = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });

/** What has a dot or a colon between digits is an address, and no name. */
const isAddress = (whom: string) => /^[\da-f.:]+$/i.test(whom) && /[.:]/.test(whom);

interface Props {
  bans: Ban[];
  secret: string;
  onDone: (all: Operations) => void;
}

/** Who may do nothing here, and how to add to them. */
export function Bans({ bans, secret, onDone }: Props) {
  const { busy, problem, run } = useDeed();
  const [whom, setWhom] = useState("");
  const [why, setWhy] = useState("");
  const [days, setDays] = useState(7);
  const ban = (event: FormEvent) => {
    event.preventDefault();
    const of = isAddress(whom.trim()) ? { address: whom.trim() } : { name: whom.trim() };
    run(async () => {
      onDone(await api.ban(secret, { ...of, days, why }));
      setWhom("");
    });
  };
  return (
    <section aria-label={TEXTS.bans}>
      <h2>{TEXTS.bans}</h2>
      {bans.length === 0 && <p className="dim">{TEXTS.bansNone}</p>}
      <ul className="reports">
        {bans.map((one) => (
          <li key={one.id} className="row">
            <span>
              <b>{one.name}</b> {TEXTS.until(day.format(one.until))}
              {one.why && `: ${one.why}`}
            </span>
            <button type="button" disabled={busy} onClick={() => run(async () => onDone(await api.lift(secret, one.id)))}>
              {TEXTS.lift}
            </button>
          </li>
        ))}
      </ul>
      <form className="row" onSubmit={ban} aria-label={TEXTS.newBan}>
        <input value={whom} onChange={(event) => setWhom(event.target.value)} aria-label={TEXTS.whom} placeholder={TEXTS.whom} />
        <input value={why} onChange={(event) => setWhy(event.target.value)} aria-label={TEXTS.why} placeholder={TEXTS.why} />
        <label>
          {TEXTS.banFor}{" "}
          <input type="number" min={1} max={3650} value={days} onChange={(event) => setDays(event.target.valueAsNumber || 1)} />{" "}
          {TEXTS.daysUnit(days)}
        </label>
        <button type="submit" className="danger" disabled={busy || !whom.trim()}>
          {TEXTS.ban}
        </button>
      </form>
      <Problem text={problem} />
    </section>
  );
}
