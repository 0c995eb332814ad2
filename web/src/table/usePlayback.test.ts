import { expect, it } from "vitest";
import type { Line } from "../wire/Line";
import { continues, dwell, hurry } from "./usePlayback";

const line = (event: number, text: string): Line => ({
  event,
  rank: "deed",
  words: text ? [text] : [],
  told: { event: "parleyed", player: 0 },
});

it("a log that goes on is told apart from one that was taken back", () => {
  const shown = [line(0, "a"), line(1, "b")];
  expect(continues(shown, [...shown, line(2, "c")])).toBe(true);
  expect(continues(shown, [line(0, "a")])).toBe(false);
  expect(continues(shown, [line(0, "a"), line(1, "other"), line(2, "c")])).toBe(false);
  expect(continues([], shown)).toBe(true);
});

it("what only marks a place takes no time", () => {
  expect(dwell(line(0, ""))).toBe(0);
  expect(dwell(line(0, "said"))).toBeGreaterThan(0);
});

it("much at once is shown faster", () => {
  expect(hurry(3)).toBe(1);
  expect(hurry(12)).toBe(0.5);
  expect(hurry(100)).toBe(0.3);
});
