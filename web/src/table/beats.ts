/**
 * The rhythm of what is shown: lines of the log that happen together are one beat, a turn takes some seconds and no
 * more, and what would go on for too long is shown at once.
 */

import type { Line } from "../wire/Line";
import type { Told } from "../wire/Told";

/** Lines that are shown together, and for how long, in milliseconds. */
export interface Beat {
  lines: Line[];
  duration: number;
  /** Whether its cards fly. */
  flies: boolean;
}

/** How long a card flies, and how much later each further one of a beat sets off. */
export const FLIGHT = 420;
export const STAGGER = 60;
/** What a turn may take, and everything that is shown in one go. */
const TURN = 3000;
const ALL = 9500;
/** How many beats of a turn are shown before the rest comes at once, and how many cards fly together. */
const MOST = 12;
const TOGETHER = 6;

/** How long a line of each kind is looked at when nothing flies. */
const DWELL: Record<Told["event"], number> = {
  turn: 220,
  "first-card": 420,
  action: 420,
  dogma: 800,
  effect: 380,
  karma: 420,
  moved: 420,
  looked: 420,
  searched: 420,
  shuffled: 420,
  revealed: 650,
  proved: 420,
  splayed: 420,
  rearranged: 420,
  named: 420,
  parleyed: 420,
  "cut-short": 420,
  "sharing-bonus": 650,
  eliminated: 420,
  ended: 420,
};

/** How long a line is looked at when nothing flies. */
export const dwell = (line: Line): number => (line.words.length === 0 ? 0 : DWELL[line.told.event]);

/** Whether a line goes on with what the one before it did: the same deed with further cards, or of those who share. */
function together(before: Line, line: Line, effect: string | null): boolean {
  if (line.told.event === "effect") return `${line.told.card}:${line.told.effect}` === effect;
  return before.told.event === "moved" && line.told.event === "moved" && before.told.verb === line.told.verb;
}

/** The beats of what is to be shown. */
export function beats(lines: readonly Line[]): Beat[] {
  const found: Beat[] = [];
  let effect: string | null = null;
  let open = false;
  for (const line of lines) {
    const last = found.at(-1);
    const moved = last?.lines.findLast((one) => one.told.event === "moved");
    const flying = last?.lines.filter((one) => one.told.event === "moved").length ?? 0;
    if (last && open && moved && flying < TOGETHER && together(moved, line, effect)) {
      last.lines.push(line);
      if (line.told.event === "moved") last.duration += STAGGER;
    } else {
      const flies = line.told.event === "moved" && line.words.length > 0;
      found.push({ lines: [line], duration: flies ? FLIGHT + 110 : dwell(line), flies });
      open = flies;
    }
    if (line.told.event === "effect") effect = `${line.told.card}:${line.told.effect}`;
  }
  return paced(found);
}

/** Turns one after the other, each within its time, and all within theirs. */
function paced(found: Beat[]): Beat[] {
  const turns: Beat[][] = [];
  for (const beat of found) {
    if (turns.length === 0 || beat.lines[0]?.told.event === "turn") turns.push([]);
    turns.at(-1)!.push(beat);
  }
  const sum = (some: readonly Beat[]) => some.reduce((all, { duration }) => all + duration, 0);
  const within = turns.flatMap((turn) => {
    let shown = 0;
    const cut = turn.map((beat) => {
      if (beat.duration > 0) shown += 1;
      return shown > MOST ? { ...beat, duration: 0, flies: false } : beat;
    });
    const scale = Math.min(1, TURN / Math.max(1, sum(cut)));
    return cut.map((beat) => ({ ...beat, duration: beat.duration * scale }));
  });
  const scale = Math.min(1, ALL / Math.max(1, sum(within)));
  return within.map((beat) => ({ ...beat, duration: beat.duration * scale }));
}
