/**
 * Who gets which room. One row for each seat, one column for each color, through the whole table; then the hand.
 * Room is given by need, with a floor: no effect is ever set smaller than `FLOOR`. A card without room for its
 * effects takes a compact form, and they are read on the stage.
 */

import type { Form } from "../card";
import type { CardInfo } from "../wire/CardInfo";
import type { Splay } from "../wire/Splay";
import type { Needs } from "./measure";
import { NO_SLIVERS, type Slivers, sideways, slivers, upward } from "./slivers";

/** The least size of type for effects, in pixels. */
export const FLOOR = 12;

/** A stack, as far as its size goes. */
export interface StackShape {
  /** Its top card; nothing for an empty stack, or for a card this page does not know. */
  top: CardInfo | null;
  count: number;
  splay: Splay;
}

/** What there is to be laid out, and in which room, in pixels. */
export interface Desk {
  others: readonly (readonly StackShape[])[];
  own: readonly StackShape[];
  /** The cards of the hand; nothing for one that lies face down. None where nobody's hand is shown. */
  hand: readonly (CardInfo | null)[] | null;
  width: number;
  height: number;
  /** What stands between own board and hand, as on a tablet the stage does. */
  band: number;
  /** The plates that say who sits there. */
  plate: number;
  gap: number;
  /** The largest type, and how many rows a hand may take with its effects. */
  largest: number;
  handRows: number;
  /** Which of the others is shown unfolded where not all can be. */
  open: number;
}

/** How one stack is drawn. */
export interface CellFit {
  form: Form;
  size: number;
  slivers: Slivers;
}

export interface HandFit {
  form: "text" | "tall";
  size: number;
  rows: number;
  perRow: number;
  width: number;
  height: number;
}

export interface RowFit {
  height: number;
  /** Whether there is a line beneath the stacks that says how many cards they have and whom they reach. */
  caption: boolean;
  folded: boolean;
  cells: CellFit[];
}

export interface DeskFit {
  /** How much can be read, in words; for tests and the curious. */
  tier: string;
  size: number;
  columns: number[];
  others: RowFit[];
  own: RowFit;
  hand: HandFit | null;
}

/** The line beneath stacks, and what a row keeps around its stacks. */
const CAPTION = 19;
const PADDING = 12;
/** A row of bars, a dense one, and one that is folded to a line. */
const BARS = 78;
const DENSE = 64;
const LINE = 32;
/** The least width of a tall card in a hand. */
const NARROWEST = 62;
export const GAP = 6;

/** How thick the slivers of a stack may become together, in em, and what thin ones cost. */
export const BUDGETS: readonly [budget: number, cost: number][] = [
  [6.5, 0],
  [5, 0.4],
  [3.6, 0.9],
  [2.4, 1.7],
];

interface Tier {
  name: string;
  /** Whether everybody's effects are to be read, and those of the hand. */
  everybody: boolean;
  hand: boolean;
  /** The least height of an opponent's row; folded rows are lines, but for one. */
  row: number;
  folded: boolean;
}

const TIERS: readonly Tier[] = [
  { name: "everything", everybody: true, hand: true, row: BARS, folded: false },
  { name: "own board and hand", everybody: false, hand: true, row: BARS, folded: false },
  { name: "own board and hand, dense", everybody: false, hand: true, row: DENSE, folded: false },
  { name: "own board", everybody: false, hand: false, row: BARS, folded: false },
  { name: "own board, dense", everybody: false, hand: false, row: DENSE, folded: false },
  { name: "own board, others folded", everybody: false, hand: false, row: DENSE, folded: true },
];

export interface Columns {
  widths: number[];
  /** What the slivers of the own stacks take of them. */
  slivers: Slivers[];
  taken: number[];
  share: number;
}

export const filled = (stack: StackShape | undefined): stack is StackShape & { top: CardInfo } => stack?.top != null;

/** The best layout of a desk. */
export function solve(desk: Desk, needs: Needs): DeskFit {
  const { own, others, gap } = desk;
  const stacks = own.length;
  const room = desk.width - desk.plate - 14;
  const bands = others.length + 1 + (desk.hand ? 1 : 0) + (desk.band > 0 ? 1 : 0);
  const height = desk.height - desk.band - gap * (bands - 1);
  const folds = others.length > 2;

  /** Widths flow from the color with the shortest text to the one with the longest. */
  const columnsFor = (size: number, budget: number, everybody: boolean): Columns => {
    const side = own.map((stack) =>
      sideways(stack.splay) ? slivers(stack.count - 1, size * budget, Math.round(size * 1.35)) : NO_SLIVERS,
    );
    const taken = side.map(({ shown, thick }) => shown * thick);
    const bare = own.map((stack, n) => stack.count === 0 && others.every((other) => (other[n]?.count ?? 0) === 0));
    const shares = stacks - bare.filter(Boolean).length * 0.5;
    const share = (room - GAP * stacks - taken.reduce((sum, one) => sum + one, 0)) / shares;
    const widths = bare.map((empty) => (empty ? share / 2 : share));
    const want = (n: number): number => {
      const stack = own[n];
      const width = Math.round(widths[n]! / 3) * 3;
      const mine = filled(stack) ? needs.text(stack.top, width, size) + (upward(stack.splay) ? size * 2.2 : 0) : 0;
      if (!everybody) return mine;
      const wide = Math.round((widths[n]! + taken[n]!) / 3) * 3;
      return others.reduce((most, other) => {
        const theirs = other[n];
        return Math.max(most, filled(theirs) ? needs.text(theirs.top, wide, size) : 0);
      }, mine);
    };
    const least = Math.max(size * 9.2, share * 0.85);
    const wants = widths.map((_, n) => want(n));
    for (let round = 0; round < 36; round += 1) {
      let long = -1;
      let short = -1;
      for (let n = 0; n < stacks; n += 1) {
        if (long < 0 || wants[n]! > wants[long]!) long = n;
        if (!bare[n] && widths[n]! > least && (short < 0 || wants[n]! < wants[short]!)) short = n;
      }
      if (short < 0 || long < 0 || wants[long]! - wants[short]! < size * 1.3) break;
      widths[long]! += 3;
      widths[short]! -= 3;
      wants[long] = want(long);
      wants[short] = want(short);
    }
    return { widths: widths.map((width, n) => Math.floor(width + taken[n]!)), slivers: side, taken, share };
  };

  const above = (stack: StackShape, size: number, budget: number): Slivers =>
    upward(stack.splay) ? slivers(stack.count - 1, budget, Math.round(size * 1.4)) : NO_SLIVERS;

  const attempt = (tier: Tier, size: number, budget: number): (DeskFit & { worth: number }) | null => {
    const columns = columnsFor(size, budget, tier.everybody);
    if (columns.share < size * 8.2) return null;
    const ups = own.map((stack) => above(stack, size, size * budget * 0.8));
    const ownNeed =
      Math.max(
        size * 9,
        ...own.map((stack, n) =>
          filled(stack) ? needs.text(stack.top, columns.widths[n]! - columns.taken[n]!, size) + ups[n]!.shown * ups[n]!.thick : 0,
        ),
      ) +
      CAPTION +
      PADDING;
    const hand = desk.hand ? fitHand(desk, size, tier.hand, needs) : null;
    if (desk.hand && !hand) return null;
    const rows = others.map((other, seat) => {
      const least = tier.folded && seat !== desk.open ? LINE : tier.row;
      if (!tier.everybody) return least;
      const text = Math.max(...other.map((stack, n) => (filled(stack) ? needs.text(stack.top, columns.widths[n]!, size) : 0)));
      return Math.max(least, text + CAPTION + PADDING);
    });
    const sum = ownNeed + (hand?.height ?? 0) + rows.reduce((all, one) => all + one, 0);
    let left = height - sum;
    if (left < 0) return null;

    // What is left goes to the others until their words fit, then to everybody; it shows as pictures.
    const grown = { others: rows, own: ownNeed, hand: hand?.height ?? 0 };
    if (!tier.everybody) {
      others.forEach((other, seat) => {
        if (tier.folded && seat !== desk.open) return;
        const want =
          Math.max(0, ...other.map((stack, n) => (filled(stack) ? needs.text(stack.top, columns.widths[n]!, FLOOR) : 0))) +
          CAPTION +
          PADDING;
        const more = Math.min(Math.max(0, want - grown.others[seat]!), left / (others.length - seat));
        grown.others[seat]! += more;
        left -= more;
      });
    }
    const opened = others.map((_, seat) => (tier.folded && seat !== desk.open ? 0.12 : 0.8));
    const weights = opened.reduce((all, one) => all + one, 0) + 1.3 + (hand ? 1.1 : 0);
    const most = hand ? hand.width * (hand.form === "text" ? 1.25 : 1.7) * hand.rows : 0;
    const toHand = hand ? Math.min((left * 1.1) / weights, Math.max(0, most - grown.hand)) : 0;
    grown.others = grown.others.map((one, seat) => one + (left * opened[seat]!) / weights);
    const toOthers = opened.reduce((all, one) => all + (left * one) / weights, 0);
    grown.own += left - toOthers - toHand;
    grown.hand += toHand;

    const otherRows = others.map((other, seat) =>
      otherRow(other, Math.floor(grown.others[seat]!), columns, size, tier.folded && seat !== desk.open, needs),
    );
    const read = otherRows.flatMap(({ cells }) => cells).filter(({ form }) => form === "text").length;
    const cost = BUDGETS.find(([one]) => one === budget)?.[1] ?? 0;
    return {
      tier: tier.name,
      size,
      columns: columns.widths,
      others: otherRows,
      own: ownRow(own, Math.floor(grown.own), columns, ups, size, needs),
      hand: hand && { ...hand, height: Math.floor(grown.hand) },
      worth: size - cost + (tier.everybody ? 0 : 0.3 * read),
    };
  };

  for (const tier of TIERS) {
    if (tier.folded && !folds) continue;
    let best: (DeskFit & { worth: number }) | null = null;
    // Reading everybody's cards comes before larger type.
    const largest = tier.everybody ? desk.largest : Math.min(desk.largest, 13.5);
    for (let size = largest; size >= FLOOR; size -= 0.5) {
      if (tier.everybody && best && size <= best.worth) break;
      for (const [budget, cost] of BUDGETS) {
        if (tier.everybody && best && size - cost <= best.worth) continue;
        const found = attempt(tier, size, budget);
        if (found && (!best || found.worth > best.worth)) best = found;
      }
    }
    if (best) return best;
  }
  return squeezed();

  /** Nothing fits: the own row takes what is left, and each card falls back by itself. */
  function squeezed(): DeskFit {
    const columns = columnsFor(FLOOR, 2.4, false);
    const ups = own.map((stack) => above(stack, FLOOR, FLOOR * 2));
    const hand = desk.hand ? tightHand(desk) : null;
    const dense = DENSE * others.length + (hand?.height ?? 0) + 110 <= height;
    const rows = others.map((_, seat) => (!folds || dense || seat === desk.open ? DENSE : LINE));
    const ownHeight = Math.max(80, height - (hand?.height ?? 0) - rows.reduce((all, one) => all + one, 0));
    return {
      tier: "own board where it fits",
      size: FLOOR,
      columns: columns.widths,
      others: others.map((other, seat) => otherRow(other, rows[seat]!, columns, FLOOR, rows[seat] === LINE, needs)),
      own: ownRow(own, Math.floor(ownHeight), columns, ups, FLOOR, needs),
      hand,
    };
  }
}

/** A hand with or without its effects, in as little height as it needs. */
function fitHand(desk: Desk, size: number, text: boolean, needs: Needs): HandFit | null {
  const hand = desk.hand ?? [];
  if (hand.length === 0) return { form: "tall", size, rows: 1, perRow: 1, width: 90, height: text ? 56 : 44 };
  let best: HandFit | null = null;
  for (let rows = 1; rows <= (text ? desk.handRows : Math.max(desk.handRows, 3)); rows += 1) {
    const perRow = Math.ceil(hand.length / rows);
    const fair = (desk.width - 4 - GAP * (perRow - 1)) / perRow;
    if (text) {
      const width = Math.min(fair, size * 21);
      if (width < size * 9.4) continue;
      const tallest = Math.max(size * 9, ...hand.map((card) => (card ? needs.text(card, width, size) : 0)));
      const height = tallest * rows + GAP * (rows - 1) + 4;
      if (!best || height < best.height) best = { form: "text", size, rows, perRow, width, height };
    } else {
      const width = Math.min(fair, size * 12);
      if (width < NARROWEST) continue;
      // Several rows are lower each: the emblem gives way first.
      const height = size * (rows > 1 ? 8.2 : 9.2) * rows + GAP * (rows - 1) + 4;
      if (!best || height < best.height)
        best = { form: "tall", size: tallSize(width, height / rows), rows, perRow, width, height };
    }
  }
  return best;
}

/** A hand in the least room there can be. */
function tightHand(desk: Desk): HandFit {
  const count = Math.max(1, desk.hand?.length ?? 1);
  const rows = Math.max(1, Math.ceil((count * (NARROWEST + GAP)) / desk.width));
  const perRow = Math.ceil(count / rows);
  const width = Math.min(110, (desk.width - 4 - GAP * (perRow - 1)) / perRow);
  return { form: "tall", size: FLOOR, rows, perRow, width, height: rows * 97 + GAP * (rows - 1) + 4 };
}

const tallSize = (width: number, height: number): number => Math.max(FLOOR, Math.min(width / 6.6, height / 9.9, 14.5));

const captioned = (height: number) => height >= 92;

/** The room for cards in a row of this height. */
export const within = (height: number, caption: boolean): number =>
  height - (height < 74 ? 8 : PADDING) - (caption ? CAPTION : 0);

export function ownRow(
  stacks: readonly StackShape[],
  height: number,
  columns: Columns,
  ups: readonly Slivers[],
  size: number,
  needs: Needs,
): RowFit {
  const inner = within(height, true);
  const cells = stacks.map((stack, n): CellFit => {
    const width = columns.widths[n]!;
    const side = columns.slivers[n]!;
    const up = ups[n]!;
    if (!filled(stack)) return { form: "text", size, slivers: NO_SLIVERS };
    const shown = sideways(stack.splay) && !upward(stack.splay) ? side : upward(stack.splay) ? up : NO_SLIVERS;
    if (needs.text(stack.top, width - columns.taken[n]!, size) <= inner - up.shown * up.thick + 1)
      return { form: "text", size, slivers: shown };
    if (needs.text(stack.top, width, size) <= inner) return { form: "text", size, slivers: NO_SLIVERS };
    const tall = inner >= 96;
    const kept = tall && inner - up.shown * up.thick >= 96 ? shown : NO_SLIVERS;
    return { form: tall ? "tall" : "bar", size: Math.min(size, 13), slivers: kept };
  });
  return { height, caption: true, folded: false, cells };
}

/** An opponent's stacks, each in the best form that its place has room for. */
export function otherRow(
  stacks: readonly StackShape[],
  height: number,
  columns: Columns,
  size: number,
  folded: boolean,
  needs: Needs,
): RowFit {
  const caption = captioned(height);
  const inner = within(height, caption);
  const sizes = [size, 13, 12.5, FLOOR].filter((one) => one <= size);
  const cells = stacks.map((stack, n): CellFit => {
    const width = columns.widths[n]!;
    if (folded) return { form: "line", size: FLOOR, slivers: NO_SLIVERS };
    if (!filled(stack)) return { form: "text", size, slivers: NO_SLIVERS };
    const wanted =
      inner < 92 || stack.splay === "none"
        ? NO_SLIVERS
        : upward(stack.splay)
          ? slivers(stack.count - 1, inner * 0.28, Math.round(size * 1.3))
          : slivers(stack.count - 1, width * 0.36, Math.round(size * 1.35));
    const thick = wanted.shown * wanted.thick;
    const [beside, above] = upward(stack.splay) ? [0, thick] : [thick, 0];
    for (const one of sizes)
      if (needs.text(stack.top, width - beside, one) <= inner - above) return { form: "text", size: one, slivers: wanted };
    for (const one of sizes)
      if (needs.text(stack.top, width, one) <= inner) return { form: "text", size: one, slivers: NO_SLIVERS };
    if (inner >= 96) {
      const kept = width - beside < 70 || inner - above < 96 ? NO_SLIVERS : wanted;
      return { form: "tall", size: Math.max(FLOOR, Math.min(size, 13)), slivers: kept };
    }
    return { form: "bar", size: Math.max(FLOOR, Math.min(size, inner / 5, width / 11.2, 14)), slivers: NO_SLIVERS };
  });
  return { height, caption, folded, cells };
}
