/** Which option belongs to which thing on the table. */

import type { Answer } from "../wire/Answer";
import type { Question } from "../wire/Question";
import type { Target } from "../wire/Target";

/** A name for the thing a target points at; nothing if it is not on the table. */
export function keyOf(target: Target): string | null {
  switch (target.on) {
    case "supply":
      return "supply";
    case "card":
      return `card:${target.title}`;
    case "achievement":
      return `achievement:${target.age}:${target.place}`;
    case "color":
      return `color:${target.color}`;
    case "stack":
      return `board:${target.player}:${target.color}`;
    case "deck":
      return `deck:${target.set}:${target.age}`;
    case "player":
      return `player:${target.player}`;
    case "value":
      return `value:${target.age}`;
    case "icon":
      return `icon:${target.icon}`;
    case "splay":
    case "nothing":
      return null;
    // All others are places in piles.
    default:
      return `${target.on}:${target.player}:${target.place}`;
  }
}

/** Whether it asks for an action of a turn. */
export const isAction = (question: Question | null): boolean => question?.kind === "action";

/** The options by the thing they point at. */
export function byTarget(answers: readonly Answer[]): Map<string, Answer[]> {
  const found = new Map<string, Answer[]>();
  for (const answer of answers) {
    const key = keyOf(answer.target);
    if (key === null) continue;
    found.set(key, [...(found.get(key) ?? []), answer]);
  }
  return found;
}

/** Letters that do something else at the table: undo, hint, log or talk. */
const TAKEN = "uhl";

/** The key for each option: 1 to 9, then letters; none for those beyond. */
export function keysFor(count: number): (string | null)[] {
  const letters = [..."abcdefghijklmnopqrstuvwxyz"].filter((letter) => !TAKEN.includes(letter));
  const keys = [..."123456789", ...letters];
  return Array.from({ length: count }, (_, n) => keys[n] ?? null);
}
