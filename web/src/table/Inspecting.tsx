/**
 * Reading cards: whatever card the pointer or the focus is on stands on the stage, and stays there by click, tap
 * or Enter until another one does, or Escape.
 */

import {
  createContext,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
} from "react";
import { spoken, useCard } from "../card";
import type { Color } from "../wire/Color";
import type { Pile } from "../wire/Pile";
import { useVocabulary } from "../words/say";
import { useChoices, useTarget } from "./Choosing";

/** A card that is read, and where it lies. */
export interface Inspected {
  title: string;
  /** Whose it is; nobody's if it lies elsewhere. */
  seat: number | null;
  /** The stack or pile it is in. */
  place: Color | Pile | null;
}

interface Inspecting {
  /** What the pointer or the focus is on, and what is shown: that, or what was kept. */
  pointed: Inspected | null;
  shown: Inspected | null;
  pinned: boolean;
  point(card: Inspected | null): void;
  pin(card: Inspected | null): void;
}

const InspectingContext = createContext<Inspecting>({
  pointed: null,
  shown: null,
  pinned: false,
  point: () => {},
  pin: () => {},
});

export const useInspecting = () => useContext(InspectingContext);

export function InspectingProvider({ children }: { children: ReactNode }) {
  const [pointed, point] = useState<Inspected | null>(null);
  const [pinned, pin] = useState<Inspected | null>(null);
  useEffect(() => {
    const onEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key === "Escape") pin(null);
    };
    window.addEventListener("keydown", onEscape);
    return () => window.removeEventListener("keydown", onEscape);
  }, []);
  const value = useMemo(
    () => ({ pointed, shown: pointed ?? pinned, pinned: pinned !== null && !pointed, point, pin }),
    [pointed, pinned],
  );
  return <InspectingContext value={value}>{children}</InspectingContext>;
}

const same = (one: Inspected | null, other: Inspected) => one?.title === other.title && one.seat === other.seat;

/**
 * What makes a card on the table one that can be read, and chosen where it is an option; spread `props` over its
 * element, and `className` after its own. `first` has the tab stop of its row; arrows lead on from there.
 */
export function useSpot(card: Inspected | null, key: string | null, first: boolean) {
  const target = useTarget(key);
  const info = useCard(card?.title);
  const vocabulary = useVocabulary();
  const { shown, pinned, point, pin } = useInspecting();
  const { hold } = useChoices();
  if (!card || !info) return target;
  const words = spoken(info, vocabulary);
  if (target.legal) return { ...target, props: { ...target.props, "data-spot": "", "aria-description": words } };
  const chosen = pinned && same(shown, card);
  const toggle = () => {
    // What is read takes the place of an option that was looked at.
    hold(null);
    pin(chosen ? null : card);
  };
  return {
    legal: false,
    className: chosen ? " read" : "",
    props: {
      role: "button",
      tabIndex: first ? 0 : -1,
      "aria-label": words,
      "aria-pressed": chosen,
      "data-spot": "",
      onPointerEnter: (event: PointerEvent) => event.pointerType === "mouse" && point(card),
      onPointerLeave: (event: PointerEvent) => event.pointerType === "mouse" && point(null),
      onFocus: (event: FocusEvent<HTMLElement>) => event.currentTarget.matches(":focus-visible") && point(card),
      onBlur: () => point(null),
      onClick: (event: MouseEvent) => {
        event.stopPropagation();
        toggle();
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        event.stopPropagation();
        toggle();
      },
    },
  };
}
