import { useEffect } from "react";
import { Go } from "../../route";
import { isAction } from "../../table/targets";
import type { Command } from "../../wire/Command";
import type { Line } from "../../wire/Line";
import type { Scene } from "../../wire/Scene";
import { type Lesson, leadsOn, ME, missed, stepsDone } from "./lesson";
import { LESSONS } from "./lessons";
import { useDoneLessons } from "./memory";
import { TEXTS } from "./texts";
import { usePointer } from "./usePointer";

interface Props {
  lesson: Lesson;
  scene: Scene;
  log: readonly Line[];
  /** Which decision of the game it is. */
  number: number;
  send: (command: Command) => void;
  again: () => void;
}

/** What to do next, above the table; it looks at what the engine tells, and at nothing else. */
export function Coach({ lesson, scene, log, number, send, again }: Props) {
  const [, markDone] = useDoneLessons();
  const done = stepsDone(lesson, log);
  const step = lesson.steps[done];
  const { question } = scene;
  const leading = (question?.answers ?? []).flatMap(({ written }) => (step && leadsOn(step, written) ? [written] : []));
  const mine = question?.player === ME;
  // Somewhere else: the way on is not among the options, it was gone without getting there, or the turn is over.
  const strayed = mine
    ? leading.length === 0 || (isAction(question) && missed(lesson, log))
    : question !== null && scene.table.turn.seat !== ME;
  const astray = step !== undefined && strayed;
  usePointer(leading);

  const finished = step === undefined;
  useEffect(() => {
    if (finished) markDone(lesson.id);
  }, [finished, lesson.id, markDone]);

  const course = LESSONS.filter((other) => other.course === lesson.course);
  const next = course[course.indexOf(lesson) + 1];
  return (
    <aside className={finished ? "coach finished" : "coach"} aria-label={TEXTS.lesson(lesson.title)}>
      <div className="coach-words" role="status">
        <b className="coach-title">{finished ? TEXTS.wellDone : lesson.title}</b>{" "}
        {!finished && (
          <span className="coach-step">
            {TEXTS.step(done + 1, lesson.steps.length)}
            <span className="coach-steps" aria-hidden="true">
              {lesson.steps.map((_, n) => (
                <i key={n} className={n < done ? "on" : ""} />
              ))}
            </span>
          </span>
        )}
        <p>{finished ? lesson.learnt : astray ? TEXTS.elsewhere : step.text}</p>
      </div>
      <div className="coach-ways">
        {finished ? (
          <>
            {next ? (
              <Go to={`/learn/${next.id}`} className="button primary">
                {TEXTS.next(next.title)}
              </Go>
            ) : (
              <Go to="/" className="button primary">
                {TEXTS.play}
              </Go>
            )}
            <Go to={`/rules#${lesson.chapter}`} className="button">
              {TEXTS.rules}
            </Go>
          </>
        ) : (
          astray && (
            <button type="button" className="primary" onClick={() => send({ do: "undo", number })}>
              {TEXTS.undo}
            </button>
          )
        )}
        <button type="button" onClick={again}>
          {TEXTS.restart}
        </button>
        <Go to="/learn" className="button">
          {TEXTS.leave}
        </Go>
      </div>
    </aside>
  );
}
