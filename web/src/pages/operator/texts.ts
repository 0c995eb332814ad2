/** What is said on the page of whoever runs the server. */

import { plural } from "../../words/plural";

export const TEXTS = {
  title: "Operator",
  loading: "Checking on the server…",
  secret: "The operator’s secret",
  secretWhat: "The value of --operator-secret. It is not saved in this browser.",
  enter: "Enter",

  health: "Health",
  healthy: "Games are being saved.",
  unhealthy: "Nothing can be saved: check the database and the disk.",
  inMemory: (tables: number) => `${plural(tables, "game")} in memory`,
  games: "Games",
  listed: "Listed games",
  listedNone: "No games are listed.",

  reports: "Reports",
  reportsNone: "Nothing has been reported.",
  others: (others: number) => `${plural(others, "other person", "other people")} also reported them.`,
  silence: "Neither of them had said anything at this table.",
  toGame: "Go to the game",
  close: "Dismiss",
  banFor: "Ban for",
  days: (days: number) => (days > 365 ? plural(Math.round(days / 365), "year") : plural(days, "day")),
  daysUnit: (days: number) => (days === 1 ? "day" : "days"),

  bans: "Bans",
  bansNone: "Nobody is banned.",
  until: (date: string) => `until ${date}`,
  lift: "Lift the ban",
  newBan: "New ban",
  whom: "Name or address",
  why: "Why (they are told)",
  ban: "Ban",

  counted: "Counted by this process",
};
