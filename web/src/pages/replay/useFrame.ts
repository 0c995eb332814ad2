import { useEffect, useRef, useState } from "react";
import { api, type RecordText, sentence } from "../../net/api";
import type { Frame } from "../../wire/Frame";

/** Frames are a few dozen kilobytes; so many are kept for stepping back and forth. */
const KEPT = 200;

interface Shown {
  frame: Frame;
  seat: number | null;
  /** Changes where the story is not told on but taken up elsewhere: after a jump, by other eyes. */
  cut: number;
}

/**
 * The record at a place, through somebody's eyes. The last frame stays until the next has come, and
 * the one after it is fetched ahead, so that stepping does not stutter.
 */
export function useFrame(record: RecordText, at: number, seat: number | null): { shown: Shown | null; problem: string } {
  const [shown, setShown] = useState<Shown | null>(null);
  const [problem, setProblem] = useState("");
  const kept = useRef(new Map<string, Promise<Frame>>());

  useEffect(() => {
    let gone = false;
    const fetch = (moves: number): Promise<Frame> => {
      const key = `${seat}:${moves}`;
      const known = kept.current.get(key);
      if (known) return known;
      const asked = api.replay(record, moves, seat);
      asked.catch(() => kept.current.delete(key));
      kept.current.set(key, asked);
      const oldest = kept.current.keys().next().value;
      if (kept.current.size > KEPT && oldest !== undefined) kept.current.delete(oldest);
      return asked;
    };
    fetch(at).then(
      (found) => {
        if (gone) return;
        setShown((was) => {
          const goesOn = was !== null && was.seat === seat && found.moves === was.frame.moves + 1;
          return { frame: found, seat, cut: (was?.cut ?? 0) + (goesOn ? 0 : 1) };
        });
        setProblem("");
        if (at < found.of) fetch(at + 1).catch(() => undefined);
      },
      (error: unknown) => !gone && setProblem(sentence(error)),
    );
    return () => {
      gone = true;
    };
  }, [record, at, seat]);

  return { shown, problem };
}
