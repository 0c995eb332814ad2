/** A card too small to read: in somebody's hand, score pile or among achievements. */

import { type FocusEvent, useRef } from "react";
import { CardBack, CardPeek, ColorShape, spoken, useCard, usePeek } from "../card";
import type { Pile } from "../wire/Pile";
import type { Shown } from "../wire/Shown";
import { useSay, useVocabulary } from "../words/say";
import { faceDown, titleOf } from "./backs";
import { useChoices } from "./Choosing";
import { useSpot } from "./Inspecting";
import { TEXTS } from "./texts";

interface MiniProps {
  card: Shown;
  /** The name of its place, for cards one may choose without seeing them. */
  place?: string;
  /** Whether its title is shown, too. */
  named?: boolean;
  /** Where it lies on the table, if it does: what is known of it is read on the stage, and elsewhere beside it. */
  at?: { seat: number; pile: Pile } | undefined;
}

export function Mini({ card, place, named = false, at }: MiniProps) {
  const title = titleOf(card);
  const info = useCard(title);
  const self = useRef<HTMLSpanElement>(null);
  const { targets } = useChoices();
  const keys = typeof card === "string" ? [`card:${card}`] : [place ?? "", `card:${title}`];
  const key = keys.find((one) => targets.has(one)) ?? null;
  const spot = useSpot(at && title ? { title, seat: at.seat, place: at.pile } : null, key, false);
  const beside = useBeside(info !== undefined && !at && !spot.legal, title);
  const back = faceDown(card) ?? info;
  const props = { ...beside.props, ...spot.props };
  return (
    <span
      ref={self}
      className={`mini${spot.className}`}
      data-card={title ?? undefined}
      data-age={back?.age}
      data-set={back?.set}
      title={title && !info ? title : undefined}
      {...props}
    >
      <Small card={card} named={named} silent={"aria-label" in props} />
      {beside.open && title && self.current && <CardPeek title={title} anchor={self.current} />}
    </span>
  );
}

/** Shows the card beside what stands for it, by mouse, tap or focus. */
function useBeside(known: boolean, title: string | null) {
  const { open, show, props } = usePeek(known);
  const info = useCard(title);
  const vocabulary = useVocabulary();
  if (!known || !info) return { open: false, props: {} };
  const focused = {
    role: "button",
    tabIndex: 0,
    "aria-label": spoken(info, vocabulary),
    onFocus: (event: FocusEvent<HTMLElement>) => event.currentTarget.matches(":focus-visible") && show(true),
    onBlur: () => show(false),
  };
  return { open, props: { ...props, ...focused } };
}

/** A chip if its face is seen, else its back; silent where what holds it says what it is. */
function Small({ card, named, silent }: { card: Shown; named: boolean; silent: boolean }) {
  const say = useSay();
  const title = titleOf(card);
  const info = useCard(title);
  const back = faceDown(card);
  if (typeof card !== "string") return back && <CardBack age={back.age} set={back.set} seen={title} />;
  if (!info) {
    return (
      <span className={`chip special${named ? " named" : ""}`} role="img" aria-label={card}>
        {named ? <span>{card}</span> : <b>{card.slice(0, 2)}</b>}
      </span>
    );
  }
  return (
    <span
      className={`chip ${info.color}${named ? " named" : ""}`}
      {...(silent ? { "aria-hidden": true } : { role: "img", "aria-label": TEXTS.card(say, card, info.color, info.age) })}
    >
      <ColorShape color={info.color} />
      <b>{info.age}</b>
      {named && <span>{card}</span>}
    </span>
  );
}
