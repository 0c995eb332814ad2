/**
 * A lesson: a prepared table on which the reader makes real choices in a real game. What has been
 * reached is read from what the engine tells, so nothing here knows a rule.
 */

import type { RecordText } from "../../net/api";
import type { Civilization } from "../../wire/Civilization";
import type { Edition } from "../../wire/Edition";
import type { Line } from "../../wire/Line";
import type { NewGame } from "../../wire/NewGame";
import type { Position } from "../../wire/Position";
import type { Set as CardSet } from "../../wire/Set";
import type { Told } from "../../wire/Told";

/** What the engine must tell for a step to be done: an event with at least these facts. */
export type Goal = { event: Told["event"] } & Record<string, unknown>;

export interface Step {
  /** What to do, and why. */
  text: string;
  /** The options that lead on, as they are written in records; `card *` stands for any card. */
  choose: string[];
  goal: Goal;
}

export interface Lesson {
  id: string;
  /** The set it is about. */
  course: CardSet;
  title: string;
  /** What one learns, in a sentence. */
  about: string;
  edition: Edition;
  sets: CardSet[];
  /** What the reader has, and what the bot has. */
  table: [Partial<Civilization>, Partial<Civilization>];
  /** What lies on top of the decks, by set and age. */
  decks?: Position["decks"];
  steps: Step[];
  /** What to remember. */
  learnt: string;
  /** The chapter of the rules page that says more. */
  chapter: string;
}

/** The reader's seat. */
export const ME = 0;

/** Every lesson is dealt from the same seed. */
const SEED = 7;

const NOTHING: Civilization = { hand: [], score: [], achievements: [], board: {} };

/** The game of a lesson, as the server makes one. */
export function gameOf(lesson: Lesson, name: string, rules: string): { setup: Omit<NewGame, "from">; record: RecordText } {
  const { edition, sets, decks = {} } = lesson;
  // Who is called what is said by the seats.
  const names = ["Player", "Bot"];
  const position: Position = {
    edition,
    sets,
    decks,
    options: {},
    turn: { seat: ME, actions: 2, number: 5 },
    players: lesson.table.map((one, seat) => ({ ...NOTHING, name: names[seat] ?? "", ...one })),
  };
  const record = {
    format: "splay-record/1",
    rules,
    edition,
    sets,
    players: names,
    options: {},
    seed: SEED,
    position,
    choices: [],
    outcome: null,
  };
  return {
    setup: {
      edition,
      sets,
      seats: [
        { who: "me", name },
        { who: "bot", level: "beginner" },
      ],
      teams: [],
      options: {},
      pace: "live",
      allowance: null,
      listed: false,
      hints: false,
      lesson: true,
    },
    record: JSON.stringify(record),
  };
}

/** Whether something that was told has all the facts of a goal. */
export function meets(told: unknown, goal: unknown): boolean {
  if (typeof goal !== "object" || goal === null) return told === goal;
  if (typeof told !== "object" || told === null) return false;
  return Object.entries(goal).every(([key, value]) => meets((told as Record<string, unknown>)[key], value));
}

/** How many steps are done, by what the engine has told so far. Taking back undoes them. */
export function stepsDone(lesson: Lesson, log: readonly Line[]): number {
  let done = 0;
  for (const { told } of log) {
    const step = lesson.steps[done];
    if (step && meets(told, step.goal)) done += 1;
  }
  return done;
}

/**
 * Whether the reader has made the choice of a step and its goal was not reached: something was different
 * when they made it.
 */
export function missed(lesson: Lesson, log: readonly Line[]): boolean {
  let done = 0;
  let chosen = false;
  for (const { told } of log) {
    const step = lesson.steps[done];
    if (!step) return false;
    if (told.event === "dogma" && told.player === ME) chosen ||= step.choose.includes(`dogma ${told.card}`);
    if (meets(told, step.goal)) {
      done += 1;
      chosen = false;
    }
  }
  return chosen;
}

/** Whether an option leads on. */
export function leadsOn(step: Step, written: string): boolean {
  return step.choose.some((wanted) => (wanted.endsWith("*") ? written.startsWith(wanted.slice(0, -1)) : written === wanted));
}
