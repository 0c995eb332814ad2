/**
 * What happened, shown step by step: between two updates the table is laid out line by line, and
 * cards fly, until the engine's own scene takes its place.
 */

import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Line } from "../wire/Line";
import type { Scene } from "../wire/Scene";
import type { Update } from "../wire/Update";
import { plain } from "../words/phrase";
import { backOf, type Printed } from "./backs";
import { fly, ghostOf, locate } from "./flight";
import { after } from "./replayed";
import type { Settings } from "./settings";

export interface Playback {
  /** What to show. */
  scene: Scene;
  /** How many lines of the log have been shown. */
  told: number;
  /** The line that is being shown. */
  line: Line | null;
  playing: boolean;
  skip: () => void;
}

const SPEED: Record<Settings["pace"], number> = { slow: 1.7, normal: 1, fast: 0.5, off: 0 };

/** How long a line is looked at when nothing flies, in milliseconds. */
export function dwell(line: Line): number {
  if (line.words.length === 0) return 0;
  switch (line.told.event) {
    case "dogma":
      return 900;
    case "effect":
      return 420;
    case "turn":
      return 240;
    case "revealed":
    case "sharing-bonus":
      return 700;
    default:
      return 450;
  }
}

const FLIGHT = 520;

/** Many things at once are shown faster, so that nobody waits for more than some seconds. */
export function hurry(steps: number): number {
  return steps <= 6 ? 1 : Math.max(0.3, 6 / steps);
}

/** Whether `log` continues what has been shown, rather than taking some of it back. */
export function continues(shown: readonly Line[], log: readonly Line[]): boolean {
  if (log.length < shown.length) return false;
  const last = shown.at(-1);
  const same = log[shown.length - 1];
  return last === undefined || (same !== undefined && same.event === last.event && plain(same.words) === plain(last.words));
}

function wait(duration: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (duration <= 0 || signal.aborted) return resolve();
    const timer = setTimeout(resolve, duration);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

interface Shown {
  scene: Scene;
  line: Line | null;
  told: number;
  playing: boolean;
}

export function usePlayback(
  root: RefObject<HTMLElement | null>,
  update: Update & { scene: Scene },
  log: readonly Line[],
  pace: Settings["pace"],
  printed: Printed,
): Playback {
  const [shown, setShown] = useState<Shown>({ scene: update.scene, line: null, told: log.length, playing: false });
  /** What is to be shown in the end, and what has been shown so far. */
  const wanted = useRef({ scene: update.scene, log, seat: update.seat });
  const reached = useRef({ scene: update.scene, log, seat: update.seat });
  const running = useRef<AbortController | null>(null);
  const latest = useRef({ pace, printed });
  latest.current = { pace, printed };

  const jump = useCallback(() => {
    running.current?.abort();
    running.current = null;
    reached.current = wanted.current;
    const { scene, log } = wanted.current;
    setShown({ scene, line: null, told: log.length, playing: false });
  }, []);

  const run = useCallback(async () => {
    const control = new AbortController();
    running.current = control;
    const { signal } = control;
    // Steps are drawn one by one, which React does not allow while it is drawing.
    await Promise.resolve();
    let scene = reached.current.scene;
    let told = reached.current.log.length;
    const show = (line: Line | null) => flushSync(() => setShown({ scene, line, told, playing: true }));
    while (!signal.aborted && told < wanted.current.log.length) {
      const { log } = wanted.current;
      const line = log[told]!;
      const { pace, printed } = latest.current;
      const speed = SPEED[pace] * hurry(log.slice(told).filter((rest) => rest.words.length > 0).length);
      told += 1;
      const here = root.current;
      if (line.told.event === "moved" && here && line.words.length > 0) {
        const { card, from, to } = line.told;
        const back = backOf(card, printed);
        const source = locate(here, from, card, back);
        const start = source?.getBoundingClientRect() ?? null;
        const left = source && source.dataset.zone === undefined ? ghostOf(source) : null;
        scene = { ...scene, table: after(scene.table, line.told, printed) };
        show(line);
        const goal = locate(here, to, card, back);
        if (start && goal) {
          // A card that arrives is seen at its place; into a deck, its last picture is seen going.
          const arrives = goal.dataset.zone === undefined;
          const ghost = arrives ? ghostOf(goal) : left;
          if (ghost) {
            const end = goal.getBoundingClientRect();
            if (arrives) goal.style.visibility = "hidden";
            await fly(ghost, start, end, FLIGHT * speed, signal);
            goal.style.visibility = "";
            await wait(140 * speed, signal);
            continue;
          }
        }
        await wait(dwell(line) * speed, signal);
      } else {
        scene = { ...scene, table: after(scene.table, line.told, printed) };
        if (line.words.length === 0) continue;
        show(line);
        await wait(dwell(line) * speed, signal);
      }
    }
    if (!signal.aborted) jump();
  }, [jump, root]);

  useLayoutEffect(() => {
    wanted.current = { scene: update.scene, log, seat: update.seat };
    const was = reached.current;
    const still =
      pace === "off" ||
      document.visibilityState === "hidden" ||
      was.seat !== update.seat ||
      !continues(was.log, log) ||
      log.length === was.log.length ||
      window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (still) jump();
    else if (!running.current) void run();
  }, [update, log, pace, jump, run]);

  useEffect(() => {
    // Nobody looks at a hidden page: it is up to date when they come back.
    const hidden = () => document.visibilityState === "hidden" && running.current && jump();
    document.addEventListener("visibilitychange", hidden);
    return () => {
      document.removeEventListener("visibilitychange", hidden);
      running.current?.abort();
      running.current = null;
    };
  }, [jump]);

  return { ...shown, skip: jump };
}
