/** What is said around a game: before it begins, when it cannot be shown, and when it cannot go on. */

import { plural } from "../../words/plural";

export const TEXTS = {
  coming: "Joining the table…",
  toLobby: "Back to the lobby",

  overTitle: "This game is over",
  overLost: (result: string) =>
    `${result}. It was played under rules that this server no longer has, so only the result can be shown.`,
  unknown: "No such game",
  unknownWhat: "It may have been removed, or the link is incomplete.",
  privateTable: "This table is private",
  privateWhat: "Ask one of the players for a link to join or to watch.",
  strandedTitle: "This game can’t continue as it was",
  strandedAdvice: "Start another one, or ask whoever runs this server for the version it began with.",
  strandedWhat:
    "It began under rules that this version of the server no longer has. Nothing is lost: you can continue under today’s rules, from the start of its last turn.",
  strandedNext: "Go to the game that continues it",
  strandedGo: "Continue from there",
  otherRules: "Other rules",

  joinTitle: "Join",
  invited: "You are invited to a game",
  wrongLink: "This link does not work",
  full: "All seats are taken",
  fullWhat: "Somebody got there first. Ask for a link to watch, or open a table of your own.",
  name: "Your name",
  guest: "Guest",
  seat: "Seat",
  anySeat: "any",
  takeSeat: "Take a seat",

  dealing: "Dealing…",
  waiting: (free: number) => `Waiting for ${plural(free, "player")}`,
  begins: "The game starts as soon as every seat is taken.",
  arranged:
    "It continues from a record. Whoever made this game may know where the cards are, so it doesn’t count toward ratings or statistics.",
  botComes: "If nobody comes soon, a bot about as strong as you will take the seat.",
  fill: "Let a bot take a free seat",
  leave: "Leave this table",
  dealTitle: "The cards are already dealt",
  dealHash: ["The deal’s hash is ", ". When the game is over, the replay shows whether these were the cards."] as const,
  bring: "Invite somebody",
  atTable: "At the table",
  seatLink: "Link to take a seat",
  watchLink: "Link to watch only",

  you: "you",
  team: (n: number) => `team ${n}`,
  here: "here",
  away: "away",

  copy: "Copy",
  copied: "Copied",
  linkCopied: "Link copied",
  share: "Share",
  shareTitle: "Splay",
  shareText: "Come play Innovation",
};
