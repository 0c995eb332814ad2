import { expect, it } from "vitest";
import { shortName } from "./names";

it("a bot is called by its number, and people by all of their name", () => {
  expect(shortName("Bot 2 (beginner)")).toBe("Bot 2");
  expect(shortName("Bot (expert)")).toBe("Bot");
  expect(shortName("Bo (the first)")).toBe("Bo (the first)");
});
