import { describe, expect, it } from "vitest";
import type { Line } from "../wire/Line";
import type { Rank } from "../wire/Rank";
import { lastOwn, since, story } from "./story";

const line = (event: number, rank: Rank, text: string, told: Line["told"] = { event: "parleyed", player: 0 }): Line => ({
  event,
  rank,
  words: text ? [text] : [],
  told,
});

const log: Line[] = [
  line(0, "deed", "Ada has picked a first card"),
  line(1, "heading", "Turn 1: Ada has 1 action"),
  line(2, "consequence", "", {
    event: "action",
    player: 0,
    choice: "dogma Archery",
    kind: "dogma",
    target: { on: "card", title: "Archery" },
  }),
  line(3, "deed", "Ada uses Archery"),
  line(4, "consequence", "Bob draws a 1"),
  line(5, "consequence", "Bob transfers Tools"),
  line(6, "heading", "Turn 2: Bob has 2 actions"),
  line(7, "deed", "", { event: "action", player: 1, choice: "draw", kind: "draw", target: { on: "supply" } }),
  line(8, "deed", "Bob draws a 1"),
];

describe("the story of a game", () => {
  it("has a chapter for each turn, with deeds and what came of them", () => {
    const told = story(log);
    expect(told.map((chapter) => chapter.heading)).toEqual([null, ["Turn 1: Ada has 1 action"], ["Turn 2: Bob has 2 actions"]]);
    expect(told[1]!.deeds).toEqual([
      { at: 3, words: ["Ada uses Archery"], consequences: [["Bob draws a 1"], ["Bob transfers Tools"]], end: 6 },
    ]);
    expect(told[2]!.deeds.map((deed) => deed.words)).toEqual([["Bob draws a 1"]]);
  });

  it("tells the news since a place", () => {
    expect(since(log, 5)).toEqual([["Bob transfers Tools"], ["Bob draws a 1"]]);
  });

  it("knows where somebody last acted", () => {
    expect(lastOwn(log, 0)).toBe(2);
    expect(lastOwn(log, 1)).toBe(7);
    expect(lastOwn(log, null)).toBe(0);
  });
});
