/** What this browser remembers. Storage may be switched off; then everything begins anew. */

import { useCallback, useSyncExternalStore } from "react";

const PREFIX = "splay.";
const listeners = new Set<() => void>();

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string) {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // Nothing depends on it.
  }
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** A remembered word and a way to change it, shared by everything that shows it. */
export function useMemory(key: string): [string | null, (value: string) => void] {
  const value = useSyncExternalStore(subscribe, () => recall(key));
  return [value, useCallback((next: string) => keep(key, next), [key])];
}
