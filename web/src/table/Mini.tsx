/** A card too small to read: in somebody's hand, score pile or among achievements. */

import { useRef } from "react";
import { CardBack, CardPeek, ColorShape, useCard, usePeek } from "../card";
import type { Shown } from "../wire/Shown";
import { useTarget } from "./Choosing";

/** The title of a card, if it is known here. */
export function titleOf(card: Shown): string | null {
  if (typeof card === "string") return card;
  return "seen" in card ? (card.seen ?? null) : null;
}

/** The age of a card's back. */
export const ageOf = (card: Shown): number | null => (typeof card !== "string" && "age" in card ? card.age : null);

/** `place` is the name of its place, for cards one may choose without seeing them. */
export function Mini({ card, place }: { card: Shown; place?: string }) {
  const title = titleOf(card);
  const info = useCard(title);
  const target = useTarget(typeof card === "string" ? `card:${card}` : (place ?? null));
  const byTitle = useTarget(typeof card !== "string" && title ? `card:${title}` : null);
  const chosen = target.legal ? target : byTitle;
  const self = useRef<HTMLSpanElement>(null);
  const peek = usePeek(info !== undefined && !chosen.legal);
  const age = ageOf(card);
  return (
    <span
      ref={self}
      className={`mini${chosen.className}`}
      data-card={title ?? undefined}
      data-age={age ?? info?.age}
      title={title && !info ? title : undefined}
      {...peek.props}
      {...chosen.props}
    >
      {typeof card === "string" ? (
        info ? (
          <span className={`chip ${info.color}`} role="img" aria-label={`${title}, ${info.color}, age ${info.age}`}>
            <ColorShape color={info.color} />
            <b>{info.age}</b>
          </span>
        ) : (
          <span className="chip special" role="img" aria-label={card}>
            <b>{card.slice(0, 2)}</b>
          </span>
        )
      ) : (
        age !== null && <CardBack age={age} seen={title} />
      )}
      {peek.open && title && self.current && <CardPeek title={title} anchor={self.current} />}
    </span>
  );
}
