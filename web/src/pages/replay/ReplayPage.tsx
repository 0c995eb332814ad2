import { useEffect, useState } from "react";
import { api, sentence } from "../../net/api";
import { Notice } from "../Notice";
import { useTitle } from "../title";
import { OpenRecord } from "./OpenRecord";
import { type Opened, open } from "./record";
import { TEXTS } from "./texts";
import { Viewer } from "./Viewer";
import "../pages.css";
import "./replay.css";

/** A record, and the seats in it that are the reader's. */
interface Fetched {
  record: Opened;
  mine: number[];
}

/** Looking at a recorded game: one that was played here, or a file. `place` says where to begin. */
export function ReplayPage({ id, place }: { id: string | null; place: URLSearchParams }) {
  useTitle(TEXTS.title);
  const [fetched, setFetched] = useState<Fetched | null>(null);
  const [problem, setProblem] = useState("");

  useEffect(() => {
    if (id === null) return;
    const stop = new AbortController();
    Promise.all([api.record(id), api.look(id, {}, stop.signal)]).then(
      ([text, { game }]) => {
        const mine = game.seats.flatMap((seat, n) => (seat.mine ? [n] : []));
        if (!stop.signal.aborted) setFetched({ record: open(text), mine });
      },
      (error: unknown) => {
        if (!stop.signal.aborted) setProblem(sentence(error));
      },
    );
    return () => stop.abort();
  }, [id]);

  if (fetched) {
    const close = id === null ? () => setFetched(null) : null;
    return <Viewer record={fetched.record} mine={fetched.mine} game={id} place={place} close={close} />;
  }
  if (id === null) return <OpenRecord opened={(record) => setFetched({ record, mine: [] })} />;
  if (problem) {
    return (
      <Notice title={TEXTS.none} action={{ text: TEXTS.toLobby, to: "/" }}>
        {problem} {TEXTS.noneWhat}
      </Notice>
    );
  }
  return (
    <p className="loading" role="status">
      {TEXTS.fetching}
    </p>
  );
}
