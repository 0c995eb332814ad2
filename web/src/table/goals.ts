/** The achievements of a game: what lies on the table, who has what, and how far one is. */

import type { Age } from "../wire/Age";
import type { CardInfo } from "../wire/CardInfo";
import type { Goal } from "../wire/Goal";
import type { Phrase } from "../wire/Phrase";
import type { Scene } from "../wire/Scene";
import type { Shown } from "../wire/Shown";
import { sayIn } from "../words/say";
import { TEXTS } from "./texts";

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

/** Looks up what is printed on a card; nothing for a special achievement. */
export type Lookup = (title: string) => Pick<CardInfo, "age" | "relic"> | undefined;

/**
 * The standard achievements, by age, those that are gone included as long as somebody has them.
 * They lie face down; only in a replay with everything open are they called by their titles. Relics lie
 * face up among them, and are none.
 */
export function standards(scene: Scene, lookup: Lookup): Standard[] {
  const back = (card: Shown): Age | null => {
    if (typeof card !== "string") return "age" in card ? card.age : null;
    const printed = lookup(card);
    return printed && !printed.relic ? printed.age : null;
  };
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

/** A Relic that can be seized: beside the deck of its age, or among somebody's achievements. */
export interface Relic {
  title: string;
  age: Age;
  owner: number | null;
}

/** The Relics that can be seized, by age. */
export function relics(scene: Scene, lookup: Lookup): Relic[] {
  const among = (cards: readonly Shown[] | null | undefined, owner: number | null): Relic[] =>
    (cards ?? []).flatMap((card) => {
      const printed = typeof card === "string" ? lookup(card) : undefined;
      return typeof card === "string" && printed?.relic ? [{ title: card, age: printed.age, owner }] : [];
    });
  const { achievements, players } = scene.table;
  const held = players.flatMap((player, seat) => among(player.achievements, seat));
  return [...among(achievements, null), ...held].sort((a, b) => a.age - b.age);
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

/** What an achievement of an age asks of the one who looks. */
export const asks = (scene: Scene, age: Age) => TEXTS.track.asks(sayIn(scene.vocabulary), scene.prices[age] ?? 0, age);
