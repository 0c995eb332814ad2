/** What the page for a new game says. */

import type { Edition } from "../../wire/Edition";
import type { Variant } from "../../wire/Variant";
import { plural } from "../../words/plural";
import type { Teaming } from "./plan";

export const TEXTS = {
  title: "New game",
  edition: "Edition",
  about: {
    first: "2010: the original cards. Boards are closed, and special achievements go to whoever meets the condition first.",
    third: "2016: the game most people know. Ten ages, with clearer wording.",
    fourth: "2024: an eleventh age, stacks splayed aslant, junk, and open boards. Wins are checked at the end of each action.",
  } satisfies Record<Edition, string>,
  baseOnly: "Only the base game is available for this edition.",
  expansion: "More cards with rules of their own, and room for one more player.",
  expansionMore: "What’s new",

  players: "Players",
  howMany: "How many players",
  morePlayers: "Each expansion makes room for one more player, and so does the fourth edition.",
  seat: (n: number) => `Seat ${n}`,
  me: "Me",
  somebody: "Somebody else at this screen",
  open: "Open seat",
  bot: "A bot",
  nameOf: (n: number) => `Name of seat ${n}`,
  yourName: "Your name",
  name: "Name",
  levelOf: (n: number) => `Level of the bot in seat ${n}`,
  byLink: "by link, or from the lobby",
  teamOf: (n: number) => `Team of seat ${n}`,
  team: (n: number) => `Team ${n}`,
  teams: "Teams",
  teaming: {
    none: "Every player for themselves",
    across: "Two pairs, partners across",
    beside: "Two pairs, side by side",
    own: "Custom teams",
  } satisfies Record<Teaming, string>,
  hotSeat: "Several people at one screen: a curtain falls between their decisions, so hands stay secret.",

  variants: "Variants",
  changed: (n: number) => `${n} changed`,
  byTheBook: "by the book",
  variant: {
    longer: { name: "A longer game", what: "You need one more achievement to win." },
    distance: {
      name: "Distance",
      what: "Players who are not next to you share only if they have twice your icons, and obey only if you have more than twice theirs.",
    },
    parley: { name: "Parley", what: "Return a card to deal with a player who is not your neighbor." },
    open_covered: { name: "Open splays", what: "Everybody may look through the cards in splayed stacks." },
    open_counts: { name: "Open stacks", what: "Everybody sees how many cards an unsplayed stack has." },
    proof: { name: "Proof", what: "If you cannot do what a card asks, you show the cards in question." },
    relics: { name: "Relics", what: "Five Relics can be seized when you dig." },
    iello_words: { name: "Iello’s words", what: "Put in play, archive, recycle: the words of that printing." },
  } satisfies Record<Variant, { name: string; what: string }>,

  pace: "Pace",
  live: "Live",
  liveWhat: "Everybody stays at the table.",
  days: "Over several days",
  daysWhat: "Check in when it’s your turn to decide.",
  allowance: "Time for a decision",
  allowanceWhat: "When time runs out, the others may have a bot take over.",
  noLimit: "no limit",
  minutes: (n: number) => `${n} min`,
  hours: (n: number) => plural(n, "hour"),
  dayCount: (n: number) => plural(n, "day"),

  around: "Visibility and hints",
  listed: "Listed in the lobby",
  listedJoin: "Anyone may join or watch; if unlisted, only people with your link.",
  listedWatch: "Anyone may watch; if unlisted, only people with your link.",
  hints: "Hints",
  hintsWhat: "Players may ask what a strong bot would do.",
  openTable: "Open the table",
  begin: "Start",

  tooMany: (count: number, most: number, expanded: boolean) =>
    `${count} players are too many: without ${expanded ? "another" : "an"} expansion, at most ${most} can play this edition.`,
  noPerson: "At least one seat must be for a person.",
  oneTeam: "Everybody is on the same team: there must be at least two.",
  sameName: (name: string) => `Two players are called ${name}; nobody could tell them apart.`,
};
