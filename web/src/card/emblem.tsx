/** The emblems of cards, special achievements and seats: outlines that are loaded with the first of their list. */

import { useEffect, useSyncExternalStore } from "react";

type Chunk = Promise<{ default: Record<string, string> }>;

const CHUNKS: Record<string, () => Chunk> = {
  base: () => import("virtual:emblems/base"),
  echoes: () => import("virtual:emblems/echoes"),
  cities: () => import("virtual:emblems/cities"),
  artifacts: () => import("virtual:emblems/artifacts"),
  figures: () => import("virtual:emblems/figures"),
  specials: () => import("virtual:emblems/specials"),
  seats: () => import("virtual:emblems/seats"),
};

const known = new Map<string, Record<string, string>>();
const asked = new Set<string>();
const listeners = new Set<() => void>();

/** Fetches a list of emblems once; what cannot be fetched is left out, and asked for again with the next page. */
export function fetchEmblems(list: string) {
  const chunk = CHUNKS[list];
  if (!chunk || asked.has(list)) return;
  asked.add(list);
  chunk().then(
    (outlines) => {
      known.set(list, outlines.default);
      for (const tell of listeners) tell();
    },
    () => asked.delete(list),
  );
}

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => void listeners.delete(tell);
};

/** The emblem of something in a list, as soon as it is there. */
export function Emblem({ list, name, className }: { list: string; name: string; className?: string }) {
  const outline = useSyncExternalStore(subscribe, () => known.get(list)?.[name]);
  useEffect(() => fetchEmblems(list), [list]);
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
