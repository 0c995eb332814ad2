/** The open edges of covered cards: how thick they are drawn, and how many of them. */

import type { Splay } from "../wire/Splay";

export interface Slivers {
  /** How thick each is, in pixels. */
  thick: number;
  /** How many are drawn; the last one says how many more there are. */
  shown: number;
}

export const NO_SLIVERS: Slivers = { thick: 0, shown: 0 };

/** Thinner than this, nobody could tell the icons apart. */
const LEAST = 14;
const CROWDED = 16;

/** `count` covered cards in this room, each as thick as one would like if possible. */
export function slivers(count: number, room: number, wanted: number): Slivers {
  if (count <= 0) return NO_SLIVERS;
  for (let thick = wanted; thick >= LEAST; thick -= 1) if (count * thick <= room) return { thick, shown: count };
  return { thick: CROWDED, shown: Math.max(1, Math.min(count, Math.floor(room / CROWDED))) };
}

/** Whether covered cards peek out at a side, and whether they do below. A slanted splay does both, and is drawn below. */
export const sideways = (splay: Splay): boolean => splay === "left" || splay === "right";
export const upward = (splay: Splay): boolean => splay === "up" || splay === "aslant";
