/** Where two wordings differ, word by word. */

import type { Phrase } from "../../wire/Phrase";
import type { Piece } from "../../wire/Piece";
import { plain, textOf } from "../../words/phrase";

/** A part of a wording. */
export interface Part {
  words: Phrase;
  /** Whether the other wording lacks it. */
  own: boolean;
}

/** Words, spaces and signs, each by itself; what is marked is one word. */
const words = (phrase: Phrase): Piece[] =>
  phrase.flatMap((piece): Piece[] => (typeof piece === "string" ? (piece.match(/\s+|[\p{L}\p{N}’'-]+|[^\s]/gu) ?? []) : [piece]));

const same = (one: Piece | undefined, other: Piece | undefined): boolean =>
  typeof one === "string" || typeof other === "string" ? one === other : one?.is === other?.is && one?.text === other?.text;

/** Says something more; plain words join the plain words before them. */
function say(part: Part, word: Piece) {
  const last = part.words.at(-1);
  if (typeof last === "string" && typeof word === "string") part.words[part.words.length - 1] = last + word;
  else part.words.push(word);
}

/** Says something more, in the same part or in the next. */
function add(parts: Part[], said: Phrase, own: boolean) {
  const last = parts.at(-1);
  const part = last?.own === own ? last : { words: [], own };
  for (const word of said) say(part, word);
  if (part !== last) parts.push(part);
}

/** A wording in parts, with what `other` does not have marked; the longest common part stays plain. */
export function difference(wording: Phrase, other: Phrase): Part[] {
  const a = words(wording);
  const b = words(other);
  // common[i][j]: how much a[i..] and b[j..] have in common, in order.
  const common = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  const at = (i: number, j: number) => common[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const row = common[i];
      if (row) row[j] = same(a[i], b[j]) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const parts: Part[] = [];
  for (let i = 0, j = 0; i < a.length; ) {
    const word = a[i] ?? "";
    if (j < b.length && same(word, b[j])) {
      add(parts, [word], false);
      i++;
      j++;
    } else if (j < b.length && at(i, j + 1) > at(i + 1, j)) {
      j++;
    } else {
      add(parts, [word], textOf(word).trim() !== "" || (parts.at(-1)?.own ?? false));
      i++;
    }
  }
  return joined(parts);
}

/** A lone space between two new words belongs to them. */
function joined(parts: Part[]): Part[] {
  const found: Part[] = [];
  parts.forEach((part, n) => {
    const own = part.own || (plain(part.words).trim() === "" && found.at(-1)?.own === true && parts[n + 1]?.own === true);
    add(found, part.words, own);
  });
  return found;
}
