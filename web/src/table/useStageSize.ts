import { type RefObject, useMemo } from "react";
import { useCard } from "../card";
import { useNeeds } from "./useNeeds";
import { useSize } from "./useSize";

/** The largest type at which a card's words fit into an element, with some room for its emblem. */
export function useStageSize(box: RefObject<HTMLElement | null>, title: string, lit: boolean): number {
  const { width, height } = useSize(box);
  const card = useCard(title);
  const needs = useNeeds();
  return useMemo(() => {
    if (width === 0 || !card) return width === 0 ? 0 : 14;
    // A lit effect has a frame of its own.
    const framed = lit ? 1.6 : 0;
    for (let size = 20; size > 12; size -= 0.5)
      if (needs.text(card, width - (lit ? size * 0.5 : 0), size) + size * (framed + 2.4) <= height) return size;
    return 12;
  }, [width, height, card, needs, lit]);
}
