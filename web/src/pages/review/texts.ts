/** What the result and the review say. */

import { plural, several } from "../../words/plural";
import type { Say } from "../../words/say";

const NUMBERS = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];

export const TEXTS = {
  /** The headline. */
  youWin: "You win!",
  youWinTogether: "You win together!",
  wins: (names: string) => `${names} ${names.includes(" and ") ? "win" : "wins"}`,
  draw: "A draw",
  /** How the reader fared, where they did not win. */
  yourPlace: (say: Say, place: string, achievements: number, points: number) =>
    say`You came ${place}, with ${several(achievements, "achievement")} and ${several(points, "point")}.`,
  places: ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"],

  /** Why it ended. What goes by the vocabulary of the game is said by it. */
  byAchievements: (say: Say, needed: number) => say`${NUMBERS[needed] ?? needed} achievements win the game.`,
  hasAchievements: (name: string, has: number) => `${name} ${name === "You" ? "have" : "has"} ${has}.`,
  byScore: (say: Say) => say`Somebody had to draw a card beyond the last age, so the points were counted:`,
  ahead: (say: Say, best: number, next: number, gap: number) =>
    gap === 1 ? say`${best} to ${next}, a lead of one point.` : say`${best} to ${next}, a lead of ${gap} points.`,
  tied: (say: Say, points: number) => say`${points} each; having more achievements broke the tie.`,
  byCard: (say: Say) => say` decided the game, whatever the achievements and points.`,
  byEffect: "A card’s effect decided the game.",
  byElimination: "Nobody else is left in the game.",
  byDraw: (say: Say) => say`Points and achievements are equal.`,

  /** What to do next. */
  again: "Play again",
  next: "Go to the next game",
  replay: "Watch it again",
  look: "Look at the table",
  save: "Save the record",
  lobby: "Back to the lobby",
  review: "Review",

  /** The table of everybody. */
  standings: "Standings",
  player: "Player",
  achievements: (say: Say) => say`Achievements`,
  points: (say: Say) => say`Points`,
  forBonuses: (n: number) => `${n} from bonuses`,
  best: "Highest chance",
  of: (n: number, needed: number) => `${n} of ${needed}`,
  winner: "winner",

  /** The review. */
  title: "Review",
  riseAndFall: "Rise and fall",
  riseWhat: "Everybody’s chance of winning, action by action. Choose a number to see that moment.",
  course: (name: string, first: string, last: string) => `${name} from ${first} to ${last}`,
  courseLabel: (all: string) => `Chance of winning over the course of the game: ${all}.`,
  turn: (n: number) => `Turn ${n}`,
  turningPoints: "Turning points",
  gaveAway: (percent: string) => `gave away ${percent}`,
  turned: (turn: number, name: string, percent: string) => `Turn ${turn}: ${name} gave away ${percent}`,
  for: "for",
  better: "Better",
  expected: "What would probably follow",
  flawless: "No choice gave much away. Well played, everybody.",
  thinking: "Analyzing the game…",
  waiting: (n: number) => `${plural(n, "other game")} ahead of it.`,
  percent: (chance: number) => `${Math.round(chance * 100)}%`,
  you: "You",
  loading: "Loading the game…",
  none: "No review",
  noneWhat: "A game can be reviewed once it is over.",
  honest: "The chances are estimates by a strong bot. Each choice is judged by what its player could know.",
};
