import { type CSSProperties, useRef } from "react";
import { CardBack, CardFace, CardPeek, useCard, usePeek } from "../card";
import type { Shown } from "../wire/Shown";
import { faceDown } from "./backs";
import { useTarget } from "./Choosing";
import { fitHand, type HandFit } from "./fit";

import { rem, useMedia } from "./useMedia";
import { useSize } from "./useSize";

interface HandProps {
  cards: readonly Shown[];
  player: number;
  narrow: boolean;
  /** Whether the board above leaves room for a second row. */
  shallow: boolean;
}

/** The hand of the one who looks; it scrolls where thumbs reach it. */
export function Hand({ cards, player, narrow, shallow }: HandProps) {
  const self = useRef<HTMLDivElement>(null);
  const { width } = useSize(self);
  const high = useMedia("(min-height: 1100px)");
  const roomy = useMedia("(min-height: 800px)");
  // Large screens are read from further away, with larger letters and larger cards.
  const max = narrow ? 172 : Math.max(150, Math.min(16.5 * rem(), width * 0.185));
  const min = Math.min(max, (high ? 14 : 10.5) * rem());
  const fit: HandFit = narrow
    ? { card: max, rows: [cards.length], compact: false }
    : fitHand(cards.length, { width: width - 16, rows: high || (roomy && shallow) ? 2 : 1, min, max, gap: 10 });
  const style = { "--card-w": `${fit.card}px` } as CSSProperties;
  let at = 0;
  return (
    <section className="hand" aria-label={`your hand: ${cards.length} cards`}>
      <div ref={self} className="hand-rows" style={style} data-zone={`hand:${player}`}>
        {width > 0 &&
          fit.rows.map((length, row) => {
            const first = at;
            at += length;
            return (
              <div key={row} className="hand-cards" {...(narrow && { tabIndex: 0, role: "group", "aria-label": "cards" })}>
                {cards.slice(first, at).map((card, n) => (
                  <HandCard
                    key={typeof card === "string" ? card : first + n}
                    card={card}
                    place={`hand:${player}:${first + n + 1}`}
                    compact={fit.compact}
                  />
                ))}
              </div>
            );
          })}
        {cards.length === 0 && <p className="dim hand-empty">Your hand is empty.</p>}
      </div>
    </section>
  );
}

function HandCard({ card, place, compact }: { card: Shown; place: string; compact: boolean }) {
  const title = typeof card === "string" ? card : null;
  const info = useCard(title);
  const back = faceDown(card) ?? info;
  const target = useTarget(title ? `card:${title}` : place);
  const self = useRef<HTMLDivElement>(null);
  const peek = usePeek(title !== null && compact && !target.legal);
  return (
    <div
      ref={self}
      className={`hand-card${target.className}`}
      data-card={title ?? undefined}
      data-age={back?.age}
      data-set={back?.set}
      {...peek.props}
      {...target.props}
    >
      {title ? <CardFace title={title} compact={compact} /> : back && <CardBack age={back.age} set={back.set} />}
      {peek.open && title !== null && self.current && <CardPeek title={title} anchor={self.current} />}
    </div>
  );
}
