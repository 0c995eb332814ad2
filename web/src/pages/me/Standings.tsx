import { type FormEvent, type ReactNode, useState } from "react";
import { api } from "../../net/api";
import { Go } from "../../route";
import type { Strength } from "../../wire/Strength";
import { Problem } from "../Problem";
import { useDeed } from "../useDeed";
import type { Own } from "./own";
import { TEXTS } from "./texts";

/** How strong the reader is, under a name of their own. */
export function Standings({ me, onMe }: Own) {
  const { busy, problem, run } = useDeed();
  const [name, setName] = useState(me.own_name ?? me.name ?? "");
  const claim = (event: FormEvent) => {
    event.preventDefault();
    run(async () => onMe(await api.ownName(name)));
  };
  return (
    <section className="devices" aria-label={TEXTS.rating}>
      <h2>{TEXTS.rating}</h2>
      {me.own_name === null ? (
        <>
          <p>{TEXTS.ratingWhat}</p>
          <form className="row" onSubmit={claim}>
            <input value={name} onChange={(event) => setName(event.target.value)} maxLength={32} aria-label={TEXTS.name} />
            <button type="submit" disabled={busy || !name.trim()}>
              {TEXTS.claim}
            </button>
          </form>
        </>
      ) : (
        <>
          <p>
            {TEXTS.youAre}
            <b>{me.own_name}</b>. <Go to={`/people/${encodeURIComponent(me.own_name)}`}>{TEXTS.profile}</Go>
            {TEXTS.between}
            <Go to="/ladder/third-2">{TEXTS.toLadder}</Go>
          </p>
          {me.standings.length > 0 && <StrengthTable standings={me.standings} of={TEXTS.kind} />}
        </>
      )}
      <Problem text={problem} />
    </section>
  );
}

export function StrengthTable({ standings, of }: { standings: Strength[]; of: (one: Strength) => ReactNode }) {
  return (
    <table className="panel bars">
      <tbody>
        {standings.map((one) => (
          <tr key={`${one.kind} ${one.name}`}>
            <th scope="row">{of(one)}</th>
            <td>
              {one.rating} <small>± {2 * one.deviation}</small>
            </td>
            <td>{TEXTS.ofWon(one.won, one.games)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
