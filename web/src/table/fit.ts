/** How large a board's stacks can be drawn in the room there is, and how far their splays reach. */

import type { Splay } from "../wire/Splay";

/** A stack, as far as its size goes: how many cards can be seen to lie in it, and how. */
export interface Pile {
  count: number;
  splay: Splay;
}

/** The room for a board, in pixels, and what its cards may be. */
export interface Room {
  width: number;
  /** Infinite where the page can grow downward. */
  height: number;
  /** The height of a card, in hundredths of its width. */
  tall: number;
  /** The least and greatest width of a card. */
  min: number;
  max: number;
  /** Between stacks and between rows; below each stack is a line of `caption` pixels. */
  gap: number;
  caption: number;
  /** In how many rows the stacks may stand. */
  rows: number;
  /** How far a splay may reach beyond its top card, in hundredths of a card's width. */
  reach: number;
}

/** A stack as it is drawn; all but the count in hundredths of a card's width. */
export interface PileFit {
  /** How far each covered card peeks out. */
  step: number;
  width: number;
  height: number;
}

export interface BoardFit {
  /** The width of a card, in pixels. */
  card: number;
  piles: PileFit[];
  /** How many stacks stand in each row. */
  rows: number[];
}

/** How wide a color without cards is. */
const EMPTY = 42;
/** The steps to try, widest first, and how much a wider one is worth. */
const STEPS: readonly [step: number, worth: number][] = [
  [18, 1],
  [15, 0.97],
  [12, 0.9],
  [10, 0.8],
];

const sideways = (splay: Splay) => splay === "left" || splay === "right" || splay === "aslant";
const upward = (splay: Splay) => splay === "up" || splay === "aslant";

/** The size of one stack when covered cards would like to peek out by `step`. */
export function fitPile(pile: Pile, step: number, { tall, reach }: Pick<Room, "tall" | "reach">): PileFit {
  if (pile.count === 0) return { step: 0, width: EMPTY, height: tall };
  const covered = pile.count - 1;
  const steps = covered > 0 ? Math.min(step, reach / covered) : 0;
  return {
    step: steps,
    width: 100 + (sideways(pile.splay) ? covered * steps : 0),
    height: tall + (upward(pile.splay) ? covered * steps : 0),
  };
}

/** Splits `count` stacks into rows as evenly as it goes, longer rows first. */
export function split(count: number, rows: number): number[] {
  const base = Math.floor(count / rows);
  return Array.from({ length: rows }, (_, row) => base + (row < count % rows ? 1 : 0));
}

/** The best way to lay out a board: large cards, then wide steps, then few rows. */
export function fitBoard(piles: readonly Pile[], room: Room): BoardFit {
  let best: (BoardFit & { worth: number }) | null = null;
  for (let rows = 1; rows <= Math.min(room.rows, piles.length); rows += 1) {
    const lengths = split(piles.length, rows);
    for (const [step, value] of STEPS) {
      const fits = piles.map((pile) => fitPile(pile, step, room));
      let at = 0;
      let card = room.max;
      let high = 0;
      for (const length of lengths) {
        const row = fits.slice(at, at + length);
        at += length;
        const wide = row.reduce((sum, pile) => sum + pile.width, 0);
        card = Math.min(card, ((room.width - room.gap * (length - 1)) / wide) * 100);
        high += Math.max(...row.map((pile) => pile.height));
      }
      card = Math.min(card, ((room.height - (room.caption + room.gap) * rows) / high) * 100);
      // Below the least size, any layout is a compromise: the one nearest to it is best.
      const worth = card < room.min ? card - room.min : card * value * (1 - 0.3 * (rows - 1));
      if (!best || worth > best.worth) best = { card, piles: fits, rows: lengths, worth };
    }
  }
  const found = best ?? { card: room.max, piles: [], rows: [] };
  return { card: Math.max(room.min * 0.8, found.card), piles: found.piles, rows: found.rows };
}

/** A hand as it is drawn: the width of a card in pixels, the rows, and whether there is room for the effects. */
export interface HandFit {
  card: number;
  rows: number[];
  compact: boolean;
}

/** Side by side as long as the effects stay readable, in two rows where allowed; then twice as many rows without them. */
export function fitHand(count: number, room: { width: number; rows: number; min: number; max: number; gap: number }): HandFit {
  const { width, min, max, gap } = room;
  const laid = (rows: number) => {
    const lengths = split(count, rows);
    const most = Math.max(1, lengths[0] ?? 1);
    return { lengths, fair: (width - gap * (most - 1)) / most };
  };
  for (let rows = 1; rows <= room.rows; rows += 1) {
    const { lengths, fair } = laid(rows);
    if (fair >= min) return { card: Math.min(max, fair), rows: lengths, compact: false };
  }
  const { lengths, fair } = laid(room.rows * 2);
  return { card: Math.min(max, fair), rows: lengths, compact: true };
}
