/** The achievements of a game: what lies on the table, who has what, and how far one is. */

import type { Age } from "../wire/Age";
import type { Goal } from "../wire/Goal";
import type { Phrase } from "../wire/Phrase";
import type { Scene } from "../wire/Scene";
import type { Shown } from "../wire/Shown";
import { sayIn } from "../words/say";

/** The standard achievements of an age. */
export interface Standard {
  age: Age;
  /** How many are still to be had. */
  left: number;
  /** Who has one, once for each. */
  owners: number[];
  /** Whether the one who looks could claim it with an action. */
  claimable: boolean;
}

/**
 * The standard achievements, by age, those that are gone included as long as somebody has them.
 * They lie face down; only in a replay with everything open are they called by their titles.
 */
export function standards(scene: Scene, ageOf: (title: string) => Age | undefined): Standard[] {
  const back = (card: Shown): Age | null => (typeof card === "string" ? (ageOf(card) ?? null) : "age" in card ? card.age : null);
  const found = new Map<Age, Standard>();
  const of = (age: Age): Standard => {
    const known = found.get(age) ?? { age, left: 0, owners: [], claimable: scene.claimable.includes(age) };
    found.set(age, known);
    return known;
  };
  for (const card of scene.table.achievements ?? []) {
    const age = back(card);
    if (age !== null) of(age).left += 1;
  }
  scene.table.players.forEach((player, seat) => {
    for (const card of player.achievements) {
      const age = back(card);
      if (age !== null) of(age).owners.push(seat);
    }
  });
  const all = [...found.values()].sort((a, b) => a.age - b.age);
  return all.map((standard) => ({ ...standard, claimable: standard.claimable && standard.left > 0 }));
}

/** A special achievement, who has it, and how far everybody is. */
export interface Special {
  name: string;
  asks: Phrase;
  owner: number | null;
  available: boolean;
  progress: Goal[];
}

export function specials(scene: Scene): Special[] {
  const has = (cards: readonly Shown[] | null | undefined, name: string) => (cards ?? []).includes(name);
  return (scene.progress[0] ?? []).map((goal, n) => {
    const owner = scene.table.players.findIndex((player) => has(player.achievements, goal.name));
    return {
      name: goal.name,
      asks: goal.asks,
      owner: owner < 0 ? null : owner,
      available: has(scene.table.achievements, goal.name),
      progress: scene.progress.map((goals) => goals[n]!),
    };
  });
}

/** One or two signs for each name: its first letter, and the number in it, if any. */
export const sign = (name: string | undefined): string => (name ? name.slice(0, 1) + (/\d+/.exec(name)?.[0] ?? "") : "?");

/** What an achievement of an age asks of the one who looks. */
export const asks = (scene: Scene, age: Age) =>
  sayIn(scene.vocabulary)`${scene.prices[age] ?? 0} points and a top card of value ${age} or more`;
