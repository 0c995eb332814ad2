/** The keys of the table, wherever the focus is, unless somebody types or a window is open. */

import { type RefObject, useLayoutEffect } from "react";
import { useChoices } from "./Choosing";
import { walkOptions } from "./Options";
import { keysFor } from "./targets";

interface KeysProps {
  root: RefObject<HTMLElement | null>;
  playing: boolean;
  quick: boolean;
  skip: () => void;
  help: () => void;
  turnPage: () => void;
}

export function Keys({ root, playing, quick, skip, help, turnPage }: KeysProps) {
  const { answers, held, hold, take } = useChoices();
  // Before anybody can press one: a key means what is drawn.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const focus = event.target instanceof HTMLElement ? event.target : document.body;
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (focus.closest("input, textarea, select, [contenteditable], dialog") || document.querySelector("dialog[open]")) return;
      const onControl = focus.closest("button, a, summary, [role=button]") !== null;
      const click = (mark: string) => root.current?.querySelector<HTMLButtonElement>(`[data-${mark}]`)?.click();
      const done = () => event.preventDefault();
      if (playing) {
        if ((event.key === " " || event.key === "Enter") && !onControl) {
          skip();
          done();
        }
        if (event.key === "Escape") skip();
        return;
      }
      const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
      // Arrows scroll whatever can be scrolled, and else go through the options.
      if (step && answers.length > 0 && (focus === document.body || focus.id === "main")) {
        walkOptions(root.current, step);
        return done();
      }
      if (event.key === "Escape") return hold(null);
      if (event.key === "Enter" && held && !onControl) {
        take(held, false);
        return done();
      }
      if (event.key === "?") return help();
      if (event.key === "u") return click("undo");
      if (event.key === "h") return click("hint");
      if (event.key === "l") return turnPage();
      const at = keysFor(answers.length).indexOf(event.key);
      const answer = answers[at];
      if (at < 0 || !answer) return;
      if (quick || held?.written === answer.written) take(answer, false);
      else hold(answer);
      done();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [root, answers, held, hold, take, playing, quick, skip, help, turnPage]);
  return null;
}
