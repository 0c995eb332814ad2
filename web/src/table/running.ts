/** The dogma that is being carried out, as it was told: which effect, by whom, and who takes part. */

import type { Line } from "../wire/Line";
import type { Role } from "../wire/Role";
import type { Shown } from "../wire/Shown";
import { titleOf } from "./backs";

export interface Running {
  /** The card whose effect runs, and which of its effects; none before the first. */
  title: string;
  effect: number | null;
  /** Who took the action, and who carries the effect out now. */
  actor: number;
  executor: number | null;
  role: Role | null;
  sharers: readonly number[];
  victims: readonly number[];
}

const title = (card: Shown): string | null => titleOf(card);

/** What runs at the end of these lines; nothing between actions. */
export function running(lines: readonly Line[]): Running | null {
  let effect: { title: string; effect: number; player: number; role: Role } | null = null;
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const { told } = lines[at]!;
    if (told.event === "effect" && !effect) {
      const name = title(told.card);
      if (name !== null) effect = { title: name, effect: told.effect, player: told.player, role: told.role };
    }
    if (told.event === "dogma") {
      const name = title(told.card);
      if (name === null) return null;
      return {
        title: effect?.title ?? name,
        effect: effect?.effect ?? null,
        actor: told.player,
        executor: effect?.player ?? null,
        role: effect?.role ?? null,
        sharers: told.sharers,
        victims: [...told.victims, ...told.compelled],
      };
    }
    if (told.event === "turn" || told.event === "action" || told.event === "ended") return null;
  }
  return null;
}
