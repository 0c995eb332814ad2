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
import type { Printed } from "./backs";
import { beats } from "./beats";
import { departure, fanOut, frame, land } from "./flight";
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
    while (!signal.aborted && told < wanted.current.log.length) {
      for (const beat of beats(wanted.current.log.slice(told))) {
        if (signal.aborted) return;
        const { pace, printed } = latest.current;
        const duration = beat.duration * SPEED[pace];
        told += beat.lines.length;
        const here = root.current;
        const leaving = beat.flies && here ? beat.lines.map((line) => departure(here, line.told, printed)) : [];
        for (const { told } of beat.lines) scene = { ...scene, table: after(scene.table, told, printed) };
        const line = beat.lines.findLast(({ words }) => words.length > 0);
        if (!line) continue;
        flushSync(() => setShown({ scene, line, told, playing: true }));
        if (here && beat.flies) await land(here, leaving, printed, duration, signal);
        else {
          if (here && line.told.event === "splayed") fanOut(here, line.told, duration);
          await wait(duration, signal);
        }
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
      log.length === was.log.length;
    const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (still) jump();
    else if (calm) {
      const news = log.slice(was.log.length);
      jump();
      const here = root.current;
      // Nothing flies for those who do not wish it: where something has come to lie is framed for a moment.
      if (here) requestAnimationFrame(() => frame(here, news, latest.current.printed));
    } else if (!running.current) void run();
  }, [update, log, pace, jump, run, root]);

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
