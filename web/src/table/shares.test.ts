import { expect, test } from "vitest";
import type { Scene } from "../wire/Scene";
import { byKarmas } from "./shares";

const scene = {
  shares: [
    [
      { of: "icon", icon: "lightbulb", title: "Fu Xi", more: 3 },
      { of: "points", title: "Tigernmas", more: 2 },
      { of: "points", title: "Imhotep", more: 4 },
    ],
    [],
  ],
} as unknown as Scene;

test("a number unfolds into what is there and what karmas add", () => {
  expect(byKarmas(scene, 0, "lightbulb", 5)).toBe("2, and 3 from Fu Xi");
  expect(byKarmas(scene, 0, "points", 10)).toBe("4, and 2 from Tigernmas, 4 from Imhotep");
});

test("a number without karmas has no parts", () => {
  expect(byKarmas(scene, 0, "leaf", 5)).toBe("");
  expect(byKarmas(scene, 1, "points", 5)).toBe("");
  expect(byKarmas({} as Scene, 0, "points", 5)).toBe("");
});
