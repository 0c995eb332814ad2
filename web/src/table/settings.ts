/** How this browser likes its table. */

import { useCallback, useMemo } from "react";
import { useMemory } from "../memory";

export interface Settings {
  /** How fast what happens is shown. */
  pace: "slow" | "normal" | "fast" | "off";
  /** When a choice must be confirmed. */
  confirm: "never" | "turn" | "always";
  /** Whether the key of an option chooses it at once, instead of showing it first. */
  quick: boolean;
  sound: boolean;
  notify: boolean;
}

export const DEFAULTS: Settings = { pace: "normal", confirm: "never", quick: false, sound: true, notify: false };

/** Reads settings that an older version of the page, or somebody by hand, may have written. */
export function parse(text: string | null): Settings {
  let found: Partial<Record<keyof Settings, unknown>> = {};
  try {
    found = (JSON.parse(text ?? "{}") ?? {}) as typeof found;
  } catch {
    // Unreadable settings are no settings.
  }
  const one = <T extends string>(value: unknown, words: readonly T[], otherwise: T): T =>
    words.find((word) => word === value) ?? otherwise;
  const flag = (value: unknown, otherwise: boolean) => (typeof value === "boolean" ? value : otherwise);
  return {
    pace: one(found.pace, ["slow", "normal", "fast", "off"], DEFAULTS.pace),
    confirm: one(found.confirm, ["never", "turn", "always"], DEFAULTS.confirm),
    quick: flag(found.quick, DEFAULTS.quick),
    sound: flag(found.sound, DEFAULTS.sound),
    notify: flag(found.notify, DEFAULTS.notify),
  };
}

export function useSettings(): [Settings, (change: Partial<Settings>) => void] {
  const [text, keep] = useMemory("table");
  const settings = useMemo(() => parse(text), [text]);
  const set = useCallback((change: Partial<Settings>) => keep(JSON.stringify({ ...settings, ...change })), [keep, settings]);
  return [settings, set];
}
