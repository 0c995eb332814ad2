/** The table of large windows and tablets: one row for each seat, then the hand; the stage beside or between them. */

import { type CSSProperties, type ReactNode, useRef, useState } from "react";
import { useSay } from "../words/say";
import type { DeskFit } from "./fit";
import { Hand } from "./Hand";
import { SeatRow } from "./SeatRow";
import type { Seating } from "./seating";
import { TEXTS } from "./texts";
import { useGlide } from "./useGlide";
import { type Frame, useDesk } from "./useLayout";
import { walk } from "./walk";

interface DeskProps {
  seating: Seating;
  frame: Frame;
  /** Opens all that a player has. */
  onOpen: (player: number) => void;
  /** What stands between board and hand on a tablet. */
  band: ReactNode;
}

/** What of a layout moves things when it changes. */
const layoutOf = ({ columns, others, own, hand }: DeskFit): string =>
  [columns, others.map(({ height }) => height), own.height, hand?.width, hand?.perRow].join();

export function Desk({ seating, frame, onOpen, band }: DeskProps) {
  const { scene, me, near, holder, others, seatProps } = seating;
  const say = useSay();
  const [wished, unfold] = useState<number | null>(null);
  // Unless one wishes otherwise, whoever is on turn is unfolded.
  const { seat: turn } = scene.table.turn;
  const open = wished ?? (others.includes(turn) ? turn : (others[0] ?? 0));
  const root = useRef<HTMLDivElement>(null);
  const fit = useDesk(scene, others, near, holder, frame, open);
  useGlide(root, layoutOf(fit));
  const style = { "--plate": `${frame.plate}px`, "--columns": fit.columns.map((one) => `${one}px`).join(" ") } as CSSProperties;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows pressed on the cards within lead from one to the next.
    <div ref={root} className="loom" style={style} onKeyDown={walk} data-tier={fit.tier} data-size={fit.size}>
      <div className="opponents" role="group" aria-label={TEXTS.opponents}>
        {others.map((player, n) => (
          <SeatRow
            key={player}
            {...seatProps(player)}
            fit={fit.others[n]!}
            label={scene.names[player] ?? TEXTS.somebody}
            onUnfold={() => unfold(player)}
            onOpen={() => onOpen(player)}
          />
        ))}
      </div>
      <SeatRow
        {...seatProps(near)}
        fit={fit.own}
        label={me === null ? (scene.names[near] ?? TEXTS.somebody) : TEXTS.yourBoard(say)}
        onOpen={() => onOpen(near)}
      />
      {band}
      {holder !== null && fit.hand && <Hand cards={scene.table.players[holder]!.hand} player={holder} fit={fit.hand} />}
    </div>
  );
}
