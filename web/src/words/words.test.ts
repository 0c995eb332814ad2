import { describe, expect, it } from "vitest";
import type { Phrase } from "../wire/Phrase";
import { actionIn, has, label, plain } from "./phrase";
import { plural, several } from "./plural";
import { printedIn, sayIn } from "./say";

const meld: Phrase = [
  { is: "action", action: "meld", text: "Meld" },
  " ",
  { is: "card", text: "Oars" },
  { is: "print", color: "red", age: 1, text: " (red 1)" },
];

describe("what is said", () => {
  it("is read as it stands", () => {
    expect(plain(meld)).toBe("Meld Oars (red 1)");
    expect(has(meld, "card")).toBe(true);
    expect(has(meld, "player")).toBe(false);
  });

  it("is shorter where its action stands above it and its card is drawn", () => {
    expect(actionIn(meld)).toBe("Meld");
    expect(label(meld)).toEqual([{ is: "card", text: "Oars" }]);
    const dominate: Phrase = [
      { is: "action", action: "achieve", text: "Dominate" },
      " period ",
      { is: "age", age: 3, text: "3" },
    ];
    expect(plain(label(dominate))).toBe("period 3");
    expect(label([{ is: "action", action: "draw", text: "Draw" }])).toEqual([]);
    expect(actionIn(["Pass"])).toBeNull();
  });
});

describe("so many of something", () => {
  it("is one or several", () => {
    expect([0, 1, 2].map((n) => plural(n, "card"))).toEqual(["0 cards", "1 card", "2 cards"]);
    expect(plural(2, "city", "cities")).toBe("2 cities");
  });

  it("is said in the words of the game", () => {
    expect(sayIn("asmadi")`${"Ada"} has ${several(1, "point")}`).toBe("Ada has 1 point");
    expect(sayIn("iello")`${"Ada"} has ${several(2, "achievement")}`).toBe("Ada has 2 dominations");
  });
});

describe("Iello’s words", () => {
  const iello = sayIn("iello");

  it("take the place of Asmadi’s, but never in a name", () => {
    expect(iello`${"Tuck Board"} has 3 of ${6} achievements`).toBe("Tuck Board has 3 of 6 dominations");
    expect(iello`Score piles, a top card and one point`).toBe("Influence piles, an active card and one influence point");
    expect(iello`averages on top of the aged`).toBe("averages on top of the aged");
    expect(sayIn("asmadi")`Tuck it`).toBe("Tuck it");
  });

  it("leave names and icons on cards alone", () => {
    expect(printedIn("iello", ["Tuck ", { is: "card", text: "Return" }, ", then return it"])).toEqual([
      "Archive ",
      { is: "card", text: "Return" },
      ", then recycle it",
    ]);
  });
});
