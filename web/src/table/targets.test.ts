import { expect, it } from "vitest";
import type { Answer } from "../wire/Answer";
import { byTarget, keyOf, keysFor } from "./targets";

const answer = (kind: Answer["kind"], target: Answer["target"]): Answer => ({
  words: [kind],
  kind,
  written: kind,
  target,
  card: null,
  notes: [],
});

it("options are found by what they point at", () => {
  const found = byTarget([
    answer("draw", { on: "supply" }),
    answer("meld", { on: "card", title: "Oars" }),
    answer("place", { on: "hand", player: 1, place: 2 }),
    answer("pass", { on: "nothing" }),
  ]);
  expect([...found.keys()]).toEqual(["supply", "card:Oars", "hand:1:2"]);
});

it("directions are not things on the table", () => {
  expect(keyOf({ on: "splay", splay: "left" })).toBeNull();
});

it("no option's key does anything else, and none is given twice", () => {
  const keys = keysFor(40).filter((key) => key !== null);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).not.toContain("u");
  expect(keysFor(40).at(-1)).toBeNull();
});
