/** What is said about talking, and about people one would rather not hear. */

import { listed } from "../pages/words";

export const TEXTS = {
  about: (name: string) => `About ${name}`,
  mute: (name: string) => `Mute ${name}`,
  block: (name: string) => `Block ${name}`,
  report: (name: string) => `Report ${name}`,
  undo: {
    mute: (name: string) => `Unmute ${name}`,
    block: (name: string) => `Unblock ${name}`,
  },
  means: {
    mute: "You do not see what they say, in any game. They are not told.",
    block: "You do not see what they say, and you will not be matched with each other. They are not told.",
  },
  why: "What is wrong?",
  evidence: "What the two of you have said last goes with it.",
  send: "Send report",
  cancel: "Cancel",
  reported: "Thank you. Whoever runs this server will look at it.",

  away: (date: string) => `On vacation until ${date}; the clock stands still.`,

  manage: "Mute, block or report",
  off: "Talk is off at this table. It opens when all players agree.",
  agree: "I’d like to talk",
  withdraw: "Turn talk off",
  agreed: "You agreed to talk.",
  waitingFor: (names: string[]) => `Waiting for ${listed(names)}.`,
  listening: "In listed games only the players talk.",
};
