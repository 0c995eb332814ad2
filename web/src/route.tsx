/** The router: the address is the state, and history is the browser's own. */

import { type AnchorHTMLAttributes, type MouseEvent, useSyncExternalStore } from "react";

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("popstate", listener);
  };
}

/** Goes to another page. With `replace`, the way back skips this one. */
export function go(to: string, { replace = false } = {}) {
  if (replace) window.history.replaceState(null, "", to);
  else window.history.pushState(null, "", to);
  for (const listener of [...listeners]) listener();
  // Within a page (a filter, an anchor) the reader stays where they are.
  if (!replace && !to.includes("#")) window.scrollTo(0, 0);
}

const address = () => window.location.pathname + window.location.search + window.location.hash;

/** Where we are. */
export function useAddress(): URL {
  return new URL(useSyncExternalStore(subscribe, address), window.location.origin);
}

/**
 * The parts of `path` that stand where `pattern` has `:`, or null if they do not fit:
 * `match("/join/:/:", "/join/a/b")` is `["a", "b"]`.
 */
export function match(pattern: string, path: string): string[] | null {
  const wanted = pattern.split("/").filter(Boolean);
  const given = path.split("/").filter(Boolean);
  if (wanted.length !== given.length) return null;
  const found: string[] = [];
  for (const [i, part] of wanted.entries()) {
    const here = given[i] ?? "";
    if (part === ":") found.push(decode(here));
    else if (part !== here) return null;
  }
  return found;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A link within the page; everything that opens it elsewhere stays the browser's. */
export function Go({ to, onClick, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(to);
  };
  return <a href={to} onClick={follow} {...rest} />;
}
