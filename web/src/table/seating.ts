import type { Scene } from "../wire/Scene";
import type { Update } from "../wire/Update";
import type { SeatProps } from "./SeatRow";

/** Who sits where, as the one who looks sees it. */
export interface Seating {
  scene: Scene;
  me: number | null;
  /** Whose hand lies open at the near edge. */
  holder: number | null;
  /** Who sits at the near edge. */
  near: number;
  /** The others, clockwise from there. */
  others: number[];
  seatProps(player: number): SeatProps;
}

export function seatingOf(
  update: Update,
  scene: Scene,
  deciding: number | null,
  mine: boolean,
  before: Scene["table"]["players"] | null,
  nearest?: number,
): Seating {
  const me = update.seat;
  const players = scene.names.length;
  const holder = me ?? nearest ?? null;
  const near = holder ?? players - 1;
  return {
    scene,
    me,
    holder,
    near,
    others: Array.from({ length: players - 1 }, (_, n) => (near + 1 + n) % players),
    seatProps: (player) => ({ scene, player, me, info: update.game.seats[player], deciding: deciding === player, mine, before }),
  };
}
