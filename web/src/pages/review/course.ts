/** The graph of a review, as numbers: everybody's chances stacked like the rise and fall of empires. */

import type { Moment } from "../../wire/Moment";

/** The picture is so wide and so high, in units of its own. */
export const WIDTH = 1000;
export const HEIGHT = 400;

/**
 * The course as it is drawn. Whoever is to act thinks better of their chances than the others do, so
 * each moment is evened out with its neighbors; how the game ended stays as it is.
 */
export function evened(course: readonly Moment[]): Moment[] {
  return course.map((moment, n) => {
    if (n === course.length - 1) return moment;
    const around = course.slice(Math.max(0, n - 1), Math.min(course.length - 1, n + 2));
    const mean = (seat: number) => around.reduce((sum, { chances }) => sum + (chances[seat] ?? 0), 0) / around.length;
    return { ...moment, chances: moment.chances.map((_, seat) => mean(seat)) };
  });
}

/** Numbers on the picture that would lie on each other are moved apart, downwards or upwards. */
export function apart(places: readonly { x: number; y: number }[]): { x: number; y: number }[] {
  const placed: { x: number; y: number }[] = [];
  for (const { x, y } of places) {
    const free = (at: number) => placed.every((other) => Math.abs(other.x - x) > 28 || Math.abs(other.y - at) > 40);
    const step = y > HEIGHT / 2 ? -42 : 42;
    let at = y;
    for (let tries = 0; tries < 9 && !free(at); tries += 1) at = Math.min(HEIGHT - 20, Math.max(20, at + step));
    placed.push({ x, y: at });
  }
  return placed;
}

/** Where a place in the game is on the way from left to right. */
export const across = (moves: number, of: number) => (of === 0 ? 0 : (moves / of) * WIDTH);

/** Where the share of a seat begins and ends at a moment, from the top down. */
export function band({ chances }: Moment, seat: number): [number, number] {
  const all = chances.reduce((sum, chance) => sum + chance, 0) || 1;
  const before = chances.slice(0, seat).reduce((sum, chance) => sum + chance, 0);
  return [(before / all) * HEIGHT, ((before + (chances[seat] ?? 0)) / all) * HEIGHT];
}

/** The outline of a seat's share over the whole game. */
export function outline(course: readonly Moment[], seat: number): string {
  const of = course.at(-1)?.moves ?? 0;
  const edge = (which: 0 | 1) =>
    course.map((moment) => `${across(moment.moves, of).toFixed(1)} ${band(moment, seat)[which].toFixed(1)}`);
  return `M${edge(0).join("L")}L${edge(1).reverse().join("L")}Z`;
}

/** Where a seat's name has most room: the middle of its thickest place, away from the edges. */
export function roomiest(course: readonly Moment[], seat: number): { x: number; y: number; high: number } | null {
  const of = course.at(-1)?.moves ?? 0;
  const inner = course.filter(({ moves }) => moves > of * 0.2 && moves < of * 0.8);
  let best: { x: number; y: number; high: number } | null = null;
  for (const moment of inner) {
    const [top, bottom] = band(moment, seat);
    if (bottom - top > (best?.high ?? 0)) best = { x: across(moment.moves, of), y: (top + bottom) / 2, high: bottom - top };
  }
  return best;
}

/** The moment at a place in the game, or the last one before it. */
export const momentAt = (course: readonly Moment[], moves: number): Moment | undefined =>
  course.findLast((moment) => moment.moves <= moves) ?? course[0];

/** The chances of a seat as a small line, in a box of 100 by 24. */
export function spark(course: readonly Moment[], seat: number): string {
  const of = course.at(-1)?.moves ?? 0;
  return `M${course.map(({ moves, chances }) => `${((across(moves, of) / WIDTH) * 100).toFixed(1)} ${(23 - (chances[seat] ?? 0) * 22).toFixed(1)}`).join("L")}`;
}
