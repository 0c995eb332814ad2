import type { ReactNode } from "react";
import type { Line } from "../../wire/Line";
import type { Scene } from "../../wire/Scene";
import { Celebration } from "./Celebration";
import { endingOf } from "./ending";
import type { People } from "./names";
import { ReviewPanels } from "./ReviewPanels";
import { Standings } from "./Standings";
import type { Reviewed } from "./useReview";
import "./review.css";

interface Props {
  /** The table at the end. */
  scene: Scene;
  log: readonly Line[];
  people: People;
  /** The review, where one is wanted. */
  reviewed: Reviewed | null;
  level: "h1" | "h2";
  /** Where the replay shows a place, as somebody sees it. */
  to: (moves: number, seat: number) => string;
  /** What to do next. */
  children: ReactNode;
}

/** How a game ended: the celebration, the review, and everybody's standing. */
export function Result({ scene, log, people, reviewed, level, to, children }: Props) {
  const ending = endingOf(log);
  return (
    <div className="result-page">
      <Celebration scene={scene} ending={ending} people={people} level={level}>
        {children}
      </Celebration>
      {reviewed ? (
        <ReviewPanels reviewed={reviewed} people={people} to={to}>
          <Standings scene={scene} ending={ending} people={people} review={reviewed.review} />
        </ReviewPanels>
      ) : (
        <Standings scene={scene} ending={ending} people={people} review={null} />
      )}
    </div>
  );
}
