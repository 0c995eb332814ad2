import { describe, expect, it } from "vitest";
import { EDITIONS, GAMES } from "../../wire/planned";
import type { ServerInfo } from "../../wire/ServerInfo";
import type { Variant } from "../../wire/Variant";
import {
  deluxePlan,
  FIRST_PLAN,
  flaws,
  friendPlan,
  isOn,
  largestTable,
  newGame,
  type Plan,
  quickPlan,
  seat,
  teamings,
  teamsOf,
  variants,
} from "./plan";

const four = (more: Partial<Plan> = {}): Plan => ({
  ...FIRST_PLAN,
  seats: [seat("me"), seat("bot"), seat("bot"), seat("bot")],
  ...more,
});

/** What a server says, as far as these tests go. */
const INFO: ServerInfo = {
  version: "",
  rules: "",
  editions: EDITIONS,
  levels: [],
  seats: 5,
  splays: {},
  passkey_site: null,
  letters: false,
};

it("as many seats are offered as some edition with its expansions has", () => {
  expect(largestTable({ ...INFO, seats: 10 })).toBe(8);
});

const names = (plan: Plan) => variants(plan, INFO).map((one) => one.variant);
/** Whether a variant is offered, and on. */
const on = (plan: Plan, variant: Variant) => variants(plan, INFO).some((one) => one.variant === variant && isOn(plan, one));

describe("a planned game", () => {
  it("begins as one person against a bot, with hints", () => {
    expect(newGame(FIRST_PLAN, INFO, "Ada")).toEqual({
      edition: "third",
      sets: ["base"],
      seats: [
        { who: "me", name: "Ada" },
        { who: "bot", level: "easy" },
      ],
      teams: [],
      options: {},
      pace: "live",
      allowance: null,
      listed: false,
      hints: true,
    });
  });

  it("names everybody at the screen, also those who gave no name", () => {
    const hotseat = { ...FIRST_PLAN, seats: [seat("me"), seat("me"), seat("me", { name: " Cy " })] };
    expect(newGame(hotseat, INFO, "").seats).toEqual([
      { who: "me", name: "Player" },
      { who: "me", name: "Player 2" },
      { who: "me", name: "Cy" },
    ]);
  });

  it("offers teams only where the book has them", () => {
    expect(teamings(FIRST_PLAN, INFO)).toEqual(["none"]);
    expect(teamings(four(), INFO)).toEqual(["none", "across", "beside"]);
    expect(teamings(four({ edition: "fourth" }), INFO)).toContain("own");
    expect(teamsOf(four({ teams: "across" }), INFO)).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(teamsOf({ ...FIRST_PLAN, teams: "across" }, INFO)).toEqual([]);
    const seats = [seat("me", { team: 1 }), seat("bot"), seat("bot")];
    expect(teamsOf({ ...FIRST_PLAN, edition: "fourth", seats, teams: "own" }, INFO)).toEqual([[1, 2], [0]]);
  });

  it("offers only variants that apply, and sends only those that differ from the book", () => {
    expect(names(FIRST_PLAN)).toEqual(["longer", "open_covered", "open_counts", "proof"]);
    expect(names(four({ edition: "fourth" }))).toContain("parley");
    expect(names(four({ edition: "fourth", teams: "across" }))).not.toContain("parley");
    expect(on(four({ edition: "fourth" }), "proof")).toBe(true);
    const plan = four({ options: { longer: true, parley: true, proof: false, iello_words: true } });
    expect(newGame(plan, INFO, "Ada").options).toEqual({ longer: true });
  });

  it("can have the variants that the engine says it can have, and the book has them as the engine has it", () => {
    for (const game of GAMES) {
      const plan: Plan = {
        ...FIRST_PLAN,
        edition: game.edition,
        expansions: game.expansions,
        seats: Array.from({ length: game.players }, () => seat("me")),
        teams: game.teams ? "across" : "none",
        options: game.distance === null ? {} : { distance: game.distance },
      };
      const found = Object.fromEntries(variants(plan, INFO).map(({ variant, book }) => [variant, book]));
      expect(found, JSON.stringify(game)).toEqual(game.variants);
      expect(flaws(plan, INFO), JSON.stringify(game)).toEqual([]);
    }
  });

  it("offers what belongs to a set only with it", () => {
    expect(names({ ...FIRST_PLAN, expansions: ["artifacts"] })).toContain("relics");
    expect(on({ ...FIRST_PLAN, expansions: ["artifacts"] }, "relics")).toBe(true);
    expect(on(four(), "distance")).toBe(false);
  });

  it("switches Parley off with the distance rule, as the engine does", () => {
    expect(on(four({ edition: "fourth" }), "parley")).toBe(true);
    expect(on(four({ edition: "fourth", options: { distance: true } }), "parley")).toBe(false);
  });

  it("has the distance rule on for five, as the engine does", () => {
    const five = {
      ...FIRST_PLAN,
      expansions: ["echoes" as const],
      seats: [seat("me"), ...Array.from({ length: 4 }, () => seat("bot"))],
    };
    expect(on(five, "distance")).toBe(true);
    expect(newGame({ ...five, options: { distance: false } }, INFO, "Ada").options).toEqual({ distance: false });
    const parleying: Plan = { ...five, edition: "fourth", expansions: [] };
    expect([on(parleying, "distance"), on(parleying, "parley")]).toEqual([false, true]);
  });

  it("says what stands in the way before anything is sent", () => {
    const five = { ...FIRST_PLAN, seats: [seat("me"), ...Array.from({ length: 4 }, () => seat("bot"))] };
    expect(flaws(FIRST_PLAN, INFO)).toEqual([]);
    expect(flaws(five, INFO)).toEqual([expect.stringContaining("at most 4")]);
    expect(flaws({ ...five, expansions: ["echoes"] }, INFO)).toEqual([]);
    expect(flaws({ ...FIRST_PLAN, seats: [seat("bot"), seat("bot")] }, INFO)).toEqual([expect.stringContaining("a person")]);
    expect(
      flaws({ ...FIRST_PLAN, edition: "fourth", seats: [seat("me"), seat("bot"), seat("bot")], teams: "own" }, INFO),
    ).toEqual([expect.stringContaining("at least two")]);
    expect(flaws({ ...FIRST_PLAN, seats: [seat("me"), seat("me", { name: "Ada" })] }, INFO, "Ada")).toEqual([
      expect.stringContaining("called Ada"),
    ]);
  });

  it("keeps no time against bots", () => {
    expect(newGame({ ...FIRST_PLAN, pace: "turns", allowance: 60 }, INFO, "Ada")).toMatchObject({
      pace: "live",
      allowance: null,
    });
  });

  it("has one click for a bot and one for a friend", () => {
    const last = four({ edition: "fourth" });
    expect(quickPlan(last)).toBe(last);
    expect(quickPlan({ ...last, seats: [seat("me"), seat("open")] }).seats.map((one) => one.who)).toEqual(["me", "bot"]);
    expect(friendPlan(last)).toMatchObject({ edition: "fourth", listed: false });
  });

  it("has one click for everything that the server offers", () => {
    const offers = (edition: string, ...expansions: string[]) => ({
      edition,
      sets: [{ set: "base", expansion: false }, ...expansions.map((set) => ({ set, expansion: true }))],
    });
    const info = (...editions: object[]) => ({ editions }) as unknown as ServerInfo;
    const offered = info(offers("first", "echoes"), offers("third", "echoes", "cities"), offers("fourth"));
    const last = four({ edition: "fourth", options: { parley: false } });
    expect(deluxePlan(last, offered)).toEqual({ ...last, edition: "third", expansions: ["echoes", "cities"], options: {} });
    expect(deluxePlan({ ...last, seats: [seat("me"), seat("open")] }, offered)?.seats.map((one) => one.who)).toEqual([
      "me",
      "bot",
    ]);
    expect(deluxePlan(last, info(offers("first", "echoes"), offers("fourth")))).toBeNull();
  });
});
