import { Crest } from "../../card";
import type { Ending } from "../../wire/Ending";
import type { Review } from "../../wire/Review";
import type { Scene } from "../../wire/Scene";
import { useSay } from "../../words/say";
import { spark } from "./course";
import { standings } from "./ending";
import { nameOf, type People } from "./names";
import { TEXTS } from "./texts";

interface Props {
  scene: Scene;
  ending: Ending | null;
  people: People;
  review: Review | null;
}

/** Everybody in the order that decided: what they won, and how near they came. */
export function Standings({ scene, ending, people, review }: Props) {
  const say = useSay();
  return (
    <div className="standings">
      <table aria-label={TEXTS.standings}>
        <thead>
          <tr>
            <th scope="col">{TEXTS.player}</th>
            <th scope="col">{TEXTS.achievements(say)}</th>
            <th scope="col">{TEXTS.points(say)}</th>
            {review && <th scope="col">{TEXTS.best}</th>}
          </tr>
        </thead>
        <tbody>
          {standings(ending, scene).map((seat) => {
            const winner = scene.winners.includes(seat);
            const achieved = scene.achieved[seat] ?? 0;
            const bonus = scene.bonus_points[seat];
            return (
              <tr key={seat} className={winner ? "winner" : ""}>
                <th scope="row">
                  <Crest seat={seat} />
                  {nameOf(people, seat)}
                  {winner && (
                    <>
                      {" "}
                      <span aria-hidden="true">★</span>
                      <span className="unseen">{TEXTS.winner}</span>
                    </>
                  )}
                </th>
                <td>
                  <span className="standing-medals" aria-hidden="true">
                    {Array.from({ length: Math.max(achieved, scene.needed) }, (_, n) => (
                      <i key={n} className={n < achieved ? "on" : ""} />
                    ))}
                  </span>{" "}
                  {TEXTS.of(achieved, scene.needed)}
                </td>
                <td>
                  {scene.table.players[seat]?.points ?? 0}
                  {bonus ? <small className="dim"> ({TEXTS.forBonuses(bonus)})</small> : null}
                </td>
                {review && (
                  <td className="standing-chance">
                    {TEXTS.percent(Math.max(0, ...review.course.slice(0, -1).map(({ chances }) => chances[seat] ?? 0)))}
                    <svg viewBox="0 0 100 24" preserveAspectRatio="none" aria-hidden="true" className={`seat-color-${seat}`}>
                      <path d={spark(review.course, seat)} />
                    </svg>
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
