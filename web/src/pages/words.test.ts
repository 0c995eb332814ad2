import { describe, expect, it } from "vitest";
import type { GameInfo } from "../wire/GameInfo";
import { ago, duration, fate, kindOf, listed, playersOf, waitsForMe } from "./words";

const NOBODY = { bot: null, present: true, replaced: false, mine: false, away_until: null, shun: null };
const seat = (name: string | null, more = {}) => ({ ...NOBODY, name, short_name: name, ...more });
const game = (more: Partial<GameInfo> = {}): GameInfo => ({
  id: "g",
  edition: "third",
  sets: ["base"],
  options: {},
  teams: [],
  seats: [seat("Ada", { mine: true }), seat("Bot (medium)", { bot: "medium" })],
  status: "running",
  pace: "live",
  allowance: null,
  listed: false,
  hints: false,
  created: 0,
  updated: 0,
  moves: 0,
  deciding: 0,
  turn: 1,
  result: "",
  winners: [],
  rematch: null,
  deal: null,
  arranged: false,
  bot_at: null,
  ...more,
});

describe("phrases", () => {
  it("name the players with the reader as you", () => {
    expect(playersOf(game())).toBe("You against Bot (medium)");
    expect(playersOf(game({ seats: [seat("Ada"), seat("Bo"), seat(null)] }))).toBe("Ada, Bo and 1 free seat");
    expect(playersOf(game({ seats: [seat("Ada"), seat(null)] }))).toBe("Ada and 1 free seat");
  });

  it("say what is out of the ordinary", () => {
    expect(kindOf(game())).toBe("Third edition");
    expect(kindOf(game({ pace: "turns", allowance: 259200 }))).toBe("Third edition · over several days · 3 days per decision");
    expect(kindOf(game({ arranged: true }))).toBe("Third edition · from a record");
  });

  it("list and time things as one says them", () => {
    expect(listed(["Ada"])).toBe("Ada");
    expect(listed(["Ada", "Bo", "Cy"])).toBe("Ada, Bo and Cy");
    expect(duration(60)).toBe("1 minute");
    expect(duration(7200)).toBe("2 hours");
    expect(ago(0, 30_000)).toBe("just now");
    expect(ago(0, 600_000)).toBe("10 minutes ago");
  });

  it("know whose decision it is and who won", () => {
    expect(waitsForMe(game())).toBe(true);
    expect(waitsForMe(game({ deciding: 1 }))).toBe(false);
    expect(fate(game())).toBeNull();
    expect(fate(game({ status: "over", winners: [0] }))).toBe("won");
    expect(fate(game({ status: "over", winners: [1] }))).toBe("lost");
  });
});
