import { IconMark } from "../card";
import type { Civilization } from "../wire/Civilization";
import type { Icon } from "../wire/Icon";
import { useSay } from "../words/say";
import { useTarget } from "./Choosing";

/** How many of each icon a board shows, always in the same order; changes since `before` are marked. */
export function Totals({
  civilization,
  before,
  icons,
  mine,
}: {
  civilization: Civilization;
  before?: Civilization;
  icons: readonly Icon[];
  mine: boolean;
}) {
  const say = useSay();
  return (
    <ul className="totals" aria-label={say`visible icons`}>
      {icons.map((icon) => (
        <Total
          key={icon}
          icon={icon}
          count={civilization.icons?.[icon] ?? 0}
          was={before?.icons ? (before.icons[icon] ?? 0) : null}
          mine={mine}
        />
      ))}
    </ul>
  );
}

function Total({ icon, count, was, mine }: { icon: Icon; count: number; was: number | null; mine: boolean }) {
  const target = useTarget(mine ? `icon:${icon}` : null);
  const change = was === null || was === count ? "" : was < count ? " up" : " down";
  return (
    <li
      className={`total${change}${count === 0 ? " none" : ""}`}
      title={change ? `${icon}: ${count}, was ${was}` : `${icon}: ${count}`}
    >
      <span className={`total-inner${target.className}`} {...target.props}>
        <IconMark icon={icon} />
        <b>{count}</b>
      </span>
    </li>
  );
}
