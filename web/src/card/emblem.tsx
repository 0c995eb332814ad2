/**
 * The emblems of cards, special achievements and seats. The list of a set is in the order of its ages and comes in parts:
 * whoever looks at the first cards of a game does not wait for the last.
 */

import { useEffect, useSyncExternalStore } from "react";
import type { Set as CardSet } from "../wire/Set";

type Part = () => Promise<{ default: Record<string, string> }>;

/** Whose emblems a list has. */
type List = CardSet | "specials" | "seats";

const PARTS: Record<List, Part[]> = {
  base: [() => import("virtual:emblems/base/0"), () => import("virtual:emblems/base/1"), () => import("virtual:emblems/base/2")],
  echoes: [
    () => import("virtual:emblems/echoes/0"),
    () => import("virtual:emblems/echoes/1"),
    () => import("virtual:emblems/echoes/2"),
  ],
  cities: [
    () => import("virtual:emblems/cities/0"),
    () => import("virtual:emblems/cities/1"),
    () => import("virtual:emblems/cities/2"),
  ],
  artifacts: [
    () => import("virtual:emblems/artifacts/0"),
    () => import("virtual:emblems/artifacts/1"),
    () => import("virtual:emblems/artifacts/2"),
  ],
  figures: [
    () => import("virtual:emblems/figures/0"),
    () => import("virtual:emblems/figures/1"),
    () => import("virtual:emblems/figures/2"),
  ],
  specials: [() => import("virtual:emblems/specials")],
  seats: [() => import("virtual:emblems/seats")],
};

const known = new Map<List, Record<string, string>>();
const taken = new Set<Part>();
const listeners = new Set<() => void>();

/** Fetches parts of a list until the name is among them; what cannot be fetched is left out, and asked for again later. */
async function seek(list: List, name: string) {
  try {
    for (const part of PARTS[list]) {
      if (known.get(list)?.[name]) return;
      // The browser fetches a part once, however often it is asked for.
      const outlines = (await part()).default;
      if (taken.has(part)) continue;
      taken.add(part);
      known.set(list, { ...known.get(list), ...outlines });
      for (const tell of listeners) tell();
    }
  } catch {
    // Cards can be played without their pictures.
  }
}

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => void listeners.delete(tell);
};

/** The emblem of something in a list, as soon as it is there. */
export function Emblem({ list, name, className }: { list: List; name: string; className?: string }) {
  const outline = useSyncExternalStore(subscribe, () => known.get(list)?.[name]);
  useEffect(() => void seek(list, name), [list, name]);
  return (
    <svg className={className} viewBox="0 0 512 512" aria-hidden="true">
      {outline && <path d={outline} />}
    </svg>
  );
}

const CRESTS = ["owl", "fox", "whale", "stag", "lion", "bear", "raven", "tortoise", "dolphin", "bull"] as const;

/** The crest of a seat, in its color. */
export function Crest({ seat, className = "" }: { seat: number; className?: string }) {
  const name = CRESTS[seat % CRESTS.length] ?? "owl";
  return (
    <svg className={`crest ${className}`} viewBox="0 0 64 64" aria-hidden="true">
      <path
        className="crest-field"
        d="M6 5h52v30c0 14-13 21-26 26C19 56 6 49 6 35z"
        fill={`var(--seat-${seat % CRESTS.length})`}
      />
      <path d="M6 5h52v30c0 14-13 21-26 26z" fill="#fff" opacity=".16" />
      <svg x="12" y="9" width="40" height="40" fill="#0d1219">
        <Emblem list="seats" name={name} />
      </svg>
    </svg>
  );
}
