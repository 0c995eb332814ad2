/** The log as people read it: turns, in them actions, in them what came of each. */

import type { Line } from "../wire/Line";
import type { Phrase } from "../wire/Phrase";

/** An action, or what happened outside any, with what came of it. */
export interface Deed {
  /** The place of its first line in the log. */
  at: number;
  words: Phrase;
  consequences: Phrase[];
  /** Where the lines after it begin. */
  end: number;
}

/** A turn, or what came before the first one. */
export interface Chapter {
  at: number;
  heading: Phrase | null;
  deeds: Deed[];
}

/** The whole log, in chapters. */
export function story(lines: readonly Line[]): Chapter[] {
  const chapters: Chapter[] = [];
  const chapter = (at: number): Chapter => {
    const last = chapters.at(-1);
    if (last) return last;
    const first: Chapter = { at, heading: null, deeds: [] };
    chapters.push(first);
    return first;
  };
  lines.forEach((line, at) => {
    if (line.rank === "heading") {
      chapters.push({ at, heading: line.words, deeds: [] });
      return;
    }
    const { deeds } = chapter(at);
    const last = deeds.at(-1);
    if (line.words.length === 0) {
      if (last) last.end = at + 1;
      return;
    }
    // The first deed after a heading needs no line of its own to hang consequences on.
    if (line.rank === "deed" || !last) deeds.push({ at, words: line.words, consequences: [], end: at + 1 });
    else {
      last.consequences.push(line.words);
      last.end = at + 1;
    }
  });
  return chapters;
}

/** The sentences from a place in the log on, without headings. */
export function since(lines: readonly Line[], place: number): Phrase[] {
  return lines
    .slice(place)
    .filter((line) => line.words.length > 0 && line.rank !== "heading")
    .map((line) => line.words);
}

/**
 * Where a seat's last own action stands in the log: what comes after it is news. Used where the
 * page has not itself seen the last choice being made.
 */
export function lastOwn(lines: readonly Line[], seat: number | null): number {
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const { told } = lines[at]!;
    if (told.event === "action" && told.player === seat) return at;
  }
  return 0;
}
