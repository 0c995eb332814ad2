/** A row of the loom: who sits there, and one stack for each color. */

import type { CSSProperties } from "react";
import { COLORS } from "../card";
import type { Scene } from "../wire/Scene";
import type { SeatInfo } from "../wire/SeatInfo";
import type { RowFit } from "./fit";
import { Sign, splaySign } from "./glyphs";
import { Plate } from "./Plate";
import { StackView } from "./StackView";
import { TEXTS } from "./texts";
import { OnMe, OnThem, reachOf } from "./Verdicts";

export interface SeatProps {
  scene: Scene;
  player: number;
  /** The seat of the one who looks. */
  me: number | null;
  /** Whether they sit at the near edge, and whether their hand lies there in full. */
  near: boolean;
  handed: boolean;
  info: SeatInfo | undefined;
  shortName: string;
  /** The one whose decision the game waits for. */
  deciding: boolean;
  /** Whether it is the decision of the one who looks, so that colors on this board can be meant. */
  mine: boolean;
  /** How everybody stood at one's last choice. */
  before: Scene["table"]["players"] | null;
}

interface RowProps extends SeatProps {
  fit: RowFit;
  label: string;
  /** Shows this seat unfolded, where seats are folded. */
  onUnfold?: (() => void) | undefined;
  onOpen: () => void;
}

export function SeatRow({ fit, label, onUnfold, onOpen, ...seat }: RowProps) {
  const { scene, player, me, near, mine, deciding } = seat;
  const { board } = scene.table.players[player]!;
  const first = COLORS.find((color) => (board[color]?.cards.length ?? 0) > 0);
  const dense = fit.height < 74;
  return (
    <section
      className={`seat${near ? " near" : ""}${deciding ? " active" : ""}${dense ? " dense" : ""}${fit.folded ? " folded" : ""}`}
      style={{ height: fit.height, "--seat": `var(--seat-${player % 10})` } as CSSProperties}
      aria-label={label}
      data-row
      data-glide={`seat ${player}`}
    >
      <Plate {...seat} height={fit.height} folded={fit.folded} onUnfold={onUnfold} onOpen={onOpen} />
      {COLORS.map((color, n) => {
        const stack = board[color];
        const count = stack?.cards.length ?? 0;
        const top = stack?.cards[0];
        const reach = reachOf(scene, player, typeof top === "string" ? top : null);
        const splay = stack?.splay ?? "none";
        const sign = count > 1 && (
          <span className="splay-sign" title={TEXTS.stack(count, splay)}>
            <span className="unseen">{TEXTS.stackOf(color, TEXTS.stack(count, splay))}</span>
            <span aria-hidden="true">{count}</span>
            <Sign of={splaySign(splay)} />
          </span>
        );
        const narrow = fit.caption === false || fit.folded;
        const verdict = near ? <OnThem reach={reach} names={scene.names} /> : <OnMe reach={reach} me={me} tiny={narrow} />;
        return (
          <div key={color} className="cell" data-glide={`${color} ${player}`}>
            <StackView
              color={color}
              stack={stack}
              fit={fit.cells[n]!}
              player={player}
              mine={mine && player === me}
              first={color === first}
              end={
                fit.caption ? null : (
                  <>
                    {!fit.folded && sign}
                    {verdict}
                  </>
                )
              }
            />
            {fit.caption && (
              <div className="caption">
                {sign}
                <span className="caption-end">{verdict}</span>
              </div>
            )}
          </div>
        );
      })}
    </section>
  );
}
