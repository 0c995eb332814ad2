import { useEffect, useState } from "react";
import { hashOf, promised } from "../../net/deal";

/** Whether the cards were dealt as the server had committed itself to before the first choice. */
export function Deal({ record, game, told }: { record: string; game: string | null; told: string | null }) {
  const [own, setOwn] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    hashOf(record).then(
      (hash) => !gone && setOwn(hash),
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [record]);

  const hash = own ?? told;
  if (hash === null) return null;
  const before = game === null ? null : promised(game);
  return (
    <details className="replay-deal">
      <summary>
        {before === null ? "The deal" : before === hash ? "The deal was honest" : "The deal was not the one promised"}
      </summary>
      <p>
        Seed and salt of this deal have the hash <code>{hash}</code>
        {own === null && ", says the server"}.{" "}
        {before === null
          ? "Compare it with the one that was shown before the first choice."
          : before === hash
            ? "It is the one this browser was shown before the first choice."
            : `Before the first choice, this browser was shown ${before}.`}
      </p>
    </details>
  );
}
