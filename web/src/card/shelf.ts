/** The printed cards, set by set: each is fetched when somebody first looks for a card of it. */

import { api } from "../net/api";
import { backoff } from "../net/backoff";
import type { CardInfo } from "../wire/CardInfo";
import type { Edition } from "../wire/Edition";
import type { Set as CardSet } from "../wire/Set";

/** Cards to be found by title. */
export interface Index {
  byTitle: Map<string, CardInfo>;
}

/** Sets that are there or on their way, and what was made of several of them. */
const sets = new Map<string, Promise<CardInfo[]>>();
const indexes = new Map<string, Promise<Index>>();

/** Nothing can be shown without the cards, so they are asked for until they come. */
async function fetched(edition: Edition, set: CardSet): Promise<CardInfo[]> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await api.cards(edition, set);
    } catch {
      await new Promise((over) => setTimeout(over, backoff(attempt, Math.random())));
    }
  }
}

function cardsOf(edition: Edition, set: CardSet): Promise<CardInfo[]> {
  const key = `${edition}/${set}`;
  const found = sets.get(key) ?? fetched(edition, set);
  sets.set(key, found);
  return found;
}

/** The cards of some sets of an edition. Whoever uses them once they are there does not wait: React reads off a promise what came of it. */
export function shelf(edition: Edition, wanted: readonly CardSet[]): Promise<Index> {
  const key = `${edition}/${[...wanted].sort().join()}`;
  const known = indexes.get(key);
  if (known) return known;
  const coming = Promise.all(wanted.map((set) => cardsOf(edition, set))).then((all): Index => {
    const there = { byTitle: new Map(all.flat().map((card) => [card.title, card])) };
    Object.assign(coming, { status: "fulfilled", value: there });
    return there;
  });
  indexes.set(key, coming);
  return coming;
}
