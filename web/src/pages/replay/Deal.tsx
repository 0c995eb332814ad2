import { useEffect, useState } from "react";
import { hashOf, promised } from "../../net/deal";
import { TEXTS } from "./texts";

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
      <summary>{before === null ? TEXTS.deal : before === hash ? TEXTS.dealHonest : TEXTS.dealBroken}</summary>
      <p>
        {TEXTS.dealHash[0]}
        <code>{hash}</code>
        {own === null && TEXTS.dealHash[1]}.{" "}
        {before === null ? TEXTS.dealCompare : before === hash ? TEXTS.dealSame : TEXTS.dealOther(before)}
      </p>
    </details>
  );
}
