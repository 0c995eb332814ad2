/** Reviews call players by their seats; here they get their names. */

import type { Phrase } from "../../wire/Phrase";
import { TEXTS } from "./texts";

/** Who played, and which seats are the reader's. */
export interface People {
  names: readonly string[];
  mine: readonly number[];
}

/**
 * Where a replay shows a moment: one's own choices through one's own eyes, those of others with
 * everything open and oneself near; where nobody is known, through the eyes of whoever chose.
 */
export function placeIn(replay: string, { mine }: People, moves: number, player: number): string {
  const eyes = mine.length === 0 || mine.includes(player) ? `&seat=${player}` : "";
  return `${replay}?at=${moves}${eyes}`;
}

/** A player by name, or "You". */
export const nameOf = ({ names, mine }: People, seat: number): string => (mine.includes(seat) ? TEXTS.you : (names[seat] ?? ""));

/** What is said, with names in the place of seats. */
export const named = (people: People, phrase: Phrase): Phrase =>
  phrase.map((piece) =>
    typeof piece !== "string" && piece.is === "player" ? { ...piece, text: nameOf(people, piece.player) } : piece,
  );
