import { describe, expect, it } from "vitest";
import type { CardInfo } from "../../wire/CardInfo";
import type { Piece } from "../../wire/Piece";
import { difference } from "./difference";
import { entries, NO_FILTERS, readFilters, search, shownIn, writeFilters } from "./search";

const card = (title: string, more: Partial<CardInfo> = {}): CardInfo => ({
  title,
  set: "base",
  age: 1,
  color: "red",
  icons: ["castle", "lightbulb", "hex", "castle"],
  featured: "castle",
  effects: [{ kind: "demand", text: ["Draw a 1."] }],
  karmas: [],
  relic: false,
  city: [],
  ...more,
});

const all = entries({
  first: [card("Archery"), card("Writing", { color: "blue", effects: [{ kind: "dogma", text: ["Draw a 2."] }] })],
  third: [
    card("Archery"),
    card("Bangle", {
      set: "echoes",
      icons: ["hex", "castle", "echo", "bonus1"],
      effects: [{ kind: "echo", text: ["Tuck a red card."] }],
    }),
    card("Fu Xi", { set: "figures", color: "green", effects: [], karmas: [["Each card gives a lightbulb."]] }),
    card("Writing", { color: "blue", effects: [{ kind: "dogma", text: ["Draw a 2."] }] }),
  ],
  fourth: [card("Archery", { effects: [{ kind: "demand", text: ["Draw a 1, then junk it."] }] }), card("Fusion", { age: 11 })],
});
const titles = (filters: Partial<typeof NO_FILTERS>) => search(all, { ...NO_FILTERS, ...filters }).map((entry) => entry.title);

describe("the card browser", () => {
  it("lists each card once, by age and title", () => {
    expect(all.map((entry) => entry.title)).toEqual(["Archery", "Bangle", "Fu Xi", "Writing", "Fusion"]);
    expect(all.map((entry) => entry.differs)).toEqual([true, false, false, false, false]);
  });

  it("finds by words in title and text, and by every filter", () => {
    expect(titles({})).toEqual(["Archery", "Bangle", "Fu Xi", "Writing"]);
    expect(titles({ words: "draw 2" })).toEqual(["Writing"]);
    expect(titles({ kind: "demand" })).toEqual(["Archery"]);
    expect(titles({ color: "blue", icon: "castle" })).toEqual(["Writing"]);
    expect(titles({ view: "fourth", age: 11 })).toEqual(["Fusion"]);
    expect(titles({ words: "junk" })).toEqual([]);
    expect(titles({ words: "junk", view: "all" })).toEqual(["Archery"]);
    expect(titles({ set: "echoes", icon: "bonus", kind: "echo" })).toEqual(["Bangle"]);
    expect(titles({ words: "gives lightbulb", kind: "karma" })).toEqual(["Fu Xi"]);
    expect(titles({ changed: true })).toEqual(["Archery"]);
  });

  it("keeps the filters in the address", () => {
    const filters = { ...NO_FILTERS, words: "draw a", view: "all" as const, age: 3, color: "red" as const, changed: true };
    expect(readFilters(new URL(writeFilters(filters), "http://x").searchParams)).toEqual(filters);
    expect(writeFilters(NO_FILTERS)).toBe("/cards");
    expect(readFilters(new URLSearchParams("edition=ninth&age=x"))).toEqual(NO_FILTERS);
  });

  it("shows the edition asked for", () => {
    expect(all[4] && shownIn(all[4], "third")).toBeUndefined();
    expect(all[4] && shownIn(all[4], "all")?.title).toBe("Fusion");
  });
});

describe("differences", () => {
  const leaf: Piece = { is: "icon", icon: "leaf", text: "leaf" };
  const crown: Piece = { is: "icon", icon: "crown", text: "crown" };

  it("mark the words that only one wording has", () => {
    expect(difference(["Draw a 1, then junk it."], ["Draw a 1."])).toEqual([
      { words: ["Draw a 1"], own: false },
      { words: [", then junk it"], own: true },
      { words: ["."], own: false },
    ]);
  });

  it("run on over the spaces between new words", () => {
    expect(difference(["Score two old cards."], ["Return a card."])).toContainEqual({
      words: ["Score two old cards"],
      own: true,
    });
  });

  it("are none between equal wordings, and icons count as words", () => {
    expect(difference(["Count ", leaf, "."], ["Count ", leaf, "."])).toEqual([{ words: ["Count ", leaf, "."], own: false }]);
    expect(difference(["Count ", leaf, "."], ["Count ", crown, "."])).toContainEqual({ words: [leaf], own: true });
  });
});
