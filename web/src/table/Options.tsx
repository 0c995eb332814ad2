/** The options as buttons with their keys; those of one kind of action stand together. */

import { type KeyboardEvent, useEffect, useRef } from "react";
import { ColorShape, useCard, Words } from "../card";
import type { Answer } from "../wire/Answer";
import { actionIn, label } from "../words/phrase";
import { useChoices } from "./Choosing";
import { keysFor } from "./targets";
import { TEXTS } from "./texts";

interface Group {
  /** The name of the action that all its options are, where more than that is to be said of each. */
  head: string | null;
  options: { answer: Answer; key: string | null }[];
}

/** The name that stands above an option, if one does. */
const headOf = ({ words }: Answer): string | null => (label(words).length > 0 ? actionIn(words) : null);

/** Neighbours of one kind, together. */
export function groups(answers: readonly Answer[]): Group[] {
  const keys = keysFor(answers.length);
  const found: Group[] = [];
  answers.forEach((answer, n) => {
    const head = headOf(answer);
    const last = found.at(-1);
    const option = { answer, key: keys[n] ?? null };
    if (last && last.head === head) last.options.push(option);
    else found.push({ head, options: [option] });
  });
  return found;
}

export function Options({ hints }: { hints: ReadonlyMap<string, number> }) {
  const { answers } = useChoices();
  const self = useRef<HTMLDivElement>(null);

  const walk = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    walkOptions(self.current, step);
  };
  return (
    <div ref={self} className="options" role="group" aria-label={TEXTS.stage.optionsLabel} onKeyDown={walk} data-options>
      {groups(answers).map((group, n) => (
        <div key={n} className="option-group">
          {group.head && <span className="option-head">{group.head}</span>}
          {group.options.map(({ answer, key }) => (
            <Option
              key={answer.written}
              answer={answer}
              shortcut={key}
              short={group.head !== null}
              chance={hints.get(answer.written)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Moves the focus to the next or previous option; to the first if none has it. */
export function walkOptions(list: ParentNode | null, step: number) {
  const buttons = [...(list?.querySelectorAll<HTMLButtonElement>("button.option") ?? [])];
  if (buttons.length === 0) return;
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  buttons[at < 0 ? (step > 0 ? 0 : buttons.length - 1) : (at + step + buttons.length) % buttons.length]?.focus();
}

function Option({
  answer,
  shortcut,
  short,
  chance,
}: {
  answer: Answer;
  shortcut: string | null;
  short: boolean;
  chance: number | undefined;
}) {
  const { looked, held, hover, hold, take } = useChoices();
  const card = useCard(answer.card);
  const self = useRef<HTMLButtonElement>(null);
  const isHeld = held?.written === answer.written;
  const idle = answer.notes.some((note) => note.note === "idle");
  // What is held on the table is seen among the options, too.
  useEffect(() => {
    if (isHeld) self.current?.scrollIntoView({ block: "nearest" });
  }, [isHeld]);
  return (
    <button
      ref={self}
      type="button"
      className={`option${looked?.written === answer.written ? " looked" : ""}${isHeld ? " held" : ""}${idle ? " idle" : ""}`}
      aria-keyshortcuts={shortcut ?? undefined}
      data-written={answer.written}
      onPointerEnter={(event) => event.pointerType === "mouse" && hover(answer)}
      onPointerLeave={(event) => event.pointerType === "mouse" && hover(null)}
      onFocus={(event) => event.currentTarget.matches(":focus-visible") && hold(answer)}
      onClick={(event) => take(answer, (event.nativeEvent as PointerEvent).pointerType === "touch")}
    >
      {shortcut && <kbd aria-hidden="true">{shortcut}</kbd>}
      {card && <ColorShape color={card.color} />}
      <span className="option-words">
        {short && <span className="unseen">{actionIn(answer.words)} </span>}
        <Words of={short ? label(answer.words) : answer.words} still />
        {short && card && <small> {card.age}</small>}
      </span>
      {idle && (
        <small className="nothing" title={TEXTS.stage.idle}>
          <span aria-hidden="true">∅</span>
          <span className="unseen">{TEXTS.stage.idleAfter}</span>
        </small>
      )}
      {chance !== undefined && <small className="chance">{TEXTS.stage.chance(chance)}</small>}
    </button>
  );
}
