import { expect, it } from "vitest";
import type { Update } from "../wire/Update";
import { shortNames } from "./names";

it("a bot is called by its number, and people by all of their name", () => {
  const seats = [
    { name: "Bot 2 (beginner)", short_name: "Bot 2" },
    { name: "Bo (the first)", short_name: "Bo (the first)" },
    { name: null, short_name: null },
  ];
  expect(shortNames({ game: { seats } } as unknown as Update)).toEqual(["Bot 2", "Bo (the first)", "somebody"]);
});
