import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

/** A recorded game of the third edition that goes to its end by score. */
export const RECORD_FILE = fileURLToPath(new URL("../../crates/cards/tests/golden/records/third-score.json", import.meta.url));

export const aRecord = () => readFile(RECORD_FILE, "utf8");
