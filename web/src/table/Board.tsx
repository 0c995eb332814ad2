import { type CSSProperties, useRef } from "react";
import { COLORS } from "../card";
import type { Civilization } from "../wire/Civilization";
import { fitBoard, type Room } from "./fit";
import { Pile } from "./Pile";
import { rem } from "./useMedia";
import { useSize } from "./useSize";

interface BoardProps {
  civilization: Civilization;
  player: number;
  /** Whether an option that points at a color means this board. */
  mine: boolean;
  compact: boolean;
  /** Whether the page gives it a height of its own; else it takes what it needs. */
  bounded: boolean;
  min: number;
  max: number;
  /** In how many rows the stacks may stand. */
  rows?: number;
}

/** The five stacks of a player, as large as there is room for. */
export function Board({ civilization, player, mine, compact, bounded, min, max, rows = 3 }: BoardProps) {
  const self = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(self);
  const room: Room = {
    width: Math.max(width - 8, 1),
    height: bounded ? height : Number.POSITIVE_INFINITY,
    tall: compact ? 38 : 80,
    min,
    max,
    gap: compact ? 10 : 14,
    caption: (compact ? 1.1 : 1.6) * rem(),
    rows,
    reach: compact ? 70 : 130,
  };
  const stacks = COLORS.map((color) => civilization.board[color]);
  const fit = fitBoard(
    stacks.map((stack) => ({ count: stack?.cards.length ?? 0, splay: stack?.splay ?? "none" })),
    room,
  );
  let at = 0;
  return (
    <div
      ref={self}
      className={`board${compact ? " compact" : ""}${bounded ? " bounded" : ""}`}
      style={{ "--card-w": `${fit.card}px` } as CSSProperties}
    >
      {width > 0 &&
        fit.rows.map((length, row) => {
          const first = at;
          at += length;
          return (
            <div key={row} className="board-row" style={{ gap: room.gap }}>
              {COLORS.slice(first, at).map((color, n) => (
                <Pile
                  key={color}
                  color={color}
                  stack={stacks[first + n]}
                  fit={fit.piles[first + n]!}
                  player={player}
                  mine={mine}
                  compact={compact}
                />
              ))}
            </div>
          );
        })}
    </div>
  );
}
