import { describe, expect, it } from "vitest";
import { apply, reader } from "./changes";

describe("a change", () => {
  it("changes what it names and nothing else", () => {
    const old = { a: 1, b: [1, 2, 3], c: { d: null, e: "x" }, f: [{ g: 1 }, { g: 2 }], h: 1 };
    const change = { a: [null], b: [1, 1, []], c: { d: [0] }, f: { 1: { g: [3] } }, h: 0 };
    const now = apply(old, change) as typeof old;
    expect(now).toEqual({ a: null, b: [1, 3], c: { d: 0, e: "x" }, f: [{ g: 1 }, { g: 3 }] });
    expect(now.f[0]).toBe(old.f[0]);
    expect(old.b).toEqual([1, 2, 3]);
  });

  it("of a list says where its members come from", () => {
    const old = [{ a: 1 }, { a: 2, b: 3 }, { a: 4 }];
    const now = apply(old, [1, [2, [1, { b: [5] }], [{ a: 6 }]]]) as typeof old;
    expect(now).toEqual([{ a: 1 }, { a: 4 }, { a: 2, b: 5 }, { a: 6 }]);
    expect(now[0]).toBe(old[0]);
    expect(now[1]).toBe(old[2]);
  });

  it("of nothing is nothing", () => {
    const value = { a: [1] };
    expect(apply(value, null)).toBe(value);
  });
});

it("a question is put together from the one before", () => {
  const read = reader();
  const none = { from: 0, lines: [] };
  const question = (...answers: object[]) => ({ needed: 6, question: { answers } });
  const [draw, meld, dogma] = [{ written: "draw" }, { written: "meld" }, { written: "dogma" }];
  const first = { type: "update", scene: question(draw, meld), log: none, chat: none };
  const away = { type: "changes", update: null, scene: { question: { answers: [[]] } }, log: none, chat: none };
  const again = { ...away, scene: { question: { answers: [1, [[dogma]]] } }, asked: true };
  read(JSON.stringify(first));
  expect(read(JSON.stringify(away))).toMatchObject({ scene: question() });
  expect(read(JSON.stringify(again))).toMatchObject({ scene: question(draw, dogma) });
});

it("updates are put together again", () => {
  const read = reader();
  const none = { from: 0, lines: [] };
  const first = { type: "update", number: 1, scene: { needed: 6, names: ["Ada"] }, log: { from: 0, lines: ["a"] }, chat: none };
  expect(read(JSON.stringify(first))).toEqual(first);
  const log = { from: 1, lines: ["b"] };
  const next = { type: "changes", update: { number: [2] }, scene: { needed: [5] }, log, chat: none };
  expect(read(JSON.stringify(next))).toEqual({
    type: "update",
    number: 2,
    scene: { needed: 5, names: ["Ada"] },
    log,
    chat: none,
  });
  expect(read(JSON.stringify({ type: "error", code: "stale", message: "" }))).toMatchObject({ code: "stale" });
  const last = { type: "changes", update: null, scene: [null], log, chat: none };
  expect(read(JSON.stringify(last))).toMatchObject({ number: 2, scene: null });
});
