import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const recorded = (name: string) =>
  fileURLToPath(new URL(`../../crates/cards/tests/golden/records/${name}.json`, import.meta.url));

/** A recorded game of the third edition that goes to its end by score. */
export const RECORD_FILE = recorded("third-score");

/** One that was given up early: a review thinks about every choice anew, and these are few. */
export const SHORT_RECORD_FILE = recorded("third-concession");

export const aRecord = () => readFile(RECORD_FILE, "utf8");
