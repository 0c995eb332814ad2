/** Which layout the table has, and the room of each of its parts. */

import { useMemo, useRef } from "react";
import { COLORS, useCards } from "../card";
import type { CardInfo } from "../wire/CardInfo";
import type { Civilization } from "../wire/Civilization";
import type { Scene } from "../wire/Scene";
import { type Desk, type DeskFit, type StackShape, solve } from "./fit";
import { keep } from "./keep";
import { useNeeds } from "./useNeeds";

export type Kind = "desk" | "tablet" | "phone";

/** From which widths on there is room beside the table, and for more than thumbs. */
const DESK = 1000;
const TABLET = 600;

export const kindOf = (width: number): Kind => (width < TABLET ? "phone" : width < DESK ? "tablet" : "desk");

const within = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));

/** The parts around the boards, in pixels. */
export interface Frame {
  kind: Kind;
  gap: number;
  top: number;
  rail: number;
  /** The height of the stage in the rail, or of the band between board and hand. */
  stage: number;
  /** The height of the list of options on it. */
  options: number;
  plate: number;
  main: { width: number; height: number };
}

/** Fixed parts first; what is left is the boards'. */
export function frameOf(width: number, height: number, sets: number, players: number, unit: number): Frame {
  const kind = kindOf(width);
  const large = width >= 1800;
  const gap = large ? 12 : 8;
  const top = Math.round(unit * 3.75);
  if (kind === "desk") {
    const rail = Math.round(within(300, width * 0.235, large ? 560 : 400));
    const main = { width: width - rail - 3 * gap, height: height - top - 2 * gap };
    // Low windows give more of the rail to the stage: a card must be read there, and the log scrolls.
    const stage = Math.round(within(400, main.height * (large ? 0.68 : height < 800 ? 0.84 : 0.78), 980));
    const plate = Math.round(within(unit * (sets > 2 ? 12.6 : 11.8), main.width * 0.178, 300));
    const options = Math.round(stage < 580 ? 124 : stage * 0.27);
    return { kind, gap, top, rail, stage: Math.min(stage, main.height - 96), options, plate, main };
  }
  const main = { width: width - 2 * gap, height: height - top - 2 * gap };
  const stage = Math.round(within(290, height * (players > 3 ? 0.26 : 0.28), 360));
  return { kind, gap, top, rail: 0, stage, options: 0, plate: Math.round(within(164, main.width * 0.22, 200)), main };
}

function shapesOf({ board }: Civilization, find: (title: string) => CardInfo | undefined): StackShape[] {
  return COLORS.map((color) => {
    const stack = board[color];
    const top = stack?.cards[0];
    return {
      top: typeof top === "string" ? (find(top) ?? null) : null,
      count: stack?.cards.length ?? 0,
      splay: stack?.splay ?? "none",
    };
  });
}

/** What a layout depends on, in a word: while it stays the same, so does the layout. */
const signature = (desk: Desk): string =>
  JSON.stringify({
    ...desk,
    others: desk.others.map((other) => other.map(({ top, count, splay }) => [top?.title, count, splay])),
    own: desk.own.map(({ top, count, splay }) => [top?.title, count, splay]),
    hand: desk.hand?.map((card) => card?.title ?? ""),
  });

/** The layout of the boards; solved again only when a stack, the hand or the window has changed. */
export function useDesk(
  scene: Scene,
  others: readonly number[],
  near: number,
  holder: number | null,
  frame: Frame,
  open: number,
): DeskFit {
  const { byTitle } = useCards();
  const needs = useNeeds();
  const find = (title: string) => byTitle.get(title);
  const hand =
    holder === null
      ? null
      : scene.table.players[holder]!.hand.map((card) => (typeof card === "string" ? (find(card) ?? null) : null));
  const large = frame.main.width >= 1300;
  const desk: Desk = {
    others: others.map((player) => shapesOf(scene.table.players[player]!, find)),
    own: shapesOf(scene.table.players[near]!, find),
    hand,
    width: frame.main.width,
    height: frame.main.height,
    band: frame.kind === "tablet" ? frame.stage : 0,
    plate: frame.plate,
    gap: frame.gap,
    largest: large ? 19 : frame.kind === "tablet" ? 16 : 17,
    handRows: frame.main.height >= 780 ? 2 : 1,
    open: others.indexOf(open),
  };
  const key = signature(desk);
  const latest = useRef(desk);
  latest.current = desk;
  const last = useRef<{ room: string; fit: DeskFit } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the signature stands for the desk.
  return useMemo(() => {
    const now = latest.current;
    const room = [now.width, now.height, now.band, now.plate, now.open, now.others.length, now.hand === null].join();
    const stays = last.current?.room === room ? keep(last.current.fit, now, needs) : null;
    const fit = stays ?? solve(now, needs);
    last.current = { room, fit };
    return fit;
  }, [key, needs]);
}
