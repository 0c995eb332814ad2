import { CardText } from "../card";

/** Everything since one's last decision, in one place. */
export function Recap({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <details className="recap panel">
      <summary>
        Since your last choice <small className="dim">({lines.length})</small>
      </summary>
      <ul>
        {lines.map((text, n) => (
          <li key={n}>
            <CardText text={text} />
          </li>
        ))}
      </ul>
    </details>
  );
}
