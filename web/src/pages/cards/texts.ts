/** What the card browser says. */

import type { Printed } from "../../card";
import type { CardInfo } from "../../wire/CardInfo";
import { plural } from "../../words/plural";
import { capital, listed } from "../words";
import type { View } from "./search";

/** What is printed on cards, each in a sentence. */
const KINDS: Record<Printed["kind"], string> = {
  demand: "a demand",
  compel: "a compel effect",
  dogma: "an effect others can share",
  echo: "an echo effect",
  inspire: "an inspire effect",
  karma: "a karma",
  city: "icons that take effect or count",
};

export const TEXTS = {
  title: "Cards",
  found: (n: number) => plural(n, "card"),
  none: "No cards match.",
  clear: "Clear the filters",

  words: "Words in title or text",
  edition: "Edition",
  views: { first: "First", third: "Third", fourth: "Fourth", all: "Side by side" } satisfies Record<View, string>,
  set: "Set",
  ages: "Age",
  age: (age: number) => `Age ${age}`,
  color: "Color",
  icon: "Icon",
  effects: "Effects",
  /** In the order of the sets that brought them. The words of cities only explain their icons. */
  kinds: {
    dogma: "Shared",
    demand: "Demand",
    echo: "Echo",
    compel: "Compel",
    inspire: "Inspire",
    karma: "Karma",
  } satisfies Record<Exclude<Printed["kind"], "city">, string>,
  changed: "Differs by edition",

  about: ({ set, age, color, relic, effects, featured }: CardInfo, kinds: readonly Printed["kind"][]) =>
    [
      `${capital(set)}, age ${age}, ${color}${relic ? ", a Relic" : ""}.`,
      ...(kinds.length > 0 ? [`${capital(listed(kinds.map((kind) => KINDS[kind])))}.`] : []),
      ...(effects.length > 0 ? [`Its featured icon is the ${featured}.`] : []),
    ].join(" "),
  differs: "Marked words differ from the previous edition.",
  same: "The same in every edition that has it.",
  absent: "Not in this edition.",
  otherIcons: "other icons",
  moved: (age: number, color: string) => `age ${age}, ${color}`,
};
