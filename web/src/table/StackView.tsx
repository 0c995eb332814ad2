/** A stack of one color: its top card, and the open edges of those beneath it. */

import type { CSSProperties, ReactNode } from "react";
import { CardFace, ColorShape, SlotIcons, type Slots, useCard, useOpenSlots } from "../card";
import type { Color } from "../wire/Color";
import type { Shown } from "../wire/Shown";
import type { Splay } from "../wire/Splay";
import type { Stack } from "../wire/Stack";
import { useTarget } from "./Choosing";
import type { CellFit } from "./fit";
import { useSpot } from "./Inspecting";
import { sideways } from "./slivers";
import { TEXTS } from "./texts";

interface StackProps {
  color: Color;
  stack: Stack | undefined;
  fit: CellFit;
  player: number;
  /** Whether an option that points at a color means this stack. */
  mine: boolean;
  /** Whether the tab stop of the row is here. */
  first: boolean;
  /** What stands at the end of a bar: how many cards, whom it reaches. */
  end?: ReactNode;
}

const nameOf = (card: Shown): string | null => (typeof card === "string" ? card : null);

/** What makes a button of a target. */
const NO_BUTTON = { role: undefined, tabIndex: undefined, "aria-label": undefined, onKeyDown: undefined };

export function StackView({ color, stack, fit, player, mine, first, end }: StackProps) {
  const own = useTarget(mine ? `color:${color}` : null);
  const picked = useTarget(`board:${player}:${color}`);
  const target = own.legal ? own : picked;
  const cards = stack?.cards ?? [];
  const onTop = useTarget(typeof cards[0] === "string" ? `card:${cards[0]}` : null);
  // Where the card on top is an option, too, the stack is one for the pointer alone: there is no button within another.
  const whole = target.legal && !onTop.legal;
  const { role, tabIndex, "aria-label": label, onKeyDown, ...pointed } = { ...NO_BUTTON, ...target.props };
  const props = whole ? target.props : pointed;
  const splay = stack?.splay ?? "none";
  const zone = `board:${player}:${color}`;
  const [top, ...covered] = cards;
  if (top === undefined) {
    return (
      <div className={`stack empty${target.className}`} data-zone={zone} {...target.props}>
        <ColorShape color={color} />
        <span className="unseen">{TEXTS.noCards(color)}</span>
      </div>
    );
  }
  const { shown, thick } = fit.slivers;
  const drawn = covered.slice(0, shown);
  const rest = covered.length - drawn.length;
  const edges = drawn.map((card, n) => (
    <Edge
      key={typeof card === "string" ? card : n}
      card={card}
      color={color}
      player={player}
      splay={splay}
      thick={thick}
      rest={n === drawn.length - 1 ? rest : 0}
      whole={whole}
    />
  ));
  return (
    <div className={`stack splayed-${splay}${target.className}`} data-zone={zone} {...props}>
      {/* The document has what lies left first, so that it is read as it is seen. */}
      {splay === "right" && edges.toReversed()}
      <TopCard card={top} color={color} player={player} fit={fit} first={first} end={end} whole={whole} />
      {splay !== "right" && edges}
    </div>
  );
}

interface TopProps {
  card: Shown;
  color: Color;
  player: number;
  fit: CellFit;
  first: boolean;
  end: ReactNode;
  /** Whether the stack is an option as a whole: then its cards are not read, but chosen with it. */
  whole: boolean;
}

function TopCard({ card, color, player, fit, first, end, whole }: TopProps) {
  const title = nameOf(card);
  const info = useCard(title);
  const named = title === null || whole ? null : { title, seat: player, place: color };
  const spot = useSpot(named, title === null ? null : `card:${title}`, first);
  return (
    <div
      className={`stack-card${spot.className}`}
      data-card={title ?? undefined}
      data-age={info?.age}
      data-set={info?.set}
      {...spot.props}
    >
      {title !== null && <CardFace title={title} form={fit.form} size={fit.size} end={end} silent />}
    </div>
  );
}

interface EdgeProps {
  card: Shown;
  color: Color;
  player: number;
  splay: Splay;
  thick: number;
  /** How many more lie beneath it that are not drawn. */
  rest: number;
  whole: boolean;
}

function Edge({ card, color, player, splay, thick, rest, whole }: EdgeProps) {
  const title = nameOf(card);
  const info = useCard(title);
  const open = useOpenSlots(splay);
  const key = title === null ? null : `card:${title}`;
  const spot = useSpot(title === null || whole ? null : { title, seat: player, place: color }, key, false);
  const slots: Slots = info ? info.icons : typeof card !== "string" && "icons" in card ? card.icons : [];
  const side = sideways(splay);
  const size = {
    [side ? "width" : "height"]: `${thick + (side ? 4 : 5)}px`,
    fontSize: `${(thick - 3) / 1.3}px`,
  } as CSSProperties;
  const name = spot.props && "aria-label" in spot.props ? {} : { role: "img", "aria-label": TEXTS.covered(title) };
  return (
    <div
      className={`sliver ${color} age-${info?.age ?? 1} covered${spot.className}`}
      style={size}
      data-card={title ?? undefined}
      data-age={info?.age}
      data-set={info?.set}
      {...name}
      {...spot.props}
    >
      <SlotIcons icons={slots} shown={open} card={info} />
      {rest > 0 && <b>+{rest}</b>}
    </div>
  );
}
