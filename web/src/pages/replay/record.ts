/** What the page needs to know of a record; the record itself stays the text it came as. */

import type { RecordText } from "../../net/api";
import type { Edition } from "../../wire/Edition";
import type { Options } from "../../wire/Options";
import type { Set as CardSet } from "../../wire/Set";

export interface Opened {
  text: RecordText;
  edition: Edition;
  sets: CardSet[];
  players: string[];
  teams: number[][];
  options: Options;
  /** How many choices were made. */
  length: number;
}

/** Opens a record. Throws a sentence that says what is wrong. */
export function open(text: string): Opened {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw new Error("This is not a record: it is not JSON.");
  }
  const record = read as Partial<Opened> & { format?: unknown; choices?: unknown };
  if (typeof record !== "object" || record === null || typeof record.format !== "string" || !Array.isArray(record.choices)) {
    throw new Error("This is not a record of a game: it has no format and no choices.");
  }
  return {
    text,
    edition: record.edition ?? "third",
    sets: record.sets ?? ["base"],
    players: Array.isArray(record.players) ? record.players.map(String) : [],
    teams: record.teams ?? [],
    options: record.options ?? {},
    length: record.choices.length,
  };
}

/** A name for the file: who played, without anything a file system minds. */
export function fileName(players: string[]): string {
  const names = players
    .map((name) =>
      name
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, "-")
        .replace(/^-|-$/g, ""),
    )
    .filter(Boolean);
  return `${["splay", ...names].join("-")}.json`;
}

/** Hands a text to the reader as a file. */
export function download(name: string, text: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  // The download has its own hold on the data by the next turn of the event loop.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
