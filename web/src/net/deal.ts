/** The deal of a game: what the server committed itself to before the first choice, and whether it kept to that. */

import { keep, recall } from "../memory";
import type { GameInfo } from "../wire/GameInfo";

/** Where this browser remembers what it was promised: games and hashes, the latest first. */
const KEY = "deals";

/** Of so many games. */
const MOST = 200;

type Promises = [game: string, hash: string][];

function promises(): Promises {
  try {
    const known: unknown = JSON.parse(recall(KEY) ?? "[]");
    return Array.isArray(known) ? (known as Promises) : [];
  } catch {
    return [];
  }
}

/** What the server promised when this browser first saw a game. */
export function promised(id: string): string | null {
  return promises().find(([game]) => game === id)?.[1] ?? null;
}

/** Remembers the promise of a game, unless there is an earlier one. */
export function remember({ id, deal, status }: GameInfo) {
  if (!deal || status === "over" || promised(id) !== null) return;
  keep(KEY, JSON.stringify([[id, deal], ...promises()].slice(0, MOST)));
}

/** The hash of the deal of a record, worked out here: nothing if no server dealt it, or the browser cannot. */
export async function hashOf(record: string): Promise<string | null> {
  const { salt, position } = JSON.parse(record) as { salt?: string; position?: unknown };
  // As it is written: a number of 64 bits would lose its last digits here.
  const seed = /"seed"\s*:\s*"?(\d+)/.exec(record)?.[1];
  // Browsers work hashes out only where the connection is safe.
  if (seed === undefined || !salt || position || !globalThis.crypto?.subtle) return null;
  const text = new TextEncoder().encode(`splay-deal/1 ${seed} ${salt}`);
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", text));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
