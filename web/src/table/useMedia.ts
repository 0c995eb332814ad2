import { useSyncExternalStore } from "react";

/** Whether a media query holds. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", changed);
      return () => list.removeEventListener("change", changed);
    },
    () => window.matchMedia(query).matches,
  );
}

/** One column, thumbs: the narrow table. Also in table.css. */
export const NARROW = "(max-width: 899px)";

/** The size of a letter, in pixels: what is laid out by script grows with it as the rest does. */
export const rem = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
