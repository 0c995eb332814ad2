import { describe, expect, it } from "vitest";
import type { EffectInfo } from "../wire/EffectInfo";
import { wordSize } from "./Card";
import { beside } from "./CardName";

it("more words are smaller, within what can be read", () => {
  const words = (length: number): EffectInfo[] => [{ kind: "dogma", text: ["x".repeat(length)] }];
  expect(wordSize(words(20))).toBe(6.9);
  expect(wordSize(words(120))).toBeLessThan(wordSize(words(90)));
  expect(wordSize(words(900))).toBe(4.2);
});

describe("a card beside its name", () => {
  const size = { width: 200, height: 150 };
  const window = { width: 800, height: 600 };

  it("stands below, or above where there is no room", () => {
    expect(beside({ left: 10, top: 10, right: 50, bottom: 30 }, size, window)).toEqual({ left: 10, top: 36 });
    expect(beside({ left: 10, top: 550, right: 50, bottom: 570 }, size, window).top).toBe(394);
  });

  it("stays on the screen", () => {
    expect(beside({ left: 780, top: 10, right: 800, bottom: 30 }, size, window).left).toBe(592);
  });
});
