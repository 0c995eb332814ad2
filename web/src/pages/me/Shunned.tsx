import { api } from "../../net/api";
import { Problem } from "../Problem";
import { useDeed } from "../useDeed";
import type { Own } from "./own";
import { TEXTS } from "./texts";

/** Whom the reader does not want to hear or meet. */
export function Shunned({ me, onMe }: Own) {
  const { busy, problem, run } = useDeed();
  const { shunned } = me;
  if (shunned.length === 0) return null;
  const undo = (id: string) => run(async () => onMe(await api.unshun(id)));
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
