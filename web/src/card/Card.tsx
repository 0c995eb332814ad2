/** Cards as they lie on the table: a face, a back, or the edge that a splay leaves open. */

import type { CSSProperties } from "react";
import type { Age } from "../wire/Age";
import type { CardInfo } from "../wire/CardInfo";
import type { Edition } from "../wire/Edition";
import type { EffectInfo } from "../wire/EffectInfo";
import type { Icon } from "../wire/Icon";
import type { Set as CardSet } from "../wire/Set";
import type { Vocabulary } from "../wire/Vocabulary";
import { plain } from "../words/phrase";
import { printedIn, sayIn, useSay, useVocabulary } from "../words/say";
import { useCard } from "./catalog";
import { ColorShape, IconMark } from "./icons";
import { ANNOUNCED, Effects } from "./text";
import "./card.css";

/** The slots: top left, bottom left, bottom middle, bottom right; of a city also top middle and top right. */
export type Slots = readonly (Icon | null)[];

/** A card in one sentence, for screen readers. */
export function spoken(card: CardInfo, vocabulary: Vocabulary): string {
  const say = sayIn(vocabulary);
  const icons = card.icons
    .filter((icon) => icon !== "hex" && icon !== "echo")
    .map((icon) => icon.replace("bonus", "bonus of "))
    .join(", ");
  const effects = card.effects.map((effect) => ANNOUNCED[effect.kind] + plain(printedIn(vocabulary, effect.text)));
  return say`${card.title}, ${card.color}, age ${card.age}. Icons: ${icons}. ${effects.join(" ")}`;
}

/** The icons in their slots; `shown` says which of the slots can be seen. */
export function SlotIcons({ icons, shown }: { icons: Slots; shown?: readonly number[] }) {
  return icons.map((icon, slot) =>
    icon === null || (shown && !shown.includes(slot)) ? null : (
      <span key={slot} className={`slot s${slot}${icon === "hex" ? " hex" : ""}`}>
        <IconMark icon={icon} silent />
      </span>
    ),
  );
}

/**
 * How large the words of a card can be, in hundredths of its width, so that they fill the room
 * between title and icons and are not cut off.
 */
export function wordSize(effects: readonly EffectInfo[]): number {
  // A paragraph leaves half a line empty at its end, and demands and echoes are announced.
  const announced: Record<EffectInfo["kind"], number> = { dogma: 0, demand: 12, compel: 12, echo: 7, inspire: 10 };
  const length = effects.reduce((sum, effect) => sum + plain(effect.text).length + 17 + announced[effect.kind], 0);
  return Math.max(4.2, Math.min(6.9, Math.sqrt(4600 / length)));
}

/** Long titles are set smaller, so that none is cut off; in hundredths of the card's width. */
const titleSize = (title: string) => ({ "--title-size": Math.min(8.4, 84 / title.length).toFixed(2) }) as CSSProperties;

interface FaceProps {
  title: string;
  edition?: Edition;
  /** Leave the effects out, for cards too small to read. */
  compact?: boolean;
  className?: string;
  style?: CSSProperties;
}

/** The face of a card, as wide as what holds it (`--card-w`, else the whole width). */
export function CardFace({ title, edition, compact = false, className = "", style }: FaceProps) {
  const card = useCard(title, edition);
  const vocabulary = useVocabulary();
  if (!card) return <SpecialFace title={title} className={className} style={style} />;
  return (
    <div
      className={`card face ${card.color}${compact ? " compact" : ""} ${className}`}
      style={style}
      role="img"
      aria-label={spoken(card, vocabulary)}
    >
      <SlotIcons icons={card.icons} />
      <b className="card-title" style={titleSize(title)}>
        {title}
      </b>
      <span className="value">
        <ColorShape color={card.color} />
        <b>{card.age}</b>
      </span>
      {!compact && (
        <div className="words" style={{ "--words": wordSize(card.effects) } as CSSProperties}>
          <Effects effects={card.effects} still />
        </div>
      )}
    </div>
  );
}

/** A special achievement, or a card this page has never heard of: its name is all there is. */
function SpecialFace({ title, className, style }: { title: string; className: string; style?: CSSProperties }) {
  return (
    <div className={`card face special ${className}`} style={style} role="img" aria-label={title}>
      <b className="card-title">{title}</b>
    </div>
  );
}

/** What is said of a set where several are in play: only expansions need to be told apart. */
export const ofSet = (set: CardSet): string => (set === "base" ? "" : `${set} `);

/** The back of a card: its set and age, and a mark if you know what is on the other side. */
export function CardBack({
  age,
  set,
  seen,
  className = "",
  style,
}: {
  age: Age;
  set: CardSet;
  seen?: string | null;
  className?: string;
  style?: CSSProperties;
}) {
  const say = useSay();
  const label = seen
    ? say`${ofSet(set)}card of age ${age}, known to you: ${seen}`
    : say`face-down ${ofSet(set)}card of age ${age}`;
  return (
    <div className={`back of-${set}${seen ? " seen" : ""} ${className}`} style={style} role="img" aria-label={label}>
      <b>{age}</b>
    </div>
  );
}
