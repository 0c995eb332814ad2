import { useCallback, useEffect, useState } from "react";
import { api, sentence } from "../../net/api";
import { useTable } from "../../net/table";
import { Table } from "../../table/Table";
import type { ServerInfo } from "../../wire/ServerInfo";
import { Notice } from "../Notice";
import { useTitle } from "../title";
import { useMyName } from "../useMyName";
import { Coach } from "./Coach";
import { gameOf, type Lesson } from "./lesson";
import { LESSONS } from "./lessons";
import { TEXTS } from "./texts";
import "./learn.css";

/** A lesson at the table. */
export function LessonPage({ id, info }: { id: string; info: ServerInfo }) {
  const lesson = LESSONS.find((one) => one.id === id);
  if (!lesson) {
    return (
      <Notice title={TEXTS.missing} action={{ text: TEXTS.toLessons, to: "/learn" }}>
        {TEXTS.missingWhat}
      </Notice>
    );
  }
  return <Begin lesson={lesson} rules={info.rules} />;
}

/** Has the server lay the table out; again whenever the reader starts over. */
function Begin({ lesson, rules }: { lesson: Lesson; rules: string }) {
  useTitle(TEXTS.lesson(lesson.title));
  const [name] = useMyName();
  const [round, setRound] = useState(0);
  const [game, setGame] = useState<string | null>(null);
  const [problem, setProblem] = useState("");

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round is another game; the name is only asked once.
  useEffect(() => {
    let gone = false;
    setGame(null);
    setProblem("");
    const { setup, record } = gameOf(lesson, name.trim() || "Player", rules);
    api.create(setup, { record, moves: 0 }).then(
      (seated) => !gone && setGame(seated.game),
      (error: unknown) => !gone && setProblem(sentence(error)),
    );
    return () => {
      gone = true;
    };
  }, [lesson, rules, round]);

  const again = useCallback(() => setRound((n) => n + 1), []);
  if (problem) {
    return (
      <Notice title={lesson.title} action={{ text: TEXTS.restart, run: again }}>
        {problem}
      </Notice>
    );
  }
  if (!game) return <Loading />;
  return <AtTable key={game} lesson={lesson} game={game} again={again} />;
}

function AtTable({ lesson, game, again }: { lesson: Lesson; game: string; again: () => void }) {
  const { update, failure, ...live } = useTable(game);
  if (failure) {
    return (
      <Notice title={lesson.title} action={{ text: TEXTS.restart, run: again }}>
        {failure.message}
      </Notice>
    );
  }
  if (!update?.scene) return <Loading />;
  return (
    <div className="game-page">
      <Table
        update={update}
        {...live}
        guide={(scene) => (
          <Coach lesson={lesson} scene={scene} log={live.log} number={update.number} send={live.send} again={again} />
        )}
      />
    </div>
  );
}

function Loading() {
  return (
    <p className="loading" role="status">
      {TEXTS.loading}
    </p>
  );
}
