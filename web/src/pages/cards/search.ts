/** Which cards are meant: the filters of the card browser, as they stand in the address. */

import { type Drawn, isBonus } from "../../card/mark";
import { type Printed, printedOn } from "../../card/text";
import type { CardInfo } from "../../wire/CardInfo";
import type { Color } from "../../wire/Color";
import type { Edition } from "../../wire/Edition";
import type { Icon } from "../../wire/Icon";
import type { Set as CardSet } from "../../wire/Set";
import { plain } from "../../words/phrase";

/** An icon to look for; `bonus` is one of any value. */
export type Sought = Drawn | "bonus";

/** One edition, or all side by side. */
export type View = Edition | "all";

export interface Filters {
  /** Words that title or effects must hold, all of them. */
  words: string;
  view: View;
  set: CardSet | null;
  age: number | null;
  color: Color | null;
  icon: Sought | null;
  /** The kind of something that is printed on it. */
  kind: Printed["kind"] | null;
  /** Only cards that differ between editions. */
  changed: boolean;
}

export const NO_FILTERS: Filters = {
  words: "",
  view: "third",
  set: null,
  age: null,
  color: null,
  icon: null,
  kind: null,
  changed: false,
};

const VIEWS: View[] = ["first", "third", "fourth", "all"];

export function readFilters(query: URLSearchParams): Filters {
  const view = query.get("edition") as View | null;
  const age = Number(query.get("age"));
  return {
    words: query.get("q") ?? "",
    view: view && VIEWS.includes(view) ? view : NO_FILTERS.view,
    set: query.get("set") as CardSet | null,
    age: Number.isInteger(age) && age > 0 ? age : null,
    color: query.get("color") as Color | null,
    icon: query.get("icon") as Sought | null,
    kind: query.get("kind") as Printed["kind"] | null,
    changed: query.has("changed"),
  };
}

export function writeFilters(filters: Filters): string {
  const query = new URLSearchParams();
  if (filters.words) query.set("q", filters.words);
  if (filters.view !== NO_FILTERS.view) query.set("edition", filters.view);
  if (filters.set) query.set("set", filters.set);
  if (filters.age) query.set("age", String(filters.age));
  if (filters.color) query.set("color", filters.color);
  if (filters.icon) query.set("icon", filters.icon);
  if (filters.kind) query.set("kind", filters.kind);
  if (filters.changed) query.set("changed", "");
  return query.size ? `/cards?${query}` : "/cards";
}

/** A card in the editions that have it. */
export interface Entry {
  title: string;
  in: Partial<Record<Edition, CardInfo>>;
  /** Whether its editions differ in more than whether they have it. */
  differs: boolean;
}

const print = (card: CardInfo) => JSON.stringify([card.age, card.color, card.icons, printedOn(card)]);

/** All cards of all editions, by age, color and title. */
export function entries(cards: Record<Edition, CardInfo[]>): Entry[] {
  const found = new Map<string, Entry>();
  for (const edition of Object.keys(cards) as Edition[]) {
    for (const card of cards[edition]) {
      const entry = found.get(card.title) ?? { title: card.title, in: {}, differs: false };
      entry.in[edition] = card;
      found.set(card.title, entry);
    }
  }
  for (const entry of found.values()) entry.differs = new Set(Object.values(entry.in).map(print)).size > 1;
  const order = (entry: Entry) => Object.values(entry.in)[0]?.age ?? 0;
  return [...found.values()].sort((a, b) => order(a) - order(b) || a.title.localeCompare(b.title));
}

/** The edition whose card stands for the entry in this view: the one asked for, else the newest. */
export function shownIn(entry: Entry, view: View): CardInfo | undefined {
  if (view !== "all") return entry.in[view];
  return entry.in.third ?? entry.in.fourth ?? entry.in.first;
}

/** A bonus is looked for whatever its value. */
export const withoutValue = (icon: Icon): Sought => (isBonus(icon) ? "bonus" : icon);

function fits(card: CardInfo, filters: Filters): boolean {
  const printed = printedOn(card);
  const text = `${card.title} ${printed.map((one) => plain(one.text)).join(" ")}`.toLowerCase();
  return (
    (filters.set === null || card.set === filters.set) &&
    (filters.age === null || card.age === filters.age) &&
    (filters.color === null || card.color === filters.color) &&
    (filters.icon === null || card.icons.map(withoutValue).includes(filters.icon)) &&
    (filters.kind === null || printed.some((one) => one.kind === filters.kind)) &&
    filters.words
      .toLowerCase()
      .split(/\s+/)
      .every((word) => text.includes(word))
  );
}

/** The entries that fit; side by side, one edition that fits is enough. */
export function search(all: Entry[], filters: Filters): Entry[] {
  return all.filter((entry) => {
    if (filters.changed && !entry.differs) return false;
    const cards = filters.view === "all" ? Object.values(entry.in) : [entry.in[filters.view]];
    return cards.some((card) => card !== undefined && fits(card, filters));
  });
}
