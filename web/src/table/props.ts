import type { ReactNode } from "react";
import type { Command } from "../wire/Command";
import type { Hint } from "../wire/Hint";
import type { Line } from "../wire/Line";
import type { Problem } from "../wire/Problem";
import type { Remark } from "../wire/Remark";
import type { Scene } from "../wire/Scene";
import type { Update } from "../wire/Update";

/** A game to display: the latest update and the lists that updates only continue. */
export interface TableProps {
  update: Update;
  log: readonly Line[];
  chat: readonly Remark[];
  send: (command: Command) => void;
  /** Whether the connection is lost at the moment. */
  offline?: boolean;
  /** Why the last command was refused. */
  problem?: Problem | null;
  dismissProblem?: () => void;
  /** What a search thinks of the open decision, where the game allows it. */
  hint?: () => Promise<Hint>;
  /** The talk of the table, shown beside the log. */
  talk?: ReactNode;
  /** Says something about what is on the table, once it has been shown. */
  guide?: (scene: Scene) => ReactNode;
  /** Show without asking: nothing can be chosen or sent, as in a replay. */
  still?: boolean;
  /** Who sits at the near edge, with their hand, where the table is seen through nobody’s eyes. */
  near?: number;
}
