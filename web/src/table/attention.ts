/** Calling somebody back to the table: title, sound and notification. */

import { useEffect, useRef } from "react";
import { go } from "../route";
import type { Settings } from "./settings";
import { TEXTS } from "./texts";

let audio: AudioContext | null = null;

/** Two soft notes. Browsers stay silent until the page has been touched once. */
export function chime() {
  try {
    audio ??= new AudioContext();
    const begin = audio.currentTime + 0.02;
    for (const [n, pitch] of [587.3, 880].entries()) {
      const tone = audio.createOscillator();
      const loudness = audio.createGain();
      const at = begin + n * 0.14;
      tone.type = "sine";
      tone.frequency.value = pitch;
      loudness.gain.setValueAtTime(0, at);
      loudness.gain.linearRampToValueAtTime(0.12, at + 0.02);
      loudness.gain.exponentialRampToValueAtTime(0.001, at + 0.5);
      tone.connect(loudness).connect(audio.destination);
      tone.start(at);
      tone.stop(at + 0.55);
    }
  } catch {
    // A browser without sound is no reason to stop.
  }
}

function notify(title: string, body: string, path: string) {
  try {
    if (Notification.permission !== "granted") return;
    const note = new Notification(title, { body, tag: path, icon: "/icon.svg" });
    note.onclick = () => {
      window.focus();
      if (window.location.pathname !== path) go(path);
      note.close();
    };
  } catch {
    // Some phones have notifications only for installed pages.
  }
}

const unmarked = (title: string) => (title.startsWith(TEXTS.titleMark) ? title.slice(TEXTS.titleMark.length) : title);

/** Draws attention whenever a decision becomes one's own. */
export function useAttention(decision: string | null, what: string, settings: Settings) {
  const known = useRef(decision);
  useEffect(() => {
    const before = known.current;
    known.current = decision;
    if (decision === null || decision === before) return;
    const away = document.visibilityState === "hidden" || !document.hasFocus();
    // Within one's own series of choices nobody needs to be called.
    if (before !== null && !away) return;
    if (settings.sound) chime();
    if (settings.notify && away) notify(TEXTS.notification, what, window.location.pathname);
  }, [decision, what, settings.sound, settings.notify]);

  useEffect(() => {
    if (decision === null) return;
    const before = document.title;
    document.title = TEXTS.titleMark + unmarked(before);
    return () => {
      document.title = unmarked(document.title);
    };
  }, [decision]);
}
