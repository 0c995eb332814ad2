import { type FormEvent, useState } from "react";
import { api } from "../../net/api";
import { Go } from "../../route";
import type { Me } from "../../wire/Me";
import type { Strength } from "../../wire/Strength";
import { Problem } from "../Problem";
import { useDeed } from "../useDeed";
import { capital } from "../words";

/** "third-2" in words. */
export function kindName(kind: string): string {
  const [edition = "", players = ""] = kind.split("-");
  return `${capital(edition)} edition, ${players} players`;
}

/** How strong the reader is, under a name of their own. */
export function Standings({ me }: { me: Me }) {
  const { busy, problem, run } = useDeed();
  const [known, setKnown] = useState(me);
  const [name, setName] = useState(me.own_name ?? me.name ?? "");
  const claim = (event: FormEvent) => {
    event.preventDefault();
    run(async () => setKnown(await api.ownName(name)));
  };
  return (
    <section className="devices" aria-label="Rating">
      <h2>Rating</h2>
      {known.own_name === null ? (
        <>
          <p>
            With a name that belongs to you, your games against bots and others with names are rated, and nobody else plays under
            it.
          </p>
          <form className="row" onSubmit={claim}>
            <input value={name} onChange={(event) => setName(event.target.value)} maxLength={32} aria-label="Your name" />
            <button type="submit" disabled={busy || !name.trim()}>
              Make it mine
            </button>
          </form>
        </>
      ) : (
        <>
          <p>
            You are <b>{known.own_name}</b>. <Go to="/ladder/third-2">To the ladder</Go>
          </p>
          {me.standings.length > 0 && <StrengthTable standings={me.standings} of={(one) => kindName(one.kind)} />}
        </>
      )}
      <Problem text={problem} />
    </section>
  );
}

export function StrengthTable({ standings, of }: { standings: Strength[]; of: (one: Strength) => string }) {
  return (
    <table className="panel bars">
      <tbody>
        {standings.map((one) => (
          <tr key={`${one.kind} ${one.name}`}>
            <th scope="row">{of(one)}</th>
            <td>
              {one.rating} <small>± {2 * one.deviation}</small>
            </td>
            <td>
              {one.won} of {one.games} won
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
