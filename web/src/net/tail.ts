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
  /** How many remarks came before the first of these. */
  earlier: number;
}

export const NOTHING_KNOWN: Known = { update: null, log: [], chat: [], earlier: 0 };

/**
 * What is known after an update; nothing if it does not fit to what was known before, and so the
 * game has to be asked for from its beginning.
 */
export function learn(known: Known, update: Update): Known | null {
  if (update.log.from > known.log.length) return null;
  return { update, log: extend(known.log, update.log), ...hear(known, update.chat) };
}

/** The talk after an update. Of a long one only the last remarks are told. */
function hear({ chat, earlier }: Known, { from, lines }: Tail<Remark>) {
  const gap = from < earlier || from > earlier + chat.length;
  if (gap) return { chat: lines, earlier: from };
  return { chat: extend(chat, { from: from - earlier, lines }), earlier };
}
