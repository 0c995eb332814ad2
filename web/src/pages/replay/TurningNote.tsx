import { EditionProvider, Words } from "../../card";
import type { Edition } from "../../wire/Edition";
import type { TurningPoint } from "../../wire/TurningPoint";
import { named, nameOf, type People } from "../review/names";
import { TEXTS as REVIEW } from "../review/texts";
import { TEXTS } from "./texts";

/** What the review says about the choice that comes next, if it was a turning point. */
export function TurningNote({ point, people, edition }: { point: TurningPoint | undefined; people: People; edition: Edition }) {
  if (!point) return null;
  const [, ...then] = point.line;
  return (
    <EditionProvider value={edition}>
      <p className="turning-note" role="status">
        <b>{nameOf(people, point.player)}:</b> <Words of={named(people, point.chosen)} />{" "}
        {TEXTS.gaveAway(REVIEW.percent(point.gave_away))} <b>{TEXTS.better}</b> <Words of={named(people, point.better)} /> (
        {REVIEW.percent(point.chance)})
        {then.length > 0 && (
          <>
            , {TEXTS.expected}{" "}
            <Words of={then.slice(0, 3).flatMap((step, n) => (n === 0 ? named(people, step) : ["; ", ...named(people, step)]))} />
          </>
        )}
        .
      </p>
    </EditionProvider>
  );
}
