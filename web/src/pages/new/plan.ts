/** A game being planned: what the form holds, and what is sent of it. */

import { keep, recall } from "../../memory";
import type { Chair } from "../../wire/Chair";
import type { Edition } from "../../wire/Edition";
import type { NewGame } from "../../wire/NewGame";
import type { Options } from "../../wire/Options";
import type { Pace } from "../../wire/Pace";
import type { ServerInfo } from "../../wire/ServerInfo";
import type { Set as CardSet } from "../../wire/Set";
import type { Variant } from "../../wire/Variant";
import { TEXTS } from "./texts";

export type Who = "me" | "open" | "bot";

export interface PlannedSeat {
  who: Who;
  /** The name of somebody at this screen. */
  name: string;
  /** The level of a bot. */
  level: string;
  /** The team, where teams are put together by hand. */
  team: number;
}

/** Nobody, partners across or side by side, or by hand. */
export type Teaming = "none" | "across" | "beside" | "own";

export interface Plan {
  edition: Edition;
  /** The expansions in play. */
  expansions: CardSet[];
  seats: PlannedSeat[];
  teams: Teaming;
  /** Only what the player has set; everything else is as the book has it. */
  options: Options;
  pace: Pace;
  allowance: number | null;
  listed: boolean;
  /** Nothing set: hints where only bots are met. */
  hints: boolean | null;
}

export const seat = (who: Who, more: Partial<PlannedSeat> = {}): PlannedSeat => ({
  who,
  name: "",
  level: "medium",
  team: 0,
  ...more,
});

export const FIRST_PLAN: Plan = {
  edition: "third",
  expansions: [],
  seats: [seat("me"), seat("bot", { level: "easy" })],
  teams: "none",
  options: {},
  pace: "live",
  allowance: null,
  listed: false,
  hints: null,
};

const editionOf = (plan: Plan, info: ServerInfo) => info.editions.find((one) => one.edition === plan.edition);

/** The teams that this many can play in, by the edition's book. */
export function teamings(plan: Plan, info: ServerInfo): Teaming[] {
  const found: Teaming[] = ["none"];
  if (plan.seats.length === 4) found.push("across", "beside");
  if (editionOf(plan, info)?.any_teams && plan.seats.length > 2) found.push("own");
  return found;
}

/** The plan's teams as lists of seats. */
export function teamsOf(plan: Plan, info: ServerInfo): number[][] {
  switch (teamings(plan, info).includes(plan.teams) ? plan.teams : "none") {
    case "none":
      return [];
    case "across":
      return [
        [0, 2],
        [1, 3],
      ];
    case "beside":
      return [
        [0, 1],
        [2, 3],
      ];
    case "own": {
      const numbers = [...new Set(plan.seats.map((one) => one.team))].sort((a, b) => a - b);
      return numbers.map((number) => plan.seats.flatMap((one, i) => (one.team === number ? [i] : [])));
    }
  }
}

/** The variants that a group with this plan can choose, and whether the book has them on. */
export function variants(plan: Plan, info: ServerInfo): { variant: Variant; book: boolean }[] {
  const paired = teamsOf(plan, info).length > 0;
  return (editionOf(plan, info)?.variants ?? []).flatMap(({ variant, book, set, teams, replaced_by }) => {
    const usual = book[plan.seats.length] ?? null;
    if (usual === null || (set && !plan.expansions.includes(set)) || (paired && !teams)) return [];
    return { variant, book: usual && !(replaced_by && plan.options[replaced_by]) };
  });
}

/** Whether a variant is on. */
export const isOn = (plan: Plan, { variant, book }: { variant: Variant; book: boolean }) => plan.options[variant] ?? book;

export const onlyBots = (plan: Plan) =>
  plan.seats.filter((one) => one.who === "bot").length === plan.seats.length - 1 && plan.seats.some((one) => one.who === "me");

export const wantsHints = (plan: Plan) => plan.hints ?? onlyBots(plan);

/** How many can play with the edition and the expansions planned. */
export function mostSeats(plan: Plan, info: ServerInfo): number {
  return editionOf(plan, info)?.seats[plan.expansions.length] ?? info.seats;
}

/** How many can play at most, with whatever edition and expansions. */
export const largestTable = (info: ServerInfo): number => Math.max(...info.editions.flatMap(({ seats }) => seats));

/** What stands in the way of a game as planned, in sentences. */
export function flaws(plan: Plan, info: ServerInfo, myName = ""): string[] {
  const found: string[] = [];
  const most = mostSeats(plan, info);
  const count = plan.seats.length;
  if (count > most) found.push(TEXTS.tooMany(count, most, plan.expansions.length > 0));
  if (plan.seats.every((one) => one.who === "bot")) found.push(TEXTS.noPerson);
  if (plan.teams === "own" && teamsOf(plan, info).length === 1) found.push(TEXTS.oneTeam);
  const names = chairs(plan, myName).flatMap((chair) => (chair.who === "me" ? [chair.name] : []));
  const double = names.find((name, i) => names.indexOf(name) !== i);
  if (double !== undefined) found.push(TEXTS.sameName(double));
  return found;
}

function chairs(plan: Plan, myName: string): Chair[] {
  let people = 0;
  return plan.seats.map((one): Chair => {
    if (one.who === "bot") return { who: "bot", level: one.level };
    if (one.who === "open") return { who: "open" };
    people += 1;
    const name = people === 1 ? myName : one.name;
    return { who: "me", name: name.trim() || (people === 1 ? "Player" : `Player ${people}`) };
  });
}

/** What is sent: nothing that the book says anyway, and nothing that no longer applies. */
export function newGame(plan: Plan, info: ServerInfo, myName: string): Omit<NewGame, "from" | "lesson"> {
  const options: Options = {};
  for (const { variant, book } of variants(plan, info)) {
    const set = plan.options[variant];
    if (set !== undefined && set !== book) options[variant] = set;
  }
  const alone = onlyBots(plan);
  return {
    edition: plan.edition,
    sets: ["base", ...plan.expansions],
    seats: chairs(plan, myName),
    teams: teamsOf(plan, info),
    options,
    pace: alone ? "live" : plan.pace,
    allowance: alone ? null : plan.allowance,
    listed: plan.listed,
    hints: wantsHints(plan),
  };
}

const KEY = "plan";

/** The plan last used in this browser. */
export function rememberedPlan(): Plan {
  try {
    const written = recall(KEY);
    if (!written) return FIRST_PLAN;
    const plan = { ...FIRST_PLAN, ...(JSON.parse(written) as Partial<Plan>) };
    const whole = Array.isArray(plan.seats) && plan.seats.length >= 2 && plan.seats.every((one) => typeof one.who === "string");
    return whole ? plan : FIRST_PLAN;
  } catch {
    return FIRST_PLAN;
  }
}

export function rememberPlan(plan: Plan) {
  keep(KEY, JSON.stringify(plan));
}

/** The game of the one-click button: the last plan if it is one person against bots. */
export function quickPlan(plan: Plan): Plan {
  return onlyBots(plan) ? plan : { ...FIRST_PLAN, edition: plan.edition, expansions: plan.expansions };
}

/** The same with everything: the edition that has the most expansions, with all of them. */
export function deluxePlan(plan: Plan, info: ServerInfo): Plan | null {
  const all = info.editions.map(({ edition, sets }) => ({
    edition,
    expansions: sets.filter(({ expansion }) => expansion).map(({ set }) => set),
  }));
  const most = all.reduce<(typeof all)[number] | null>(
    (best, one) => (one.expansions.length > (best?.expansions.length ?? 1) ? one : best),
    null,
  );
  return most && { ...quickPlan(plan), ...most, options: {} };
}

/** Two people, the second by link. */
export function friendPlan(plan: Plan): Plan {
  return { ...FIRST_PLAN, edition: plan.edition, expansions: plan.expansions, seats: [seat("me"), seat("open")] };
}
