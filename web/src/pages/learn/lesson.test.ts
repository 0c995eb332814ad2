import { expect, it } from "vitest";
import type { Line } from "../../wire/Line";
import { gameOf, leadsOn, meets, missed, stepsDone } from "./lesson";
import { LESSONS } from "./lessons";

const lesson = (id: string) => LESSONS.find((one) => one.id === id)!;
const told = (...events: object[]) => events.map((event) => ({ told: event })) as unknown as Line[];
const draw = { event: "moved", verb: "draw", by: 0, card: "The Wheel" };
const meld = { event: "moved", verb: "meld", by: 0, card: "The Wheel" };

it("a goal is met by whatever has all its facts", () => {
  expect(meets(draw, { event: "moved", verb: "draw", by: 0 })).toBe(true);
  expect(meets(draw, { event: "moved", verb: "draw", by: 1 })).toBe(false);
  expect(meets({ event: "turn" }, { event: "moved" })).toBe(false);
});

it("steps are done in their order, and undone when they are taken back", () => {
  const first = lesson("draw-and-meld");
  expect(stepsDone(first, told())).toBe(0);
  expect(stepsDone(first, told(meld))).toBe(0);
  expect(stepsDone(first, told(draw, meld))).toBe(2);
  expect(stepsDone(first, told(draw))).toBe(1);
});

it("whoever made the choice and did not get there has missed it", () => {
  const sharing = lesson("sharing");
  const used = { event: "dogma", player: 0, card: "Writing" };
  expect(missed(sharing, told())).toBe(false);
  expect(missed(sharing, told(used))).toBe(true);
  expect(missed(sharing, told(used, { event: "sharing-bonus", player: 0 }))).toBe(false);
  expect(missed(sharing, told({ ...used, player: 1 }))).toBe(false);
});

it("a step points at options by name, or at all of a kind", () => {
  const [, , returning] = lesson("dogma").steps;
  expect(leadsOn(returning!, "card Sailing")).toBe(true);
  expect(leadsOn(returning!, "pass")).toBe(false);
});

it("every lesson is a game of its own", () => {
  expect(new Set(LESSONS.map(({ id }) => id)).size).toBe(LESSONS.length);
  for (const one of LESSONS) {
    const { setup, record } = gameOf(one, "Ada", "splay-rules/5");
    expect(setup).toMatchObject({ lesson: true, listed: false });
    expect(JSON.parse(record)).toMatchObject({ format: "splay-record/1", seed: 7, choices: [], players: ["Player", "Bot"] });
  }
});
