import { IconMark } from "../card";
import type { Civilization } from "../wire/Civilization";
import type { Icon } from "../wire/Icon";
import { useSay } from "../words/say";
import { useTarget } from "./Choosing";
import { TEXTS } from "./texts";

/** How many of each icon a board shows, always in the same order; changes since `before` are marked. */
export function Totals({
  civilization,
  before,
  icons,
  mine,
  compared = null,
  parts,
}: {
  civilization: Civilization;
  before?: Civilization;
  icons: readonly Icon[];
  mine: boolean;
  /** With whom it is compared: having more decides sharing and demands. */
  compared?: Civilization | null;
  /** What a count is made of, where karmas add to it; else nothing. */
  parts: (icon: Icon, count: number) => string;
}) {
  const say = useSay();
  return (
    <ul className="totals" aria-label={TEXTS.plate.icons(say)}>
      {icons.map((icon) => (
        <Total
          key={icon}
          icon={icon}
          count={civilization.icons?.[icon] ?? 0}
          was={before?.icons ? (before.icons[icon] ?? 0) : null}
          mine={mine}
          more={compared !== null && (civilization.icons?.[icon] ?? 0) > (compared.icons?.[icon] ?? 0)}
          parts={parts(icon, civilization.icons?.[icon] ?? 0)}
        />
      ))}
    </ul>
  );
}

interface TotalProps {
  icon: Icon;
  count: number;
  was: number | null;
  mine: boolean;
  more: boolean;
  parts: string;
}

function Total({ icon, count, was, mine, more, parts }: TotalProps) {
  const target = useTarget(mine ? `icon:${icon}` : null);
  const change = was === null || was === count ? "" : was < count ? " up" : " down";
  return (
    <li
      className={`total${change}${count === 0 ? " none" : ""}${more ? " more" : ""}${parts ? " unfolds" : ""}`}
      title={TEXTS.plate.icon(icon, count, parts, change ? was : null, more)}
    >
      <span className={`total-inner${target.className}`} {...target.props}>
        <IconMark icon={icon} />
        <b>{count}</b>
        {parts && <span className="unseen">{TEXTS.plate.by(parts)}</span>}
      </span>
    </li>
  );
}
