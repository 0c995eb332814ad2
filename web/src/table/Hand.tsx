import type { CSSProperties } from "react";
import { CardBack, CardFace, type Form, useCard } from "../card";
import type { Shown } from "../wire/Shown";
import { faceDown } from "./backs";
import type { HandFit } from "./fit";
import { useSpot } from "./Inspecting";

/** The hand of the one who looks. */
export function Hand({ cards, player, fit }: { cards: readonly Shown[]; player: number; fit: HandFit }) {
  const style = {
    height: fit.height,
    gridTemplateColumns: `repeat(${fit.perRow}, ${Math.floor(fit.width)}px)`,
    gridTemplateRows: `repeat(${fit.rows}, minmax(0, 1fr))`,
  } as CSSProperties;
  return (
    <section className="hand" aria-label={`your hand: ${cards.length} cards`} data-row>
      <div className="hand-cards" style={style} data-zone={`hand:${player}`}>
        {cards.map((card, n) => (
          <HandCard
            key={typeof card === "string" ? card : n}
            card={card}
            player={player}
            place={n}
            form={fit.form}
            size={fit.size}
          />
        ))}
        {cards.length === 0 && <p className="dim hand-empty">Your hand is empty.</p>}
      </div>
    </section>
  );
}

interface HandCardProps {
  card: Shown;
  player: number;
  place: number;
  form: Form;
  size: number;
  style?: CSSProperties;
}

export function HandCard({ card, player, place, form, size, style }: HandCardProps) {
  const title = typeof card === "string" ? card : null;
  const info = useCard(title);
  const back = faceDown(card) ?? info;
  const key = title ? `card:${title}` : `hand:${player}:${place + 1}`;
  const spot = useSpot(title ? { title, seat: player, place: "hand" } : null, key, place === 0);
  return (
    <div
      className={`hand-card${spot.className}`}
      style={style}
      data-card={title ?? undefined}
      data-age={back?.age}
      data-set={back?.set}
      {...spot.props}
    >
      {title ? <CardFace title={title} form={form} size={size} silent /> : back && <CardBack age={back.age} set={back.set} />}
    </div>
  );
}
