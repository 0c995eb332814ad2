import { type RefObject, useCallback, useLayoutEffect, useState } from "react";

/** On which sides of a strip there is more than is seen, as classes; `look` again when it has been scrolled. */
export function useMoreAside(strip: RefObject<HTMLElement | null>, held: readonly unknown[]): { more: string; look: () => void } {
  const [more, setMore] = useState("");
  const look = useCallback(() => {
    const box = strip.current;
    if (!box) return;
    const left = box.scrollLeft > 4 ? " more-left" : "";
    const right = box.scrollWidth - box.scrollLeft - box.clientWidth > 4 ? " more-right" : "";
    setMore(left + right);
  }, [strip]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is held makes it longer or shorter.
  useLayoutEffect(() => {
    const box = strip.current;
    if (!box) return;
    const watcher = new ResizeObserver(look);
    watcher.observe(box);
    look();
    return () => watcher.disconnect();
  }, [strip, look, held]);
  return { more, look };
}
