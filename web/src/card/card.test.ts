import { describe, expect, it } from "vitest";
import { beside } from "./CardName";
import { bonusValue, isBonus } from "./mark";
import { TEXTS } from "./texts";
import { softly } from "./titles";

it("bonuses are told from other icons, and have a value or stand for any", () => {
  expect((["bonus12", "bonus", "crown"] as const).map(isBonus)).toEqual([true, true, false]);
  expect([bonusValue("bonus12"), bonusValue("bonus")]).toEqual(["12", ""]);
  expect((["bonus12", "bonus", "hex", "crown"] as const).map(TEXTS.icon)).toEqual([
    "bonus of 12",
    "bonus of any value",
    "card image",
    "crown",
  ]);
});

describe("titles", () => {
  it("may be broken within their long words", () => {
    expect(softly("Printing Press")).toBe("Print\u00ading Press");
    expect(softly("Experimentation")).toBe("Experi\u00admen\u00adtation");
    expect(softly("Suburbia")).toBe("Subur\u00adbia");
    expect(softly("Wristwatch")).toBe("Wrist\u00adwatch");
    expect(softly("Oars")).toBe("Oars");
  });
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
