import { useRef } from "react";
import { api } from "../../net/api";
import { type Polled, usePoll } from "../../net/usePoll";
import type { Line } from "../../wire/Line";
import type { Update } from "../../wire/Update";

/** How often the lobby looks at the game that bots play. */
const EVERY = 1500;

export interface Exhibition {
  update: Update;
  /** The last sentences of its log, the newest last. */
  latest: readonly Line[];
}

/** How many sentences are kept. */
const KEPT = 12;

/** The game that bots play for whoever looks in. It goes on only while somebody looks. */
export function useExhibition(): Polled<Exhibition> {
  const last = useRef<Exhibition | null>(null);
  return usePoll(async (signal) => {
    const { id } = await api.exhibition(signal);
    const was = last.current?.update.game.id === id ? last.current : null;
    const known = was ? { version: was.update.version, log: was.update.log.from + was.update.log.lines.length } : {};
    const update = await api.look(id, known, signal);
    const told = update.log.lines.filter((line) => line.words.length > 0);
    last.current = { update, latest: [...(was?.latest ?? []), ...told].slice(-KEPT) };
    return last.current;
  }, EVERY);
}
