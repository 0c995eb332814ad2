import { CardName, Words } from "../../card";
import { Go } from "../../route";
import type { Review } from "../../wire/Review";
import { named, nameOf, type People } from "./names";
import { TEXTS } from "./texts";

interface Props {
  review: Review;
  people: People;
  to: (moves: number, seat: number) => string;
}

/** The choices that gave most away: what was chosen, what would have been better, and the way there. */
export function TurningPoints({ review, people, to }: Props) {
  const points = review.turning_points;
  if (points.length === 0) return <p className="dim">{TEXTS.flawless}</p>;
  return (
    <ol className="turning-points">
      {points.map((point, n) => {
        const [, ...then] = point.line;
        return (
          <li
            key={point.moves}
            className={`turning-point seat-color-${point.player}${people.mine.includes(point.player) ? " own" : ""}`}
          >
            <span className="point-number" aria-hidden="true">
              {n + 1}
            </span>
            <div className="point-words">
              <Go to={to(point.moves, point.player)} className="point-what">
                {TEXTS.turn(point.turn)} · {nameOf(people, point.player)}
              </Go>
              <p>
                <Words of={named(people, point.chosen)} />
                {point.source && (
                  <>
                    , {TEXTS.for} <CardName title={point.source} />
                  </>
                )}{" "}
                <b className="point-loss">{TEXTS.gaveAway(TEXTS.percent(point.gave_away))}</b>
              </p>
              <p className="point-better">
                <span className="dim">{TEXTS.better}:</span> <Words of={named(people, point.better)} />{" "}
                <span className="dim">({TEXTS.percent(point.chance)})</span>
              </p>
              {then.length > 0 && (
                <details className="point-line">
                  <summary>{TEXTS.expected}</summary>
                  <ol>
                    {then.slice(0, 5).map((step, i) => (
                      <li key={i}>
                        <Words of={named(people, step)} />
                      </li>
                    ))}
                  </ol>
                </details>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
