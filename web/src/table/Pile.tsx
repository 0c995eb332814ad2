/** A stack of one color. Covered cards peek out on the side opposite to the splay. */

import { type CSSProperties, useRef } from "react";
import { CardFace, CardPeek, ColorShape, SlotIcons, type Slots, useCard, useOpenSlots, usePeek } from "../card";
import type { Color } from "../wire/Color";
import type { Shown } from "../wire/Shown";
import type { Splay } from "../wire/Splay";
import type { Stack } from "../wire/Stack";
import { useTarget } from "./Choosing";
import type { PileFit } from "./fit";

const ARROW: Record<Splay, string> = { none: "", left: "←", right: "→", up: "↑", aslant: "↗" };

/** Where the n-th card from the top lies, in hundredths of a card's width. */
export function offset(n: number, count: number, splay: Splay, step: number): { x: number; y: number } {
  const covered = count - 1;
  switch (splay) {
    case "none":
      // A stack that is not splayed still shows that it is one.
      return { x: Math.min(n, 2) * 1.4, y: Math.min(n, 2) * 1.6 };
    case "left":
      return { x: n * step, y: 0 };
    case "right":
      return { x: (covered - n) * step, y: 0 };
    case "up":
      return { x: 0, y: n * step };
    case "aslant":
      return { x: (covered - n) * step, y: n * step };
  }
}

interface PileProps {
  color: Color;
  stack: Stack | undefined;
  fit: PileFit;
  player: number;
  /** Whether an option that points at a color means this stack. */
  mine: boolean;
  compact: boolean;
}

export function Pile({ color, stack, fit, player, mine, compact }: PileProps) {
  const own = useTarget(mine ? `color:${color}` : null);
  const picked = useTarget(`board:${player}:${color}`);
  const target = own.legal ? own : picked;
  const cards = stack?.cards ?? [];
  const splay = stack?.splay ?? "none";
  const size: CSSProperties = {
    width: `calc(${fit.width} * var(--card-w) / 100)`,
    height: `calc(${fit.height} * var(--card-w) / 100)`,
  };
  const zone = `board:${player}:${color}`;
  if (cards.length === 0) {
    return (
      <div className={`pile empty${target.className}`} style={size} data-zone={zone} {...target.props}>
        <ColorShape color={color} />
        <span className="unseen">no {color} cards</span>
      </div>
    );
  }
  const shape = splay === "none" ? "" : `, splayed ${splay}`;
  return (
    <div className={`pile${target.className}`} style={size} data-zone={zone} {...target.props}>
      {cards
        .map((card, n) => (
          <StackCard
            key={typeof card === "string" ? card : n}
            card={card}
            color={color}
            top={n === 0}
            splay={splay}
            step={fit.step}
            at={offset(n, cards.length, splay, fit.step)}
            order={cards.length - n}
            compact={compact}
          />
        ))
        // The document has the bottom card first, so that the top one is drawn over it.
        .reverse()}
      <div className="pile-caption">
        {cards.length > 1 && (
          <>
            {cards.length}{" "}
            <span className="unseen">
              {color} cards{shape}
            </span>
            <span aria-hidden="true">{splay === "none" ? "cards" : `${ARROW[splay]} ${splay}`}</span>
          </>
        )}
      </div>
    </div>
  );
}

interface StackCardProps {
  card: Shown;
  color: Color;
  top: boolean;
  splay: Splay;
  step: number;
  at: { x: number; y: number };
  order: number;
  compact: boolean;
}

function StackCard({ card, color, top, splay, step, at, order, compact }: StackCardProps) {
  const title = typeof card === "string" ? card : null;
  const info = useCard(title);
  const open = useOpenSlots(splay);
  const target = useTarget(title === null ? null : `card:${title}`);
  const self = useRef<HTMLDivElement>(null);
  const place: CSSProperties = {
    left: `calc(${at.x} * var(--card-w) / 100)`,
    top: `calc(${at.y} * var(--card-w) / 100)`,
    zIndex: order,
  };
  const slots: Slots = info ? info.icons : typeof card !== "string" && "icons" in card ? card.icons : [];
  // The edge that peeks out is as wide as the step; its icons must fit into it.
  const edge = { "--slot": Math.min(15, step - 1.5) } as CSSProperties;
  // What can be chosen is explained beside the options instead.
  const peek = usePeek(title !== null && (compact || !top) && !target.legal);
  return (
    <div
      ref={self}
      className={`stack-card${top ? " uppermost" : " covered"}${target.className}`}
      style={place}
      data-card={title ?? undefined}
      data-age={info?.age}
      data-set={info?.set}
      {...peek.props}
      {...target.props}
    >
      {top && title !== null ? (
        <CardFace title={title} compact={compact} />
      ) : (
        <div
          className={`card edge ${color} splay-${splay}${compact ? " compact" : ""}`}
          style={edge}
          role="img"
          aria-label={`covered: ${title ?? "a card"}`}
        >
          <SlotIcons icons={slots} shown={open} />
          {info && splay === "left" && <b className="edge-age">{info.age}</b>}
        </div>
      )}
      {peek.open && title !== null && self.current && <CardPeek title={title} anchor={self.current} />}
    </div>
  );
}
