import type { Line } from "../wire/Line";
import type { Remark } from "../wire/Remark";
import type { Tail } from "../wire/Tail";
import type { Update } from "../wire/Update";

/** A list after an update: what stays of it, and what comes behind. */
export function extend<T>(list: readonly T[], tail: Tail<T>): readonly T[] {
  if (tail.lines.length === 0 && tail.from === list.length) return list;
  return [...list.slice(0, tail.from), ...tail.lines];
}

/** Everything that is known of a game here. */
export interface Known {
  update: Update | null;
  log: readonly Line[];
  chat: readonly Remark[];
}

export const NOTHING_KNOWN: Known = { update: null, log: [], chat: [] };

/**
 * What is known after an update; nothing if it does not fit to what was known before, and so the
 * game has to be asked for from its beginning.
 */
export function learn(known: Known, update: Update): Known | null {
  if (update.log.from > known.log.length || update.chat.from > known.chat.length) return null;
  return { update, log: extend(known.log, update.log), chat: extend(known.chat, update.chat) };
}
