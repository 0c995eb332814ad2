/** Short phrases about games, the same on every page. */

import type { Edition } from "../wire/Edition";
import type { GameInfo } from "../wire/GameInfo";
import type { SeatInfo } from "../wire/SeatInfo";
import { plural } from "../words/plural";

export const EDITIONS: Edition[] = ["first", "third", "fourth"];

export const editionName: Record<Edition, string> = {
  first: "First edition",
  third: "Third edition",
  fourth: "Fourth edition",
};

export const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** A list as one says it: "Ada, Bo and Cy". */
export function listed(words: string[], and = "and"): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} ${and} ${words.at(-1)}`;
}

/** Who sits there. */
export function seatName(seat: SeatInfo): string {
  if (isFree(seat)) return "Free";
  return seat.replaced ? `${seat.name} (a bot is playing)` : (seat.name ?? `${capital(seat.bot ?? "")} bot`);
}

/** Who plays, with "you" for the reader. */
export function playersOf(game: GameInfo): string {
  const names = game.seats.filter((seat) => !isFree(seat)).map((seat) => (seat.mine ? "you" : seatName(seat)));
  const free = freeSeats(game);
  if (free > 0) names.push(plural(free, "free seat"));
  return capital(listed(names, names.length === 2 && free === 0 ? "against" : "and"));
}

/** Edition, pace and what else is out of the ordinary. */
export function kindOf(game: GameInfo): string {
  const [, ...expansions] = game.sets;
  const parts = [editionName[game.edition] + (expansions.length ? ` with ${listed(expansions.map(capital))}` : "")];
  if (game.teams.length) parts.push("in teams");
  if (game.pace === "turns") parts.push("over several days");
  if (game.allowance) parts.push(`${duration(game.allowance)} per decision`);
  if (game.arranged) parts.push("from a record");
  return parts.join(" · ");
}

/** A time allowance in words. */
export function duration(seconds: number): string {
  const unit = (n: number, word: string) => plural(Math.round(n), word);
  if (seconds >= 86400) return unit(seconds / 86400, "day");
  if (seconds >= 3600) return unit(seconds / 3600, "hour");
  if (seconds >= 60) return unit(seconds / 60, "minute");
  return unit(seconds, "second");
}

/** How long ago, roughly. */
export function ago(then: number, now = Date.now()): string {
  const seconds = Math.max(0, Math.round((now - then) / 1000));
  if (seconds < 60) return "just now";
  return `${duration(seconds)} ago`;
}

/** Whether nobody sits there yet. */
export const isFree = (seat: SeatInfo) => seat.name === null && !seat.bot;

export const freeSeats = (game: GameInfo) => game.seats.filter(isFree).length;

/** Whether the game waits for the reader. */
export const waitsForMe = (game: GameInfo) =>
  game.status === "running" && game.deciding !== null && (game.seats[game.deciding]?.mine ?? false);

/** Whether the reader won a game that is over; nothing if it is not, or was not theirs. */
export function fate(game: GameInfo): "won" | "lost" | null {
  const mine = game.seats.flatMap((seat, i) => (seat.mine ? [i] : []));
  if (game.status !== "over" || mine.length === 0) return null;
  return mine.some((seat) => game.winners.includes(seat)) ? "won" : "lost";
}
