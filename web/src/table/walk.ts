/** Walking over the table by arrows: along a row of cards, and from row to row. */

import type { KeyboardEvent } from "react";

const STEPS: { [key: string]: [x: number, y: number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const middle = (element: Element): number => {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
};

/** The card that an arrow leads to from one that has the focus. */
export function neighbor(from: HTMLElement, key: string): HTMLElement | null {
  const step = STEPS[key];
  const row = from.closest<HTMLElement>("[data-row]");
  if (!step || !row) return null;
  const spots = (of: Element) => [...of.querySelectorAll<HTMLElement>("[data-spot]")];
  const [x, y] = step;
  if (x !== 0) {
    const along = spots(row);
    return along[along.indexOf(from) + x] ?? null;
  }
  const rows = [...(row.closest(".table")?.querySelectorAll("[data-row]") ?? [])].filter((one) => spots(one).length > 0);
  const next = rows[rows.indexOf(row) + y];
  if (!next) return null;
  const at = middle(from);
  return spots(next).reduce<HTMLElement | null>(
    (best, one) => (best === null || Math.abs(middle(one) - at) < Math.abs(middle(best) - at) ? one : best),
    null,
  );
}

/** Moves the focus by an arrow pressed on a card. */
export function walk(event: KeyboardEvent) {
  const from = event.target instanceof HTMLElement && event.target.closest<HTMLElement>("[data-spot]");
  if (!from || !STEPS[event.key]) return;
  event.preventDefault();
  const to = neighbor(from, event.key);
  to?.focus();
  to?.scrollIntoView({ block: "nearest", inline: "nearest" });
}
