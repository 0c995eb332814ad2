import type { ReactNode } from "react";
import { Problem } from "../Problem";
import type { People } from "./names";
import { RiseAndFall } from "./RiseAndFall";
import { TurningPoints } from "./TurningPoints";
import { TEXTS } from "./texts";
import type { Reviewed } from "./useReview";
import "./review.css";

interface Props {
  reviewed: Reviewed;
  people: People;
  /** Where the replay shows a place, as somebody sees it. */
  to: (moves: number, seat: number) => string;
  /** What stands below the picture. */
  children?: ReactNode;
}

/** The review of a game: the graph and the turning points, or how far they are. */
export function ReviewPanels({ reviewed, people, to, children }: Props) {
  const { review, done, waiting, problem } = reviewed;
  if (problem) return <Problem text={problem} />;
  return (
    <div className="review">
      <div className="review-main">
        <section className="review-course" aria-labelledby="rise">
          <h2 id="rise">{TEXTS.riseAndFall}</h2>
          <p className="dim">{TEXTS.riseWhat}</p>
          {review ? (
            <RiseAndFall review={review} people={people} to={to} />
          ) : (
            <div className="course is-waiting" role="status">
              <label>
                {TEXTS.thinking} {waiting > 0 && TEXTS.waiting(waiting)}
                <progress value={done} max={1} />
              </label>
            </div>
          )}
        </section>
        {children}
      </div>
      <section className="review-points" aria-labelledby="turning">
        <h2 id="turning">{TEXTS.turningPoints}</h2>
        {review && <TurningPoints review={review} people={people} to={to} />}
        <p className="dim review-note">{TEXTS.honest}</p>
      </section>
    </div>
  );
}
