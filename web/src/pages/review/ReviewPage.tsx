import { useCallback, useEffect, useState } from "react";
import { EditionProvider } from "../../card";
import { api, sentence } from "../../net/api";
import { Go } from "../../route";
import type { Update } from "../../wire/Update";
import { VocabularyProvider } from "../../words/say";
import { Notice } from "../Notice";
import { useTitle } from "../title";
import { placeIn } from "./names";
import { Result } from "./Result";
import { TEXTS } from "./texts";
import { useReview } from "./useReview";

/** The result and the review of a game that is over, at an address of their own. */
export function ReviewPage({ id }: { id: string }) {
  useTitle(TEXTS.title);
  const [update, setUpdate] = useState<Update | null>(null);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    const stop = new AbortController();
    api.look(id, {}, stop.signal).then(setUpdate, (error: unknown) => {
      if (!stop.signal.aborted) setProblem(sentence(error));
    });
    return () => stop.abort();
  }, [id]);
  const ask = useCallback(() => api.reviewGame(id), [id]);
  const over = update?.game.status === "over" && update.scene !== null;
  const reviewed = useReview(over ? ask : null);

  if (problem || (update && !over)) {
    return (
      <Notice title={TEXTS.none} action={{ text: TEXTS.lobby, to: "/" }}>
        {problem} {TEXTS.noneWhat}
      </Notice>
    );
  }
  if (!update?.scene) {
    return (
      <p className="loading" role="status">
        {TEXTS.loading}
      </p>
    );
  }
  const { scene, game, log } = update;
  const people = { names: scene.names, mine: game.seats.flatMap((seat, n) => (seat.mine ? [n] : [])) };
  return (
    <EditionProvider value={game.edition} sets={game.sets}>
      <VocabularyProvider value={scene.vocabulary}>
        <Result
          scene={scene}
          log={log.lines}
          people={people}
          reviewed={reviewed}
          level="h1"
          to={(moves, seat) => placeIn(`/replay/${id}`, people, moves, seat)}
        >
          <Go to={`/replay/${id}`} className="button primary">
            {TEXTS.replay}
          </Go>
          <Go to={`/game/${id}`} className="button">
            {TEXTS.look}
          </Go>
          <Go to="/" className="button">
            {TEXTS.lobby}
          </Go>
        </Result>
      </VocabularyProvider>
    </EditionProvider>
  );
}
