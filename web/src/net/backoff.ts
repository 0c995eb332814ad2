/** How long to wait before the n-th attempt in a row, in milliseconds; `chance` is in [0, 1). */
export function backoff(attempt: number, chance: number): number {
  const longest = 15_000;
  const base = Math.min(longest, 400 * 2 ** Math.min(attempt, 10));
  // A restarted server must not meet everybody at the same instant.
  return Math.round(base * (0.5 + chance / 2));
}
