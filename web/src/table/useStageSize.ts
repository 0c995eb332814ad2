import { type RefObject, useMemo } from "react";
import { useCard } from "../card";
import { FLOOR } from "./fit";
import { useNeeds } from "./useNeeds";
import { useSize } from "./useSize";

const LARGEST = 20;

/**
 * The largest type at which a card's words fit into an element, with room for its emblem if there is some; 0 before
 * the element has a size.
 */
export function useStageSize(box: RefObject<HTMLElement | null>, title: string, lit: boolean): { size: number; fits: boolean } {
  const { width, height } = useSize(box);
  const card = useCard(title);
  const needs = useNeeds();
  return useMemo(() => {
    if (width === 0) return { size: 0, fits: true };
    if (!card) return { size: 14, fits: true };
    const wide = Math.min(width, 450);
    // A lit effect has a frame of its own.
    const needed = (size: number) => needs.text(card, wide - (lit ? size * 0.8 : 0), size) + (lit ? size * 0.9 : 0);
    for (let size = LARGEST; size > FLOOR; size -= 0.5)
      if (needed(size) + (size > 14 ? size * 2.4 : 0) <= height) return { size, fits: true };
    return { size: FLOOR, fits: needed(FLOOR) <= height };
  }, [width, height, card, needs, lit]);
}
