import { type RefObject, useLayoutEffect, useRef } from "react";

/** How long what has to move takes to glide there. */
const GLIDE = 220;

/**
 * When rows and columns have to change, they glide to where they belong instead of jumping. Each `[data-glide]` within
 * is known by its name.
 */
export function useGlide(root: RefObject<HTMLElement | null>, layout: unknown) {
  const places = useRef(new Map<string, { x: number; y: number }>());
  const last = useRef<unknown>(null);
  useLayoutEffect(() => {
    const here = root.current;
    if (!here) return;
    const parts = [...here.querySelectorAll<HTMLElement>("[data-glide]")];
    const now = new Map(
      parts.map((part) => {
        const { left, top } = part.getBoundingClientRect();
        return [part.dataset.glide ?? "", { x: left, y: top }];
      }),
    );
    const moves = last.current !== null && last.current !== layout && !matchMedia("(prefers-reduced-motion: reduce)").matches;
    last.current = layout;
    const before = places.current;
    places.current = now;
    if (!moves) return;
    for (const part of parts) {
      const name = part.dataset.glide ?? "";
      // What is within something that glides has already been taken along.
      const around = part.parentElement?.closest<HTMLElement>("[data-glide]")?.dataset.glide;
      const by = (key: string | undefined) => {
        const [was, is] = [before.get(key ?? ""), now.get(key ?? "")];
        return was && is ? { x: was.x - is.x, y: was.y - is.y } : { x: 0, y: 0 };
      };
      const own = by(name);
      const taken = by(around);
      const [x, y] = [own.x - taken.x, own.y - taken.y];
      if (!before.has(name) || (Math.abs(x) < 1 && Math.abs(y) < 1)) continue;
      part.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], { duration: GLIDE, easing: "ease-out" });
    }
  });
}
