/**
 * Cards as they lie on the table. A card has no shape of its own: it is given a form, a box and a size of
 * type, and shows what fits: title, age and slots first, then its effects, then its emblem.
 */

import { type CSSProperties, Fragment, memo, type ReactNode } from "react";
import type { Age } from "../wire/Age";
import type { CardInfo } from "../wire/CardInfo";
import type { Edition } from "../wire/Edition";
import type { Icon } from "../wire/Icon";
import type { Set as CardSet } from "../wire/Set";
import type { Vocabulary } from "../wire/Vocabulary";
import { plain } from "../words/phrase";
import { printedIn, sayIn, useSay, useVocabulary } from "../words/say";
import { useCard } from "./catalog";
import { Emblem } from "./emblem";
import { ColorShape, IconMark, SetMark } from "./icons";
import { announced, Effects, printedOn } from "./text";
import { TEXTS } from "./texts";
import { longestWord, shortly, softly } from "./titles";
import "./card.css";

/** The slots: top left, bottom left, bottom middle, bottom right; of a city also top middle and top right. */
export type Slots = readonly (Icon | null)[];

/**
 * How much of a card is shown: everything with room for its emblem; everything; a tall card, a bar or a line
 * without its effects.
 */
export type Form = "full" | "text" | "tall" | "bar" | "line";

/** A card in one sentence, for screen readers. */
export function spoken(card: CardInfo, vocabulary: Vocabulary): string {
  const say = sayIn(vocabulary);
  const icons = card.icons.filter((icon) => icon !== "hex" && icon !== "echo");
  const words = printedOn(card).map(({ kind, text }) => announced(kind) + plain(printedIn(vocabulary, text)));
  return TEXTS.spoken(say, card.title, card.color, card.age, icons, words);
}

interface SlotProps {
  icon: Icon | null;
  card?: CardInfo | undefined;
  className?: string;
  /** Whether the age stands where the picture would be. */
  aged?: boolean;
}

/** An icon in its slot; where the picture of the card is, its emblem. */
function Slot({ icon, card, className = "", aged = false }: SlotProps) {
  if (icon === null) return null;
  // A slot that is printed without anything in it keeps its place.
  if (icon === "blank") return <span className={`slot ${className}`} />;
  if (icon === "hex" && aged && card) return <Value card={card} />;
  if (icon !== "hex") {
    return (
      <span className={`slot ${className}`}>
        <IconMark icon={icon} silent />
      </span>
    );
  }
  return <span className={`slot hex ${className}`}>{card && <Emblem list={card.set} name={card.title} />}</span>;
}

/** The icons in their slots; `shown` says which of the slots can be seen. */
export function SlotIcons({ icons, shown, card }: { icons: Slots; shown?: readonly number[]; card?: CardInfo | undefined }) {
  return icons.map((icon, slot) =>
    shown && !shown.includes(slot) ? null : <Slot key={slot} icon={icon} card={card} className={`s${slot}`} />,
  );
}

/** Set smaller where its longest word would not fit, and broken only where that would be too small. */
function Title({ of, brief = false }: { of: string; brief?: boolean }) {
  const title = brief ? shortly(of) : of;
  return (
    <b className="card-title" style={{ "--longest": longestWord(title).toFixed(2) } as CSSProperties}>
      <span>
        {softly(title)
          .split(" ")
          .map((word, n) => (
            <Fragment key={n}>
              {n > 0 && " "}
              <span className="word">{word}</span>
            </Fragment>
          ))}
      </span>
    </b>
  );
}

/** The age of a card on the shape of its color. */
function Value({ card }: { card: CardInfo }) {
  return (
    <span className="value">
      <ColorShape color={card.color} />
      <b>{card.age}</b>
    </span>
  );
}

interface FaceProps {
  title: string;
  edition?: Edition | undefined;
  form?: Form;
  /** The size of its type, in pixels; without it, by the width that holds it (`--card-w`). */
  size?: number;
  /** The effect that runs, which is lit. */
  lit?: number | null;
  /** What stands at the end of a bar or line. */
  end?: ReactNode;
  /** Whether what holds it says what it is. */
  silent?: boolean;
  className?: string;
  style?: CSSProperties;
}

/** The face of a card. Most cards of a table stay as they are from one moment to the next, and are not drawn again. */
export const CardFace = memo(function CardFace(props: FaceProps) {
  const { title, edition, form = "full", size, lit = null, end, silent = false, className = "", style } = props;
  const card = useCard(title, edition);
  const vocabulary = useVocabulary();
  if (!card) return <SpecialFace title={title} className={className} style={style} />;
  const sized = { ...style, ...(size !== undefined && { "--f": `${size}px` }) } as CSSProperties;
  const kind = card.icons.length > 4 ? " city" : "";
  return (
    <div
      className={`card ${card.color} in-${card.set} age-${card.age} ${form}${kind} ${className}`}
      style={sized}
      {...(silent ? { "aria-hidden": true } : { role: "img", "aria-label": spoken(card, vocabulary) })}
    >
      <Emblem list={card.set} name={card.title} className="watermark" />
      <Inside card={card} form={form} lit={lit} end={end} />
    </div>
  );
});

function Inside({ card, form, lit, end }: { card: CardInfo; form: Form; lit: number | null; end: ReactNode }) {
  const { icons, effects, title } = card;
  const tops = icons.slice(4);
  // Six slots of a tall card leave no corner for the age.
  const full = form === "tall" && tops.length >= 2;
  const picture = (
    <div className="art">
      <i>
        <Emblem list={card.set} name={title} />
      </i>
      {form === "tall" && effects.length > 0 && (
        <span className="seal">
          <IconMark icon={card.featured} silent round />
        </span>
      )}
    </div>
  );
  const foot = (
    <div className="card-foot">
      {icons.slice(1, 4).map((icon, n) => (
        <Slot key={n} icon={icon} card={card} aged={full} />
      ))}
    </div>
  );
  switch (form) {
    case "line":
    case "bar":
      return (
        <>
          <div className="card-head">
            {effects.length > 0 ? <IconMark icon={card.featured} silent round /> : <SetMark set={card.set} />}
            <Title of={title} brief />
            {form === "line" && <span className="line-end">{end}</span>}
            <Value card={card} />
          </div>
          {form === "bar" && (
            <div className="card-row-of">
              {[icons[0], ...tops, ...icons.slice(1, 4)].map((icon, n) => (
                <Slot key={n} icon={icon ?? null} card={card} />
              ))}
              <span className="card-end">{end}</span>
            </div>
          )}
        </>
      );
    case "tall":
      return (
        <>
          <div className="card-head">
            <Slot icon={icons[0] ?? null} card={card} aged={full} />
            {tops.map((icon, n) => (
              <Slot key={n} icon={icon} card={card} aged={full} />
            ))}
            {!full && <Value card={card} />}
          </div>
          <Title of={title} brief />
          {picture}
          {foot}
        </>
      );
    case "text":
    case "full":
      return (
        <>
          {tops.length > 0 && (
            <div className="card-tops">
              {[icons[0], ...tops].map((icon, n) => (
                <Slot key={n} icon={icon ?? null} card={card} />
              ))}
            </div>
          )}
          <div className="card-head">
            {tops.length === 0 && <Slot icon={icons[0] ?? null} card={card} />}
            <Title of={title} />
            <SetMark set={card.set} />
            <Value card={card} />
          </div>
          {picture}
          {printedOn(card).length > 0 && (
            <div className="words">
              <Effects card={card} lit={lit} still />
            </div>
          )}
          {foot}
        </>
      );
  }
}

/** A special achievement, or a card this page has never heard of: its name is all there is. */
function SpecialFace({ title, className, style }: { title: string; className: string; style?: CSSProperties | undefined }) {
  return (
    <div className={`card special ${className}`} style={style} role="img" aria-label={title}>
      <Emblem list="specials" name={title} className="watermark" />
      <b className="card-title">{title}</b>
    </div>
  );
}

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
  const label = seen ? TEXTS.seen(say, set, age, seen) : TEXTS.faceDown(say, set, age);
  return (
    <div className={`back of-${set}${seen ? " seen" : ""} ${className}`} style={style} role="img" aria-label={label}>
      <SetMark set={set} />
      <b>{age}</b>
    </div>
  );
}
