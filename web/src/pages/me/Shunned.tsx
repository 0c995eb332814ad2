import { useState } from "react";
import { api } from "../../net/api";
import type { Me } from "../../wire/Me";
import { Problem } from "../Problem";
import { useDeed } from "../useDeed";
import { TEXTS } from "./texts";

/** Whom the reader does not want to hear or meet. */
export function Shunned({ me }: { me: Me }) {
  const { busy, problem, run } = useDeed();
  const [gone, setGone] = useState<readonly string[]>([]);
  const shunned = me.shunned.filter(({ id }) => !gone.includes(id));
  if (shunned.length === 0) return null;
  const undo = (id: string) =>
    run(async () => {
      await api.unshun(id);
      setGone((before) => [...before, id]);
    });
  return (
    <section className="devices" aria-label={TEXTS.shunned}>
      <h2>{TEXTS.shunned}</h2>
      <ul className="device-list">
        {shunned.map(({ id, name, how }) => (
          <li key={id}>
            <b>{name}</b>, {TEXTS.shunnedHow[how]}
            <button type="button" disabled={busy} onClick={() => undo(id)} aria-label={`${TEXTS.unshun}: ${name}`}>
              {TEXTS.unshun}
            </button>
          </li>
        ))}
      </ul>
      <Problem text={problem} />
    </section>
  );
}
