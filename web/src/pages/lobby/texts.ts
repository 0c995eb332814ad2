/** What the lobby says. */

import { plural } from "../../words/plural";
import { capital, editionName, listed } from "../words";

export const TEXTS = {
  headline: ["From the ", "first wheel", " to the ", "last algorithm"] as const,
  about:
    "Innovation is a contest of civilizations in a deck of cards. Meld ideas, use what others forgot, and be the first to win enough achievements.",
  playNow: "Play now",
  playNowWhat: (edition: keyof typeof editionName, expansions: string[], opponents: string) =>
    `You against ${opponents} · ${editionName[edition]}${expansions.length ? ` with ${listed(expansions.map(capital))}` : ""}`,
  deluxe: "Deluxe: everything",
  deluxeWhat: (expansions: string[]) => `${listed(expansions.map(capital))}, all at once`,
  friend: "Play with a friend",
  friendWhat: "Send a link",
  find: "Find an opponent",
  findWhat: "A stranger, or a bot if nobody comes",
  learn: "Learn by playing",
  learnWhat: "Five minutes, nothing to read first",
  more: "More options…",
  moreWhat: "Editions, sets, teams, bots",
  name: "Your name",
  explain: "Explain the game while I play",
  rules: "Read the rules",
  version: (version: string, rules: string) => `Version ${version}, rules ${rules}`,
  bot: (level: string) => `${/^[aeiou]/.test(level) ? "an" : "a"} ${level} bot`,

  continueTitle: "Continue",
  continueButton: "Continue",
  yourGames: "Your games",
  yourTurn: "Your turn",

  /** A game in a list. */
  review: "Review",
  replay: "Replay",
  view: "View",
  open: "Open",
  play: "Play",
  join: "Join",
  watch: "Watch",
  wayTo: (way: string, players: string) => `${way}: ${players}`,
  freeSeats: (n: number) => `${plural(n, "seat")} free`,
  olderRules: "Older rules",
  youWon: "You won",
  youLost: "You lost",
  over: "Over",
  /** Before the first turn, everybody chooses a card. */
  turn: (n: number) => (n === 0 ? "Just started" : `Turn ${n}`),
  anonymous: "Player",

  openTitle: "Games to join",
  openNone: "Nobody is waiting right now.",
  openOne: "Start a game for others to join",
  watchTitle: "Games to watch",
  watchNone: "Nobody is playing in public right now.",
  cards: "Browse the cards",

  wayUp: "Your progress",
  lessonsDone: (done: number, of: number) => (done === of ? "All lessons done" : `${done} of ${plural(of, "lesson")} done`),
  firstLesson: "Start the first lesson",
  nextLesson: (title: string) => `Next: ${title}`,
  allLessons: "All lessons",
  won: (won: number, played: number) => `You’ve won ${won} of ${plural(played, "game")}.`,

  live: "Live",
  liveLabel: "Live: bots playing",
  liveKind: (kind: string, turn: number) => `${kind}, turn ${turn}`,
  liveBoard: (name: string) => `${name}: top cards`,
  liveStanding: (achieved: number, needed: number, points: number) =>
    `${achieved} of ${needed} achievements, ${plural(points, "point")}`,
  liveCards: (n: number) => `${plural(n, "card")} in this stack`,
  liveWaiting: "The bots are sitting down…",
  liveOpen: "See the whole table",
};
