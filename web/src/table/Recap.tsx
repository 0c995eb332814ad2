import { Words } from "../card";
import type { Phrase } from "../wire/Phrase";

/** Everything since one's last decision, in one place. */
export function Recap({ lines }: { lines: readonly Phrase[] }) {
  if (lines.length === 0) return null;
  return (
    <details className="recap panel">
      <summary>
        Since your last choice <small className="dim">({lines.length})</small>
      </summary>
      <ul>
        {lines.map((words, n) => (
          <li key={n}>
            <Words of={words} />
          </li>
        ))}
      </ul>
    </details>
  );
}
