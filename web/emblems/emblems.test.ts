import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { lists, outline } from "../emblems";
import { rounded } from "./rounded";

/** Age and color of every card, by set and title, in the editions in which it differs; the server's cards are compared in the browser tests. */
const NAMED = lists();

describe("emblems", () => {
  it("are there for every title that is named, and are drawings", () => {
    for (const list of Object.values(NAMED))
      for (const [title, name] of Object.entries(list)) expect(outline(name), title).toMatch(/^M-?\d+[ -]/);
  });

  it("tell the titles of a set apart, but for those that are spelt in two ways", () => {
    const twice = Object.entries(NAMED).flatMap(([, list]) => {
      const titles = new Map<string, string[]>();
      for (const [title, name] of Object.entries(list)) titles.set(name, [...(titles.get(name) ?? []), title]);
      return [...titles.values()].filter((alike) => alike.length > 1).map((alike) => alike.sort().join(" / "));
    });
    expect(twice.sort()).toEqual([
      "Almira, Queen of Castile / Almira, Queen of the Castle",
      "Antoine Van Leeuwenhoek / Antonie Van Leeuwenhoek",
      "Boerhaave Microscope / Boerhavve Silver Microscope",
      "Exxon Valdez / Tanker Exxon Valdez",
      "Gujin Tushu Jicheng / Gujin Tushu Jinsheng",
      "Kiev / Kyiv",
      "Kim Yu-Na / Yuna Kim",
      "Liner Titanic / Ocean Liner Titanic",
      "Mjolnir Amulet / Mjölnir Amulet",
      "Plush Beweglich Rod Bear / Plüsch Beweglich Rod Bear",
      "Ptahhotep / Ptahotep",
      "Taki ad-Din / Takiyuddin",
    ]);
  });

  it("are enough for every seat of a table", () => {
    expect(Object.keys(NAMED.seats ?? {})).toHaveLength(10);
  });

  it("are credited in the notice", () => {
    const notice = readFileSync(new URL("../../NOTICE", import.meta.url), "utf8");
    expect(notice).toContain("game-icons.net");
    expect(notice).toContain("CC BY 3.0");
  });
});

describe("an outline on whole coordinates", () => {
  it("stays where it was", () => {
    expect(rounded("M10.4 20.6L30 40z")).toBe("M10 21l20 19z");
    expect(rounded("m1.2 1.2h10.3v10.3h-10.3z")).toBe("M1 1h11v11h-11z");
  });

  it("adds up no errors: a relative path ends where it would have", () => {
    const steps = Array.from({ length: 10 }, () => "l1.4 0").join("");
    const ends = [...rounded(`M0 0${steps}`).matchAll(/(-?\d+) -?\d+/g)].slice(1).reduce((sum, [, x]) => sum + Number(x), 0);
    expect(ends).toBe(14);
  });

  it("reads flags of arcs that stand together", () => {
    expect(rounded("M0 0a5 5 0 015.2 5")).toBe("M0 0a5 5 0 0 1 5 5");
  });
});
