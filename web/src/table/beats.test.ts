import { describe, expect, it } from "vitest";
import type { Line } from "../wire/Line";
import type { Told } from "../wire/Told";
import { beats } from "./beats";

let events = 0;
const line = (told: Told, words = "said"): Line => ({ event: events++, rank: "deed", words: words ? [words] : [], told });
const turn = (player: number) => line({ event: "turn", player, number: 1, actions: 2 });
const dogma = (player: number) => line({ event: "dogma", player, card: "Writing", sharers: [1], victims: [], compelled: [] });
const effect = (player: number, n = 0) => line({ event: "effect", player, card: "Writing", effect: n, role: "sharer" }, "");
const draw = (player: number) =>
  line({
    event: "moved",
    verb: "draw",
    by: player,
    card: { age: 2, set: "base" },
    from: { zone: "deck", set: "base", age: 2 },
    to: { zone: "hand", player },
    visible: [],
  });

const sum = (lines: Line[]) => beats(lines).reduce((all, { duration }) => all + duration, 0);

describe("the rhythm of what is shown", () => {
  it("lets those who share act together", () => {
    const shown = beats([turn(0), dogma(0), effect(1), draw(1), effect(0), draw(0)]);
    expect(
      shown.filter(({ flies }) => flies).map(({ lines }) => lines.filter(({ told }) => told.event === "moved").length),
    ).toEqual([2]);
  });

  it("keeps the effects of a card apart", () => {
    const shown = beats([dogma(0), effect(0), draw(0), effect(0, 1), draw(0)]);
    expect(shown.filter(({ flies }) => flies)).toHaveLength(2);
  });

  it("shows every line once, in order", () => {
    const lines = [turn(0), dogma(0), effect(1), draw(1), effect(0), draw(0), draw(0), turn(1), draw(1)];
    expect(beats(lines).flatMap((beat) => beat.lines)).toEqual(lines);
  });

  it("takes three seconds for a turn, however much happens in it", () => {
    const much = Array.from({ length: 40 }, (_, n) => [effect(0, n), draw(0)]).flat();
    expect(sum([turn(0), dogma(0), ...much])).toBeLessThanOrEqual(3000);
    expect(sum([turn(0), draw(0)])).toBeGreaterThan(500);
  });

  it("takes less than ten seconds for a round of five", () => {
    const round = [1, 2, 3, 4].flatMap((player) => [
      turn(player),
      dogma(player),
      ...Array.from({ length: 12 }, (_, n) => [effect(player, n), draw(player)]).flat(),
    ]);
    expect(sum(round)).toBeLessThan(10_000);
  });

  it("gives no time to what only marks a place", () => {
    expect(sum([effect(0)])).toBe(0);
  });
});
