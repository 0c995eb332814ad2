import { type ReactNode, type RefObject, useCallback, useLayoutEffect, useRef, useState } from "react";

interface ScrollerProps {
  className: string;
  label: string;
  /** What it is, where it is more than a group. */
  role?: "group" | "region" | "log";
  /** Whether it follows its end, as a log does, unless somebody has scrolled up. */
  follow?: unknown;
  self?: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/** What may be longer than its place: it scrolls, and says so where there is more. */
export function Scroller({ className, label, role = "group", follow, self, children }: ScrollerProps) {
  const own = useRef<HTMLDivElement>(null);
  const box = self ?? own;
  const [more, setMore] = useState({ above: false, below: false });
  const following = useRef(true);
  const look = useCallback(() => {
    const element = box.current;
    if (!element) return;
    const above = element.scrollTop > 4;
    const below = element.scrollHeight - element.scrollTop - element.clientHeight > 4;
    setMore((was) => (was.above === above && was.below === below ? was : { above, below }));
  }, [box]);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const watcher = new ResizeObserver(look);
    watcher.observe(element);
    for (const child of element.children) watcher.observe(child);
    return () => watcher.disconnect();
  }, [box, look]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is new is followed.
  useLayoutEffect(() => {
    const element = box.current;
    if (element && follow !== undefined && following.current) element.scrollTop = element.scrollHeight;
    look();
  }, [follow, look, children]);
  const scrolled = () => {
    const element = box.current;
    if (element) following.current = element.scrollHeight - element.scrollTop - element.clientHeight < 40;
    look();
  };
  return (
    <div className={`scroller ${className}${more.above ? " more-above" : ""}${more.below ? " more-below" : ""}`}>
      <div ref={box} className="scroller-in" {...{ role, "aria-label": label }} tabIndex={0} onScroll={scrolled}>
        {children}
      </div>
    </div>
  );
}
