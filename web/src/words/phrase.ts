/** What is said, in pieces: plain words, and words marked with what they stand for. */

import type { Phrase } from "../wire/Phrase";
import type { Piece } from "../wire/Piece";

/** Words that stand for something. */
export type Marked = Exclude<Piece, string>;

/** The words of a piece. */
export const textOf = (piece: Piece): string => (typeof piece === "string" ? piece : piece.text);

/** What a voice reads. */
export const plain = (phrase: Phrase): string => phrase.map(textOf).join("");

/** Whether pieces of a kind are among what is said. */
export const has = (phrase: Phrase, kind: Marked["is"]): boolean =>
  phrase.some((piece) => typeof piece !== "string" && piece.is === kind);

/** The name of the action that an option is, if it is one. */
export const actionIn = (phrase: Phrase): string | null =>
  phrase.flatMap((piece) => (typeof piece !== "string" && piece.is === "action" ? [piece.text] : []))[0] ?? null;

/** An option without the name of its action, and without what a picture of its card shows as well. */
export function label(phrase: Phrase): Phrase {
  const [first, ...rest] = phrase.filter((piece) => typeof piece === "string" || (piece.is !== "action" && piece.is !== "print"));
  if (first === undefined) return [];
  return typeof first === "string" ? [first.trimStart(), ...rest].filter((piece) => piece !== "") : [first, ...rest];
}
