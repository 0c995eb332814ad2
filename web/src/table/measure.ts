/**
 * How much room a card's words need. Each word is measured once, in em; wrapping is arithmetic then, so that
 * a layout can be searched for without laying anything out.
 */

import { announced, type Printed, printedOn } from "../card";
import { parts } from "../card/titles";
import type { CardInfo } from "../wire/CardInfo";
import type { Vocabulary } from "../wire/Vocabulary";
import { printedIn } from "../words/say";

/** Measures a text, in hundredths of its type size. */
export type Ruler = (text: string, face: "body" | "bold" | "title") => number;

/** A word of an effect: how wide it is, and whether an icon stands in it. */
interface Word {
  width: number;
  icon: boolean;
}

interface Measured {
  /** The whole title, and its longest part that cannot be broken. */
  title: number;
  longest: number;
  space: number;
  effects: { kind: Printed["kind"]; words: Word[] }[];
}

/** How wide an icon within a text is, with the space that it keeps, in em. */
const ICON = 1.24;
/** The titles of cards are set larger than their words. */
const TITLE = 1.17;

const FACES = { body: "480 100px 'Source Sans 3'", bold: "540 100px 'Source Sans 3'", title: "800 100px 'Alegreya Sans'" };

/** A ruler on a canvas of the browser. */
export function canvasRuler(): Ruler {
  const context = document.createElement("canvas").getContext("2d");
  const known = new Map<string, number>();
  return (text, face) => {
    const key = face + text;
    const found = known.get(key);
    if (found !== undefined) return found;
    if (context) context.font = FACES[face];
    const width = context ? context.measureText(text).width / 100 : text.length * 0.5;
    known.set(key, width);
    return width;
  };
}

/** The words of an effect; what is drawn counts with the word it stands in. */
function wordsOf(effect: Printed, vocabulary: Vocabulary, ruler: Ruler, face: "body" | "bold"): Word[] {
  const words: Word[] = [];
  const head = announced(effect.kind).trim();
  const boxed = effect.kind === "demand" || effect.kind === "compel";
  if (head) words.push({ width: ruler(head, "title") + (boxed ? 0.75 : 0.2), icon: false });
  let open = false;
  const add = (width: number, icon: boolean) => {
    const last = words.at(-1);
    if (open && last) {
      last.width += width;
      last.icon ||= icon;
    } else words.push({ width, icon });
    open = true;
  };
  for (const piece of printedIn(vocabulary, effect.text)) {
    if (typeof piece !== "string" && piece.is === "icon") {
      add(ICON, true);
      continue;
    }
    if (typeof piece !== "string" && piece.is === "color") add(1.05, false);
    const text = typeof piece === "string" ? piece : piece.text;
    text.split(/( +)/).forEach((part) => {
      if (part === "") return;
      if (part.trim() === "") open = false;
      else add(ruler(part, face), false);
    });
  }
  return words;
}

/** What a card asks for in a given width, at a given size of type. */
export interface Needs {
  /** The least height at which it shows its effects. */
  text(card: CardInfo, width: number, size: number): number;
}

/** Measures the cards of a game in its words. */
export function measurer(ruler: Ruler, vocabulary: Vocabulary): Needs {
  const measured = new WeakMap<CardInfo, Measured>();
  const needs = new WeakMap<CardInfo, Map<number, number>>();
  const measure = (card: CardInfo): Measured => {
    const found = measured.get(card);
    if (found) return found;
    const face = card.color === "yellow" ? "bold" : "body";
    const made: Measured = {
      title: ruler(card.title, "title") * TITLE,
      longest: Math.max(...parts(card.title).map((part) => ruler(part, "title"))) * TITLE,
      space: ruler(" ", face),
      effects: printedOn(card).map((one) => ({ kind: one.kind, words: wordsOf(one, vocabulary, ruler, face) })),
    };
    measured.set(card, made);
    return made;
  };
  const text = (card: CardInfo, width: number, size: number): number => {
    const key = Math.round(width) * 100 + size * 2;
    const known = needs.get(card) ?? new Map<number, number>();
    needs.set(card, known);
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = Math.ceil(height(card, measure(card), Math.round(width) / size) * size);
    known.set(key, made);
    return made;
  };
  return { text };
}

/** The height of a card with all its words, in em, in a box of this width. The numbers are those of card.css. */
function height(card: CardInfo, { title, longest, space, effects }: Measured, width: number): number {
  const inside = width - 1.34;
  const narrow = inside <= 14.5;
  const city = card.icons.length > 4;
  const marked = card.set !== "base" && inside > 10.5;
  const room = inside - (city ? 0 : 1.85) - 2.05 - 0.8 - (marked ? 1.55 : 0);
  const titles = title * 0.82 <= room ? 1.97 : longest * 0.8 > room ? 3.7 : 2.5;
  let sum = 0.88 + 0.32 + (city ? 1.77 + 0.35 : 0) + titles + 0.35 + 1.78 + 0.06;
  if (effects.length > 0) sum += 0.35;
  effects.forEach(({ kind, words }, n) => {
    const boxed = kind === "karma";
    const line = (boxed ? inside - (narrow ? 0.8 : 2.35) : narrow ? inside : inside - 1.66) - 0.06;
    // In narrow cards the icon that counts stands in the first line.
    let at = narrow ? 1.62 : 0;
    let lines = 1;
    let icons = 0;
    for (const word of words) {
      if (at > 0 && at + word.width > line) {
        lines += 1;
        at = 0;
      }
      icons += Number(word.icon);
      at += word.width + space;
    }
    sum += lines * 1.2 + (boxed ? 0.48 : 0) + (n > 0 ? 0.3 : 0) + Math.min(icons, lines) * 0.09 + (narrow ? 0.06 : 0.03);
  });
  return sum;
}
