import { type CSSProperties, useRef } from "react";
import { CardBack, CardFace, type Form, useCard } from "../card";
import type { Shown } from "../wire/Shown";
import { faceDown } from "./backs";
import type { HandFit } from "./fit";
import { useSpot } from "./Inspecting";
import { TEXTS } from "./texts";

/** The hand of the one who looks. */
export function Hand({ cards, player, fit }: { cards: readonly Shown[]; player: number; fit: HandFit }) {
  const style = {
    height: fit.height,
    gridTemplateColumns: `repeat(${fit.perRow}, ${Math.floor(fit.width)}px)`,
    gridTemplateRows: `repeat(${fit.rows}, minmax(0, 1fr))`,
  } as CSSProperties;
  const places = usePlaces(cards, fit.perRow * fit.rows);
  const laid = cards.map((card, n) => ({ card, n, at: places[n]! })).sort((a, b) => a.at - b.at);
  return (
    <section className="hand" aria-label={TEXTS.hand(cards.length)} data-row data-glide="hand">
      <div className="hand-cards" style={style} data-zone={`hand:${player}`}>
        {laid.map(({ card, n, at }) => (
          <HandCard
            key={typeof card === "string" ? card : n}
            card={card}
            player={player}
            place={n}
            form={fit.form}
            size={fit.size}
            style={{ gridArea: `${Math.floor(at / fit.perRow) + 1} / ${(at % fit.perRow) + 1}` }}
          />
        ))}
        {cards.length === 0 && <p className="dim hand-empty">{TEXTS.handEmpty}</p>}
      </div>
    </section>
  );
}

/**
 * Where each card of a hand lies: it stays there while others come and go, and what comes takes the first free place.
 * Only a hand that is laid out anew closes up.
 */
function usePlaces(cards: readonly Shown[], room: number): number[] {
  const last = useRef<{ room: number; places: Map<string, number> }>({ room: 0, places: new Map() });
  // Cards that lie face down are told apart by their place alone.
  const names = cards.map((card, n) => (typeof card === "string" ? card : `${n}`));
  const before = last.current.room === room ? last.current.places : new Map<string, number>();
  const taken = new Set(names.flatMap((name) => before.get(name) ?? []));
  let free = 0;
  const places = names.map((name) => {
    const kept = before.get(name);
    if (kept !== undefined) return kept;
    while (taken.has(free)) free += 1;
    taken.add(free);
    return free;
  });
  last.current = { room, places: new Map(names.map((name, n) => [name, places[n]!])) };
  return places;
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
      data-glide={title ? `hand ${title}` : undefined}
      data-card={title ?? undefined}
      data-age={back?.age}
      data-set={back?.set}
      {...spot.props}
    >
      {title ? <CardFace title={title} form={form} size={size} silent /> : back && <CardBack age={back.age} set={back.set} />}
    </div>
  );
}
