/** Where two wordings differ, word by word. */

export interface Piece {
  text: string;
  /** Whether the other wording lacks it. */
  own: boolean;
}

const words = (text: string) => text.match(/\[[a-z]+\]|\s+|[\p{L}\p{N}’'-]+|[^\s]/gu) ?? [];

/** `text` in pieces, with what `other` does not have marked; the longest common part stays plain. */
export function difference(text: string, other: string): Piece[] {
  const a = words(text);
  const b = words(other);
  // common[i][j]: how much a[i..] and b[j..] have in common, in order.
  const common = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  const at = (i: number, j: number) => common[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const row = common[i];
      if (row) row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const pieces: Piece[] = [];
  const say = (word: string, own: boolean) => {
    const last = pieces.at(-1);
    if (last?.own === own) last.text += word;
    else pieces.push({ text: word, own });
  };
  for (let i = 0, j = 0; i < a.length; ) {
    const word = a[i] ?? "";
    if (j < b.length && word === b[j]) {
      say(word, false);
      i++;
      j++;
    } else if (j < b.length && at(i, j + 1) > at(i + 1, j)) {
      j++;
    } else {
      say(word, word.trim() !== "" || (pieces.at(-1)?.own ?? false));
      i++;
    }
  }
  return joined(pieces);
}

/** A lone space between two new words belongs to them. */
function joined(pieces: Piece[]): Piece[] {
  const found: Piece[] = [];
  pieces.forEach((piece, n) => {
    const last = found.at(-1);
    const own = piece.own || (piece.text.trim() === "" && last?.own === true && pieces[n + 1]?.own === true);
    if (last?.own === own) last.text += piece.text;
    else found.push({ text: piece.text, own });
  });
  return found;
}
