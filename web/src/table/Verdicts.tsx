/** Whom a card would reach, marked where it lies: those who share and those who obey differ in sign, form and color. */

import { Crest } from "../card";
import type { Reach } from "../wire/Reach";
import type { Scene } from "../wire/Scene";
import { Sign } from "./glyphs";
import { TEXTS } from "./texts";

/** The reach of a top card, while there is still somebody to use it. */
export const reachOf = (scene: Scene, owner: number, title: string | null): Reach | undefined =>
  scene.result.length > 0 ? undefined : scene.reach[owner]?.find((one) => one.title === title);

/** On an opponent's card: what it would mean for the one who looks. */
export function OnMe({ reach, me, tiny }: { reach: Reach | undefined; me: number | null; tiny: boolean }) {
  if (!reach || me === null) return null;
  const marks = [
    { kind: "share" as const, holds: reach.shares.includes(me), words: TEXTS.verdict.share, long: TEXTS.verdict.shareLong },
    { kind: "obey" as const, holds: reach.obeys.includes(me), words: TEXTS.verdict.obey, long: TEXTS.verdict.obeyLong },
  ];
  return marks
    .filter(({ holds }) => holds)
    .map(({ kind, words, long }) => (
      <span key={kind} className={`verdict ${kind}${tiny ? " tiny" : ""}`} title={long}>
        <Sign of={kind} />
        {tiny ? <span className="unseen">{long}</span> : words}
      </span>
    ));
}

/** Beneath an own stack: the crests of those who would share or obey. */
export function OnThem({ reach, names, tiny = false }: { reach: Reach | undefined; names: readonly string[]; tiny?: boolean }) {
  if (!reach) return null;
  const marks = [
    { kind: "share" as const, seats: reach.shares, words: TEXTS.verdict.theyShare },
    { kind: "obey" as const, seats: reach.obeys, words: TEXTS.verdict.theyObey },
  ];
  return marks
    .filter(({ seats }) => seats.length > 0)
    .map(({ kind, seats, words }) => {
      const said = words(seats.map((seat) => names[seat]).join(", "));
      return (
        <span key={kind} className={`verdict ${kind} those`} title={said}>
          <Sign of={kind} />
          {tiny || seats.length > 3 ? (
            <b aria-hidden="true">{seats.length}</b>
          ) : (
            seats.map((seat) => <Crest key={seat} seat={seat} />)
          )}
          <span className="unseen">{said}</span>
        </span>
      );
    });
}
