/** A card's name in running text, which shows the card on hover, focus or tap. */

import { useRef } from "react";
import { createPortal } from "react-dom";
import type { Edition } from "../wire/Edition";
import { plain } from "../words/phrase";
import { printedIn, sayIn, useVocabulary } from "../words/say";
import { CardFace } from "./Card";
import { useCard } from "./catalog";
import { ColorShape } from "./icons";
import { printedOn } from "./text";
import { TEXTS } from "./texts";
import { usePeek } from "./usePeek";

/** Where a card of this size goes so that it is next to what it belongs to and on the screen. */
export function beside(
  anchor: { left: number; top: number; right: number; bottom: number },
  size: { width: number; height: number },
  window: { width: number; height: number },
): { left: number; top: number } {
  const margin = 8;
  const left = Math.max(margin, Math.min(anchor.left, window.width - size.width - margin));
  const below = anchor.bottom + 6;
  const above = anchor.top - size.height - 6;
  const top = below + size.height + margin <= window.height || above < margin ? below : above;
  return { left, top: Math.max(margin, Math.min(top, window.height - size.height - margin)) };
}

const SIZE = { width: 268, height: 340 };

/** The card itself, floating beside its anchor; it takes no part in the layout or the tab order. */
export function CardPeek({ title, edition, anchor }: { title: string; edition?: Edition; anchor: Element }) {
  const place = beside(anchor.getBoundingClientRect(), SIZE, {
    width: document.documentElement.clientWidth,
    height: document.documentElement.clientHeight,
  });
  return createPortal(
    <div className="card-peek" style={{ left: place.left, top: place.top, width: SIZE.width }}>
      <CardFace title={title} edition={edition} />
    </div>,
    // Over the window it is in; else within the page's main part, where screen readers expect everything to be.
    anchor.closest("dialog") ?? document.getElementById("main") ?? document.body,
  );
}

export function CardName({ title, edition }: { title: string; edition?: Edition }) {
  const anchor = useRef<HTMLButtonElement>(null);
  const card = useCard(title, edition);
  const vocabulary = useVocabulary();

  const { open, show, props } = usePeek(card !== undefined);
  if (!card) return <b>{title}</b>;
  const words = printedOn(card)
    .map(({ text }) => plain(printedIn(vocabulary, text)))
    .join(" ");
  return (
    <button
      ref={anchor}
      type="button"
      className={`card-name ${card.color}`}
      aria-description={TEXTS.described(sayIn(vocabulary), card.color, card.age, words)}
      {...props}
      onFocus={(event) => event.currentTarget.matches(":focus-visible") && show(true)}
      onBlur={() => show(false)}
    >
      <ColorShape color={card.color} />
      {title}
      {open && anchor.current && <CardPeek title={title} edition={edition} anchor={anchor.current} />}
    </button>
  );
}
