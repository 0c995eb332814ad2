/** So many of something. */

/** As in "1 card" and "2 cards". */
export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** The same as part of a sentence that is said: unlike a name, its word is in the words of the game. */
export interface Several {
  n: number;
  word: string;
}

export const several = (n: number, one: string, many = `${one}s`): Several => ({ n, word: n === 1 ? one : many });
