import { expect, it } from "vitest";
import type { Line } from "../wire/Line";
import { continues } from "./usePlayback";

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
