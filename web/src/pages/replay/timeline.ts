/** Where the steps of a replay lead. `turns` says at how many moves each turn begins. */

/** The turn that is being played after so many moves, counted from 1; 0 while first cards are picked. */
export function turnAt(turns: readonly number[], at: number): number {
  return turns.filter((begins) => begins <= at).length;
}

/** The beginning of the turn after this place, or the end. While it is not known yet which turns there are, nothing moves. */
export function nextTurn(turns: readonly number[], at: number, of: number): number {
  if (turns.length === 0) return at;
  return turns.find((begins) => begins > at) ?? of;
}

/** The beginning of the turn that led here: of this one, or of the one before if we stand at it. */
export function previousTurn(turns: readonly number[], at: number): number {
  return turns.findLast((begins) => begins < at) ?? 0;
}

/** What a key does to the place in the game; nothing for other keys. */
export function keyStep(key: string, shift: boolean, at: number, of: number, turns: readonly number[]): number | null {
  switch (key) {
    case "ArrowRight":
      return shift ? nextTurn(turns, at, of) : Math.min(of, at + 1);
    case "ArrowLeft":
      return shift ? previousTurn(turns, at) : Math.max(0, at - 1);
    case "Home":
      return 0;
    case "End":
      return of;
    default:
      return null;
  }
}
