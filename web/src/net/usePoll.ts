import { useCallback, useEffect, useRef, useState } from "react";

/** What a question asked again and again has brought so far. */
export interface Polled<T> {
  value: T | null;
  problem: unknown;
  /** Something newer than any question under way will bring; asks anew from there. */
  put: (newer: T) => void;
}

/**
 * Asks at once and then every `every` milliseconds, but only while the page is looked at. A failed
 * question keeps the last answer, so that a moment without network does not empty the screen.
 */
export function usePoll<T>(ask: (signal: AbortSignal) => Promise<T>, every: number): Polled<T> {
  const [value, setValue] = useState<T | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const [round, setRound] = useState(0);
  const asking = useRef(ask);
  asking.current = ask;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again.
  useEffect(() => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const once = async () => {
      if (!document.hidden) {
        try {
          const answer = await asking.current(stop.signal);
          if (stop.signal.aborted) return;
          setValue(answer);
          setProblem(null);
        } catch (error) {
          if (stop.signal.aborted) return;
          setProblem(error);
        }
      }
      timer = setTimeout(once, every);
    };
    const look = () => {
      if (document.hidden) return;
      clearTimeout(timer);
      void once();
    };
    void once();
    document.addEventListener("visibilitychange", look);
    return () => {
      stop.abort();
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [every, round]);

  const put = useCallback((newer: T) => {
    setValue(newer);
    setProblem(null);
    setRound((n) => n + 1);
  }, []);
  return { value, problem, put };
}
