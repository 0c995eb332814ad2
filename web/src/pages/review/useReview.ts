import { useEffect, useState } from "react";
import { api, sentence } from "../../net/api";
import type { Review } from "../../wire/Review";
import type { Reviewing } from "../../wire/Reviewing";

/** How often one asks how far it is, in milliseconds. */
const EVERY = 700;

export interface Reviewed {
  review: Review | null;
  /** How much of it is done, from 0 to 1. */
  done: number;
  /** How many others come first. */
  waiting: number;
  problem: string;
}

const NOTHING: Reviewed = { review: null, done: 0, waiting: 0, problem: "" };

/** A review, from asking for it until it is there; nothing is asked while `ask` is null. */
export function useReview(ask: (() => Promise<Reviewing>) | null): Reviewed {
  const [reviewed, setReviewed] = useState(NOTHING);
  useEffect(() => {
    if (!ask) return;
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hear = ({ key, review, done, waiting }: Reviewing) => {
      if (stop.signal.aborted) return;
      setReviewed({ review, done, waiting, problem: "" });
      if (!review) timer = setTimeout(() => api.review(key, stop.signal).then(hear, fail), EVERY);
    };
    const fail = (error: unknown) => {
      if (!stop.signal.aborted) setReviewed({ ...NOTHING, problem: sentence(error) });
    };
    setReviewed(NOTHING);
    ask().then(hear, fail);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [ask]);
  return reviewed;
}
