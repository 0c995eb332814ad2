import { Crest } from "../../card";
import { Go } from "../../route";
import type { Review } from "../../wire/Review";
import { listed } from "../words";
import { across, apart, band, evened, HEIGHT, momentAt, outline, roomiest, WIDTH } from "./course";
import { nameOf, type People } from "./names";
import { TEXTS } from "./texts";

interface Props {
  review: Review;
  people: People;
  /** Where the replay shows a place, as somebody sees it. */
  to: (moves: number, seat: number) => string;
}

/** The chances of everybody over the whole game, with the turning points on them. */
export function RiseAndFall({ review, people, to }: Props) {
  const { turning_points: points } = review;
  const course = evened(review.course);
  const of = course.at(-1)?.moves ?? 0;
  const seats = people.names.map((_, seat) => seat);
  const [first, last] = [course[0], course.at(-1)];
  const spoken = seats.map((seat) =>
    TEXTS.course(nameOf(people, seat), TEXTS.percent(first?.chances[seat] ?? 0), TEXTS.percent(last?.chances[seat] ?? 0)),
  );
  const places = apart(
    points.map((point) => {
      const moment = momentAt(course, point.moves);
      const [top, bottom] = moment ? band(moment, point.player) : [0, 0];
      return { x: across(point.moves, of), y: (top + bottom) / 2 };
    }),
  );
  const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)}%`;
  return (
    <div className="course">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={TEXTS.courseLabel(listed(spoken))}
        className="course-picture"
      >
        {seats.map((seat) => (
          <path key={seat} d={outline(course, seat)} className={`course-band seat-color-${seat}`} />
        ))}
        {[0.25, 0.5, 0.75].map((part) => (
          <path key={part} d={`M0 ${part * HEIGHT}H${WIDTH}`} className="course-grid" />
        ))}
        {points.map(({ moves }) => (
          <path key={moves} d={`M${across(moves, of)} 0V${HEIGHT}`} className="course-mark" />
        ))}
      </svg>
      {seats.map((seat) => {
        const place = roomiest(course, seat);
        return place && place.high > HEIGHT * 0.12 ? (
          <span
            key={seat}
            className="course-name"
            aria-hidden="true"
            style={{ left: percent(place.x, WIDTH), top: percent(place.y, HEIGHT) }}
          >
            <Crest seat={seat} />
            {nameOf(people, seat)}
          </span>
        ) : null;
      })}
      {points.map((point, n) => (
        <Go
          key={point.moves}
          to={to(point.moves, point.player)}
          className="course-point"
          aria-label={`${n + 1}. ${TEXTS.turned(point.turn, nameOf(people, point.player), TEXTS.percent(point.gave_away))}`}
          style={{ left: percent(places[n]?.x ?? 0, WIDTH), top: percent(places[n]?.y ?? 0, HEIGHT) }}
        >
          {n + 1}
        </Go>
      ))}
    </div>
  );
}
