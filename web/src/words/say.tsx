/** What the page says by itself, in the words of the game: Asmadi's, or Iello's. */

import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { Phrase } from "../wire/Phrase";
import type { Vocabulary } from "../wire/Vocabulary";
import { TERMS } from "../wire/vocabularies";
import type { Several } from "./plural";

/**
 * Says a sentence: say`${name} has ${several(count, "achievement")}`. Other than `several`, what is put into it
 * is left as it is, so that nobody's name is translated.
 */
export type Say = (words: TemplateStringsArray, ...values: (string | number | Several)[]) => string;

/** Translates plain words; each term only as a whole word, and with a capital where it has one. */
function translator(vocabulary: Vocabulary): (words: string) => string {
  const terms = new Map(TERMS[vocabulary].map(([ours, theirs]) => [ours.toLowerCase(), theirs]));
  if (terms.size === 0) return (words) => words;
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${[...terms.keys()].join("|")})(?![\\p{L}\\p{N}])`, "giu");
  return (words) =>
    words.replace(pattern, (found) => {
      const theirs = terms.get(found.toLowerCase()) ?? found;
      return found[0] === found[0]?.toLowerCase() ? theirs : theirs.slice(0, 1).toUpperCase() + theirs.slice(1);
    });
}

const TRANSLATE: Record<Vocabulary, (words: string) => string> = { asmadi: translator("asmadi"), iello: translator("iello") };

/** Says things in a vocabulary. */
export const sayIn = (vocabulary: Vocabulary): Say => {
  const translate = TRANSLATE[vocabulary];
  const put = (value: string | number | Several | undefined) =>
    typeof value === "object" ? `${value.n} ${translate(value.word)}` : (value ?? "");
  return (words, ...values) => words.map((word, n) => translate(word) + put(values[n])).join("");
};

/** What is printed on a card, said in a vocabulary: names and icons stay as they are. */
export const printedIn = (vocabulary: Vocabulary, phrase: Phrase): Phrase =>
  phrase.map((piece) => (typeof piece === "string" ? TRANSLATE[vocabulary](piece) : piece));

const VocabularyContext = createContext<Vocabulary>("asmadi");

/** Says in whose words everything within is said. */
export function VocabularyProvider({ value, children }: { value: Vocabulary; children: ReactNode }) {
  return <VocabularyContext value={value}>{children}</VocabularyContext>;
}

/** In whose words things are said here. */
export const useVocabulary = (): Vocabulary => useContext(VocabularyContext);

/** Says things in the words of this place. */
export function useSay(): Say {
  const vocabulary = useVocabulary();
  return useMemo(() => sayIn(vocabulary), [vocabulary]);
}
