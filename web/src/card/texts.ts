/** What cards say of themselves, beside their printed words. */

import type { Color } from "../wire/Color";
import type { Icon } from "../wire/Icon";
import type { Kind } from "../wire/Kind";
import type { Set as CardSet } from "../wire/Set";
import type { Say } from "../words/say";
import { bonusValue, isBonus, type Mark } from "./mark";

/** What is said of a set where several are in play: only expansions need to be told apart. */
const ofSet = (set: CardSet): string => (set === "base" ? "" : `${set} `);

/** What stands in a slot. */
function icon(icon: Mark): string {
  if (isBonus(icon)) return `bonus of ${bonusValue(icon) || "any value"}`;
  if (icon === "hex") return "card image";
  return icon === "echo" ? "echo effect" : icon;
}

export const TEXTS = {
  icon,
  /** A card as a voice reads it. */
  spoken: (say: Say, title: string, color: Color, age: number, icons: readonly Icon[], words: readonly string[]) =>
    say`${title}, ${color}, age ${age}. Icons: ${icons.map(icon).join(", ")}. ${words.join(" ")}`,
  described: (say: Say, color: Color, age: number, words: string) => say`${color}, age ${age}. ${words}`,
  seen: (say: Say, set: CardSet, age: number, title: string) => say`age ${age} ${ofSet(set)}card, known to you: ${title}`,
  faceDown: (say: Say, set: CardSet, age: number) => say`face-down age ${age} ${ofSet(set)}card`,
  /** How an effect of each kind is announced. */
  announced: {
    dogma: "",
    demand: "I demand: ",
    compel: "I compel: ",
    echo: "Echo: ",
    inspire: "Inspire: ",
    karma: "Karma: ",
    city: "",
  } satisfies Record<Kind | "karma" | "city", string>,
};
