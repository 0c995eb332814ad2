/** The drawings of the rules: real cards, laid out by hand. */

import type { CSSProperties, ReactNode } from "react";
import { CardFace, IconMark, SlotIcons, useOpenSlots } from "../../card";
import type { Icon } from "../../wire/Icon";
import type { Splay } from "../../wire/Splay";
import { TEXTS } from "./texts";

/** In hundredths of a card's width: how far each card beneath peeks out, and to which side. */
const STEP: Record<Splay, { x: number; y: number }> = {
  none: { x: 0, y: 0 },
  left: { x: 20, y: 0 },
  right: { x: -20, y: 0 },
  up: { x: 0, y: 20 },
  aslant: { x: -20, y: 20 },
};

/** A stack of three with this splay, and what it shows. */
export function SplayPicture({ splay, cards, children }: { splay: Splay; cards: string[]; children: ReactNode }) {
  const { x, y } = STEP[splay];
  const beneath = cards.length - 1;
  const shift = (n: number): CSSProperties => ({
    left: `calc(${(x < 0 ? -x * beneath : 0) + x * n} * var(--u))`,
    top: `calc(${y * n} * var(--u))`,
    zIndex: cards.length - n,
  });
  const size: CSSProperties = {
    width: `calc(${100 + Math.abs(x) * beneath} * var(--u))`,
    height: `calc(${112 + y * beneath} * var(--u))`,
  };
  return (
    <figure className="splay-picture">
      <div className="splay-stack" style={size} aria-hidden="true">
        {cards.map((title, n) => (
          <div key={title} className="splay-card" style={shift(n)}>
            <CardFace title={title} form="tall" />
          </div>
        ))}
      </div>
      <figcaption>{children}</figcaption>
    </figure>
  );
}

/** One covered card with only its open slots drawn. */
export function CoveredEdge({ splay }: { splay: Splay }) {
  const icons: readonly [Icon, Icon, Icon, Icon] = ["crown", "leaf", "castle", "lightbulb"];
  const open = useOpenSlots(splay);
  return (
    <div className="card covered-edge" aria-hidden="true">
      {icons.map((_, slot) => (open.includes(slot) ? null : <span key={slot} className={`slot s${slot} closed`} />))}
      <SlotIcons icons={icons} shown={open} />
    </div>
  );
}

/** A card with numbers on its parts. */
export function CardAnatomy({ title }: { title: string }) {
  return (
    <div className="anatomy">
      <CardFace title={title} />
      {["title", "age", "effects", "slots", "hex"].map((part, n) => (
        <i key={part} className={`mark mark-${part}`} aria-hidden="true">
          {n + 1}
        </i>
      ))}
    </div>
  );
}

/** How three players stand to a dogma. */
export function DogmaPicture({
  icon,
  players,
}: {
  icon: Icon;
  players: { name: string; count: number; standing: string; kind: string }[];
}) {
  return (
    <ul className="dogma-picture">
      {players.map(({ name, count, standing, kind }) => (
        <li key={name}>
          <b>{name}</b>
          <span className="dogma-icons" role="img" aria-label={TEXTS.times(count, icon)}>
            {Array.from({ length: count }, (_, n) => (
              <IconMark key={n} icon={icon} silent />
            ))}
          </span>
          <span className={`standing ${kind}`}>{standing}</span>
        </li>
      ))}
    </ul>
  );
}
