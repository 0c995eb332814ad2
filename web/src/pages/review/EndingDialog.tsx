import { useCallback, useEffect, useRef, useState } from "react";
import { api } from "../../net/api";
import { Go, go } from "../../route";
import type { Command } from "../../wire/Command";
import type { Line } from "../../wire/Line";
import type { Scene } from "../../wire/Scene";
import type { Update } from "../../wire/Update";
import { headline } from "./Celebration";
import { type People, placeIn } from "./names";
import { Result } from "./Result";
import { TEXTS } from "./texts";
import { useReview } from "./useReview";

interface EndingProps {
  update: Update;
  scene: Scene;
  log: readonly Line[];
  send: (command: Command) => void;
  onClose: () => void;
}

/** The end of a game, over its table: who won and why, what mattered, and what to do next. */
export function EndingDialog({ update, scene, log, send, onClose }: EndingProps) {
  const self = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = self.current;
    if (dialog && !dialog.open) dialog.showModal();
  }, []);
  const { id, rematch, seats, listed } = update.game;
  const [again, setAgain] = useState(false);
  const playAgain = () => {
    setAgain(true);
    send({ do: "rematch" });
  };
  // Whoever asked for the next game goes there; the others are shown the way.
  useEffect(() => {
    if (again && rematch) go(`/game/${rematch}`);
  }, [again, rematch]);

  const people: People = { names: scene.names, mine: seats.flatMap((seat, n) => (seat.mine ? [n] : [])) };
  const played = people.mine.length > 0;
  const ask = useCallback(() => api.reviewGame(id), [id]);
  const reviewed = useReview(played ? ask : null);
  return (
    <dialog ref={self} className="ending" aria-label={headline(scene, people)} onClose={onClose}>
      <Result
        scene={scene}
        log={log}
        people={people}
        reviewed={played ? reviewed : null}
        level="h2"
        to={(moves, seat) => placeIn(`/replay/${id}`, people, moves, seat)}
      >
        {rematch ? (
          <Go to={`/game/${rematch}`} className="button primary">
            {TEXTS.next}
          </Go>
        ) : (
          played && (
            <button type="button" className="primary" disabled={again} onClick={playAgain}>
              {TEXTS.again}
            </button>
          )
        )}
        <Go to={`/replay/${id}`} className="button">
          {TEXTS.replay}
        </Go>
        <button type="button" onClick={() => self.current?.close()}>
          {TEXTS.look}
        </button>
        {(played || listed) && (
          <a className="button" href={`/api/games/${id}/record`} download={`splay-${id}.json`}>
            {TEXTS.save}
          </a>
        )}
        <Go to="/" className="button">
          {TEXTS.lobby}
        </Go>
      </Result>
    </dialog>
  );
}
