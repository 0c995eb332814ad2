import type { Scene } from "../wire/Scene";
import type { Update } from "../wire/Update";
import { shortNames } from "./names";
import type { SeatProps } from "./SeatRow";
import { TEXTS } from "./texts";

/** Who sits where, as the one who looks sees it. */
export interface Seating {
  scene: Scene;
  me: number | null;
  /** Who sits at the near edge. */
  near: number;
  /** Whose hand lies there; nobody's where the table is only watched. */
  holder: number | null;
  /** The others, clockwise from there. */
  others: number[];
  seatProps(player: number): SeatProps;
}

interface Eyes {
  deciding: number | null;
  mine: boolean;
  before: Scene["table"]["players"] | null;
  near: number | undefined;
}

export function seatingOf(update: Update, scene: Scene, { deciding, mine, before, near: nearest }: Eyes): Seating {
  const me = update.seat;
  const players = scene.names.length;
  const names = shortNames(update);
  const holder = me ?? nearest ?? null;
  const near = holder ?? players - 1;
  return {
    scene,
    me,
    near,
    holder,
    others: Array.from({ length: players - 1 }, (_, n) => (near + 1 + n) % players),
    seatProps: (player) => ({
      scene,
      player,
      me,
      near: player === near,
      handed: player === holder,
      info: update.game.seats[player],
      shortName: names[player] ?? TEXTS.somebody,
      deciding: deciding === player,
      mine,
      before,
    }),
  };
}
