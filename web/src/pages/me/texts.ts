/** What is said on the pages about people: their games, their rating, the ladder, and their devices. */

import type { Strength } from "../../wire/Strength";
import { plural } from "../../words/plural";
import { capital, editionName } from "../words";

export const TEXTS = {
  title: "My games",
  loading: "Looking up your games…",
  about: "Your games are stored on this server. A cookie in this browser tells it who you are.",
  none: ["You have not played here yet. ", "Play now", ", and your games will be listed here."] as const,
  noneLeft: ["You have no games here at the moment. ", "Play now", ", and your next one will be listed here."] as const,
  going: "In progress",
  over: "Finished",
  more: "Show more",

  statistics: "Statistics",
  played: "Played",
  won: "Won",
  share: "Win rate",
  percent: (share: number) => `${share}%`,
  noShare: "–",
  percentWon: (share: number) => `${share} percent won`,
  byEdition: "By edition",
  byOpponent: "By strongest opponent",
  people: "Against people",
  bot: (level: string) => `${capital(level)} bot`,
  wonOf: (won: number, played: number) => `${won} of ${played}`,

  collecting: "Collecting…",
  downloadRecords: "Download all records",
  downloadStatistics: "Download statistics",
  openRecord: "Open a record file",

  devices: "Devices",
  devicesWhat:
    "A link signs you in on another device, or back in here if the cookie is lost. It works once. Anyone who has it can sign in as you, so keep it to yourself.",
  linkName: "Open on the other device",
  makeLink: "Create a link",
  unusedLink: (made: string) => `Unused link, created ${made}`,
  thisDevice: (added: string) => `This device, added ${added}`,
  otherDevice: (added: string) => `Another device, added ${added}`,
  revoke: "Revoke",
  revokeOthers: "Sign out everywhere else",
  forget: "Forget me",
  forgetSure:
    "Your name and everything you said will be removed from all games here, and bots will take your seats. This cannot be undone.",

  passkeys: "Passkeys",
  passkeysWhat:
    "A passkey signs you in on another device, or back in here if the cookie is lost, using your fingerprint, face or PIN instead of a link. Your device or password manager keeps it; this server only has its public half.",
  passkey: (made: string, used: string | null) => `Added ${made}${used ? `, last used ${used}` : ""}`,
  passkeyAdd: "Add a passkey",
  passkeyRemove: "Remove",
  passkeyLeft: "No passkey was used: you canceled, it took too long, or you have none for this site.",
  passkeyHere: "This device already has one of your passkeys.",
  signIn: "Sign in with a passkey",
  signInSure: "This browser will know you as the owner of the passkey, and forget who you were here before. Continue?",
  comeBack: "Played here before?",
  comeBackWhat:
    "A passkey signs you in on this device and brings your games with it. So does a link you created on another device.",

  letters: "E-mail",
  lettersWhat:
    "In games played over several days, an e-mail can tell you which of them are waiting for you: at most one a day, and never about a game you’ve already been told about.",
  lettersAddress: "E-mail address",
  lettersWant: "Send me e-mail",
  lettersAsked: (address: string) => `A link was sent to ${address}. Open it to confirm the address.`,
  lettersTo: (address: string) => `E-mail will be sent to ${address}.`,
  lettersStop: "Stop e-mail",
  lettersOther: "Use another address",
  confirmHead: "Confirm your e-mail address",
  confirmWhat: "Somebody asked us to e-mail this address when games here are waiting for them. Was it you?",
  confirmGo: "Yes, send it to me",
  confirmed: "Your address is confirmed. An e-mail will tell you when games are waiting for you.",
  stopping: "Stopping e-mail…",
  stopped: "No more e-mail will be sent to you.",

  vacation: "Vacation",
  vacationWhat:
    "While you are away, your clock stops in games played over several days. The other players see when you will be back.",
  vacationDays: "Days away",
  vacationGo: "Go on vacation",
  vacationUntil: (date: string) => `On vacation until ${date}`,
  vacationBack: "I’m back",
  vacationLeft: (days: number) => `${plural(days, "day")} left this year.`,

  notify: "Notifications",
  notifyWhat:
    "In games played over several days, this browser can tell you when it is your turn, even while it is closed. The message passes through the browser maker’s servers, encrypted so that only this browser can read it.",
  notifyOn: "Notify me in this browser",
  notifyOff: "Stop notifying me here",
  notifyIsOn: "This browser will tell you when it is your turn.",
  notifyDenied: "The browser does not allow notifications from this page. Its settings for this site can change that.",

  shunned: "Muted and blocked",
  shunnedHow: { mute: "muted", block: "blocked" },
  unshun: "Undo",

  rating: "Rating",
  ratingWhat:
    "Claim a name as your own: nobody else can play under it, and your games against bots and other named players are rated.",
  name: "Your name",
  claim: "Claim this name",
  youAre: "You are ",
  profile: "Your public page",
  between: " · ",
  toLadder: "See the ladder",
  kind: ({ edition, players }: Pick<Strength, "edition" | "players">) => `${editionName[edition]}, ${players} players`,
  ofWon: (won: number, games: number) => `${won} of ${games} won`,

  ladder: "Ladder",
  ladderWhat: (kind: string | undefined) =>
    `${kind ? `${kind}. ` : ""}Rated games are dealt by the server and played without hints, between bots and people who have claimed a name. If you leave one, you lose it.`,
  kinds: "Kinds of games",
  ladderNone: "Nobody has five rated games of this kind yet.",

  profileLoading: "Looking up this player…",
  profileMissing: "Nobody here goes by this name",
  profileMissingWhat: "You can claim a name under “Me” after your first game.",
  profileAbout: (games: number) => (games === 0 ? "No public games yet." : `${plural(games, "public game")}.`),
  profileRatings: "Ratings",
  profileUnrated: "No rated games yet.",
  profileGames: "Games",

  comeTitle: "Another device",
  comeHead: "Use Splay as yourself on this device",
  comeWhat:
    "This device will be signed in as the person who created the link, with their games. If you played here as somebody else, this browser will forget that.",
  comeGo: "Yes, this is my link",
};
