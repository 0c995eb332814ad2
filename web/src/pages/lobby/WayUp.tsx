import { Go } from "../../route";
import type { Me } from "../../wire/Me";
import { BASE_LESSONS } from "../learn/lessons/base";
import { useDoneLessons } from "../learn/memory";
import { TEXTS } from "./texts";

/** How far the reader is: the lessons, and the games won. */
export function WayUp({ me }: { me: Me | null }) {
  const [done] = useDoneLessons();
  const course = BASE_LESSONS;
  const count = course.filter((lesson) => done.has(lesson.id)).length;
  const next = course.find((lesson) => !done.has(lesson.id));
  const statistics = me?.statistics;
  return (
    <section className="tile" aria-labelledby="way-up">
      <h2 id="way-up">{TEXTS.wayUp}</h2>
      <p className="lesson-count">{TEXTS.lessonsDone(count, course.length)}</p>
      <div className="lesson-steps" aria-hidden="true">
        {course.map((lesson) => (
          <i key={lesson.id} className={done.has(lesson.id) ? "on" : ""} />
        ))}
      </div>
      <div className="row">
        {next && (
          <Go to={`/learn/${next.id}`} className="button">
            {count === 0 ? TEXTS.firstLesson : TEXTS.nextLesson(next.title)}
          </Go>
        )}
        {count > 0 && <Go to="/learn">{TEXTS.allLessons}</Go>}
        <Go to="/rules">{TEXTS.rules}</Go>
      </div>
      {statistics && statistics.played > 0 && <p className="dim">{TEXTS.won(statistics.won, statistics.played)}</p>}
    </section>
  );
}
