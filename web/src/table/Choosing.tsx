/**
 * Choosing: which things on the table are options, which option is looked at, and which is taken.
 * Looking is hovering, focusing or a first tap; taking is a click, Enter or a second tap.
 */

import {
  createContext,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from "react";
import type { Answer } from "../wire/Answer";
import { plain } from "../words/phrase";
import { byTarget } from "./targets";
import { TEXTS } from "./texts";

interface Choices {
  answers: readonly Answer[];
  targets: Map<string, Answer[]>;
  /** The option whose meaning is shown. */
  looked: Answer | null;
  /** The option that a further tap or Enter takes. */
  held: Answer | null;
  hover(answer: Answer | null): void;
  hold(answer: Answer | null): void;
  /** Takes an option, or holds it first where that is wished. */
  take(answer: Answer, touched: boolean): void;
}

const NOTHING: Choices = {
  answers: [],
  targets: new Map(),
  looked: null,
  held: null,
  hover: () => {},
  hold: () => {},
  take: () => {},
};

const ChoicesContext = createContext<Choices>(NOTHING);

export const useChoices = () => useContext(ChoicesContext);

interface ChoosingProps {
  answers: readonly Answer[];
  /** Changes with every decision, so that nothing looked at is carried over. */
  decision: string;
  /** Whether an option must be held before it is taken, also by mouse. */
  careful: boolean;
  onTake: (answer: Answer) => void;
  children: ReactNode;
}

export function Choosing({ answers, decision, careful, onTake, children }: ChoosingProps) {
  const [hovered, hover] = useState<Answer | null>(null);
  const [held, hold] = useState<Answer | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every decision begins with nothing looked at.
  useEffect(() => {
    hover(null);
    hold(null);
  }, [decision]);
  const take = useCallback(
    (answer: Answer, touched: boolean) => {
      if ((touched || careful) && held?.written !== answer.written) {
        hold(answer);
        return;
      }
      hover(null);
      hold(null);
      onTake(answer);
    },
    [careful, held, onTake],
  );
  const value = useMemo(() => {
    // An option that is no longer offered is not looked at, even in the instant before it is let go.
    const offered = (answer: Answer | null) => (answer && answers.includes(answer) ? answer : null);
    return {
      answers,
      targets: byTarget(answers),
      looked: offered(hovered) ?? offered(held),
      held: offered(held),
      hover,
      hold,
      take,
    };
  }, [answers, hovered, held, take]);
  return <ChoicesContext value={value}>{children}</ChoicesContext>;
}

const NOT_A_TARGET = { legal: false, className: "", props: {} };

/** What makes a thing on the table choosable, if it is; spread `props` over its element. */
export function useTarget(key: string | null) {
  const { targets, looked, held, hover, hold, take } = useChoices();
  const answers = key === null ? undefined : targets.get(key);
  const first = answers?.[0];
  if (!answers || !first) return NOT_A_TARGET;
  // Where one thing stands for several options, a click only turns to the next of them.
  const at = answers.findIndex((answer) => answer.written === held?.written);
  const several = answers.length > 1;
  const next = several ? answers[(at + 1) % answers.length]! : first;
  const choose = (touched: boolean) => (several ? hold(next) : take(first, touched));
  const isLooked = answers.some((answer) => answer.written === looked?.written);
  return {
    legal: true,
    className: isLooked ? " legal looked" : " legal",
    props: {
      role: "button",
      tabIndex: 0,
      "aria-label": answers.map((answer) => plain(answer.words)).join(TEXTS.or),
      "data-legal": first.written,
      onPointerEnter: (event: PointerEvent) => event.pointerType === "mouse" && hover(at >= 0 ? answers[at]! : first),
      onPointerLeave: (event: PointerEvent) => event.pointerType === "mouse" && hover(null),
      onFocus: (event: FocusEvent<HTMLElement>) => event.currentTarget.matches(":focus-visible") && !several && hold(first),
      onClick: (event: MouseEvent) => {
        event.stopPropagation();
        choose((event.nativeEvent as globalThis.PointerEvent).pointerType === "touch");
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        event.stopPropagation();
        choose(false);
      },
    },
  };
}
