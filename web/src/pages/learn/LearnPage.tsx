import { Go } from "../../route";
import type { ServerInfo } from "../../wire/ServerInfo";
import type { Set as CardSet } from "../../wire/Set";
import { useTitle } from "../title";
import { LESSONS } from "./lessons";
import { useDoneLessons } from "./memory";
import { TEXTS } from "./texts";
import "../pages.css";
import "./learn.css";

/** All lessons, by the set they are about. */
export function LearnPage({ info }: { info: ServerInfo }) {
  useTitle(TEXTS.title);
  const sets = new Map(info.editions.flatMap(({ sets }) => sets.map(({ set, title }): [CardSet, string] => [set, title])));
  return (
    <div className="learn">
      <div className="page-head">
        <h1>{TEXTS.title}</h1>
        <p>{TEXTS.about}</p>
      </div>
      {[...sets].map(([set, title]) => (
        <Course key={set} set={set} title={set === "base" ? TEXTS.baseCourse : TEXTS.setCourse(title)} />
      ))}
    </div>
  );
}

function Course({ set, title }: { set: CardSet; title: string }) {
  const [done] = useDoneLessons();
  const lessons = LESSONS.filter((lesson) => lesson.course === set);
  if (lessons.length === 0) return null;
  return (
    <section aria-labelledby={`course-${set}`}>
      <h2 id={`course-${set}`}>{title}</h2>
      <ol className="lessons">
        {lessons.map((lesson, n) => {
          const finished = done.has(lesson.id);
          return (
            <li key={lesson.id} className={finished ? "lesson-row finished" : "lesson-row"}>
              <span className="seat-number" aria-hidden="true">
                {finished ? "✓" : n + 1}
              </span>
              <span className="lesson-what">
                <b>{lesson.title}</b>
                <span className="dim">
                  {lesson.about}
                  {finished && <span className="unseen"> {TEXTS.done}.</span>}
                </span>
              </span>
              <Go
                to={`/learn/${lesson.id}`}
                className={finished ? "button" : "button primary"}
                aria-label={`${finished ? TEXTS.again : TEXTS.start}: ${lesson.title}`}
              >
                {finished ? TEXTS.again : TEXTS.start}
              </Go>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
