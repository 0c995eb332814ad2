/** A game as React wants it, live. */

import { useCallback, useEffect, useRef, useState } from "react";
import type { TableProps } from "../table/props";
import type { Command } from "../wire/Command";
import type { Problem } from "../wire/Problem";
import type { Update } from "../wire/Update";
import { api, type Refusal } from "./api";
import { Connection } from "./connection";
import { type Known, NOTHING_KNOWN } from "./tail";

/** Through whose eyes to look. */
export interface Eyes {
  seat?: number | null;
  watch?: string | null;
}

/** A game as it is known here; `update` is null until the first word from the server. */
export type Live = Omit<TableProps, "update"> & {
  update: Update | null;
  /** Why there is no game to show. */
  failure: Refusal | null;
};

/** The game with this id, live, as `<Table>` wants it. */
export function useTable(game: string, eyes: Eyes = {}): Live {
  const seat = eyes.seat ?? null;
  const watch = eyes.watch ?? null;
  const [known, setKnown] = useState<Known>(NOTHING_KNOWN);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [failure, setFailure] = useState<Refusal | null>(null);
  const [offline, setOffline] = useState(false);
  const connection = useRef<Connection | null>(null);

  useEffect(() => {
    setKnown(NOTHING_KNOWN);
    setFailure(null);
    setProblem(null);
    const open = new Connection(
      game,
      { seat, watch },
      {
        learnt: setKnown,
        refused: setProblem,
        failed: setFailure,
        connected: (yes) => setOffline(!yes),
      },
    );
    connection.current = open;
    return () => open.close();
  }, [game, seat, watch]);

  const send = useCallback((command: Command) => {
    setProblem(null);
    connection.current?.send(command);
  }, []);
  const dismissProblem = useCallback(() => setProblem(null), []);
  const hint = useCallback(() => api.hint(game), [game]);
  return { ...known, send, offline, problem, dismissProblem, failure, hint };
}
