import { describe, expect, it } from "vitest";
import type { Update } from "../wire/Update";
import { extend, learn, NOTHING_KNOWN } from "./tail";

describe("a list that goes on", () => {
  it("grows at its end", () => {
    expect(extend(["a", "b"], { from: 2, lines: ["c"] })).toEqual(["a", "b", "c"]);
  });

  it("forgets what was taken back", () => {
    expect(extend(["a", "b", "c"], { from: 1, lines: ["d"] })).toEqual(["a", "d"]);
  });

  it("stays the same thing when nothing comes", () => {
    const list = ["a"];
    expect(extend(list, { from: 1, lines: [] })).toBe(list);
  });
});

it("an update that leaves a gap is not believed", () => {
  const update = { log: { from: 3, lines: [] }, chat: { from: 0, lines: [] } } as unknown as Update;
  expect(learn(NOTHING_KNOWN, update)).toBeNull();
});

it("of a long talk the last remarks are known", () => {
  const said = (from: number, ...lines: string[]) =>
    ({ log: { from: 0, lines: [] }, chat: { from, lines } }) as unknown as Update;
  const first = learn(NOTHING_KNOWN, said(70, "a", "b"))!;
  expect([first.earlier, first.chat]).toEqual([70, ["a", "b"]]);
  const next = learn(first, said(72, "c"))!;
  expect([next.earlier, next.chat]).toEqual([70, ["a", "b", "c"]]);
  const later = learn(next, said(140, "d"))!;
  expect([later.earlier, later.chat]).toEqual([140, ["d"]]);
});
