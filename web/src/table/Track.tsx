/**
 * The age track: a column for each age with its achievement and its decks, one tick for each set. It is supply and
 * achievements in one; what the next draw comes from is marked.
 */

import type { CSSProperties, ReactNode } from "react";
import { Crest, useCards } from "../card";
import type { Age } from "../wire/Age";
import type { Scene } from "../wire/Scene";
import type { Set as CardSet } from "../wire/Set";
import { useSay } from "../words/say";
import { useTarget } from "./Choosing";
import { Sign } from "./glyphs";
import { asks, type Relic, relics, type Standard, standards } from "./goals";
import { useSpot } from "./Inspecting";
import { TEXTS } from "./texts";
import { walk } from "./walk";

/** The ages of a game with their decks, in order. */
export function decksOf(scene: Scene): { age: Age; decks: { set: CardSet; left: number }[] }[] {
  const ages = new Set(scene.table.sets.flatMap((set) => Object.keys(scene.table.decks[set] ?? {}).map(Number)));
  return [...ages]
    .sort((a, b) => a - b)
    .map((age) => ({
      age,
      decks: scene.table.sets.map((set) => ({ set, left: scene.table.decks[set]?.[age]?.length ?? 0 })),
    }));
}

export function Track({ scene, onOpen }: { scene: Scene; onOpen: () => void }) {
  const say = useSay();
  const { byTitle } = useCards();
  const lookup = (title: string) => byTitle.get(title);
  const goals = new Map(standards(scene, lookup).map((one) => [one.age, one]));
  const seizable = relics(scene, lookup);
  return (
    <div className="track">
      {/* Arrows pressed on the Relics within lead from one to the next. */}
      <ol className="ages" aria-label={TEXTS.track.label(say)} data-zone="relics" data-row onKeyDown={walk}>
        {decksOf(scene).map(({ age, decks }) => {
          const relic = seizable.find((one) => one.age === age);
          return (
            <AgeColumn
              key={age}
              age={age}
              decks={decks}
              goal={goals.get(age)}
              relic={relic && <RelicMark relic={relic} scene={scene} first={relic === seizable[0]} />}
              scene={scene}
            />
          );
        })}
      </ol>
      <button type="button" className="next-draw" onClick={onOpen}>
        <small>{TEXTS.track.next}</small> <b>{drawWords(scene)}</b>
        <span className="unseen">{TEXTS.track.allDecks}</span>
      </button>
      <Gone scene={scene} />
    </div>
  );
}

/** What is in the junk, or out of the game. */
function Gone({ scene }: { scene: Scene }) {
  const place = scene.out_of_play;
  const gone = scene.table[place] ?? [];
  if (gone.length === 0 && place === "removed") return null;
  return (
    <span className="gone-pile" data-zone={place} title={TEXTS.track.goneWhere[place]}>
      <small>{TEXTS.track.gone[place]}</small>
      <b>{gone.length}</b>
    </span>
  );
}

const drawWords = ({ draws }: Scene): string =>
  draws ? `${draws.set === "base" ? "" : `${draws.set} `}${draws.age}` : TEXTS.track.nothing;

interface ColumnProps {
  age: Age;
  decks: { set: CardSet; left: number }[];
  goal: Standard | undefined;
  relic: ReactNode;
  scene: Scene;
}

function AgeColumn({ age, decks, goal, relic, scene }: ColumnProps) {
  const value = useTarget(`value:${age}`);
  const next = scene.draws?.age === age;
  const empty = decks.every(({ left }) => left === 0);
  return (
    <li className={`age${next ? " drawn" : ""}${empty ? " bare" : ""}`}>
      <span className={`age-number${value.className}`} {...value.props}>
        <b>{age}</b>
      </span>
      <span className="age-medals">
        {relic}
        {goal && <Medal goal={goal} scene={scene} />}
      </span>
      <span className="deck-ticks">
        {decks.map(({ set, left }) => (
          <Tick key={set} set={set} age={age} left={left} next={next && scene.draws?.set === set} alone={decks.length === 1} />
        ))}
      </span>
    </li>
  );
}

interface TickProps {
  set: CardSet;
  age: Age;
  left: number;
  next: boolean;
  alone: boolean;
}

/** A full deck fills its tick; age 1 of the base game has more, and fills it too. */
const FULL = 10;

function Tick({ set, age, left, next, alone }: TickProps) {
  const say = useSay();
  const words = TEXTS.track.deck(say, alone ? null : set, age, left, next);
  const supply = useTarget(next ? "supply" : null);
  const picked = useTarget(`deck:${set}:${age}`);
  const target = supply.legal ? supply : picked;
  // What it does comes first; then which deck it is, with the number that stands on it.
  const named = "aria-label" in target.props ? { "aria-label": `${target.props["aria-label"]}: ${words}` } : {};
  return (
    <span
      className={`deck-tick of-${set}${left === 0 ? " bare" : ""}${next ? " draws" : ""}${alone ? " alone" : ""}${target.className}`}
      data-zone={`deck:${set}:${age}`}
      title={words}
      {...target.props}
      {...named}
    >
      <i style={{ height: `${Math.min(100, (100 * left) / FULL)}%` }} />
      {alone && <small aria-hidden="true">{left}</small>}
      {!target.legal && <span className="unseen">{words}</span>}
    </span>
  );
}

function Medal({ goal, scene }: { goal: Standard; scene: Scene }) {
  const { age, left, owners, claimable } = goal;
  const say = useSay();
  const target = useTarget(`achievement:${age}:1`);
  const second = useTarget(`achievement:${age}:2`);
  const whose = owners.map((seat) => scene.names[seat] ?? TEXTS.somebody);
  const words = left > 0 ? TEXTS.track.free(say, age, asks(scene, age), claimable) : TEXTS.track.taken(say, age, whose);
  const free = left > 0;
  const named =
    "aria-label" in target.props && left > 1 ? { "aria-label": TEXTS.track.left(target.props["aria-label"], left) } : {};
  return (
    <>
      <span
        className={`medal${free ? " free" : " held"}${claimable ? " claimable" : ""}${target.className}`}
        data-age={free ? age : undefined}
        title={words}
        {...target.props}
        {...named}
      >
        {free ? <Sign of="star" /> : <Crest seat={owners[0] ?? 0} />}
        {left > 1 && <small aria-hidden="true">{left}</small>}
        {!target.legal && <span className="unseen">{words}</span>}
      </span>
      {second.legal && (
        <span className={`medal free${second.className}`} {...second.props}>
          <Sign of="star" />
        </span>
      )}
    </>
  );
}

/** A Relic beside the deck of its age; one among somebody's achievements can still be seized, and has their color. */
function RelicMark({ relic, scene, first }: { relic: Relic; scene: Scene; first: boolean }) {
  const { title, owner } = relic;
  const spot = useSpot({ title, seat: owner, place: owner === null ? null : "achievements" }, `card:${title}`, first);
  const style = owner === null ? undefined : ({ "--seat": `var(--seat-${owner % 10})` } as CSSProperties);
  const words = owner === null ? TEXTS.track.relic(title) : TEXTS.track.relicOf(title, scene.names[owner] ?? TEXTS.somebody);
  return (
    <span
      className={`relic${owner === null ? "" : " held"}${spot.className}`}
      style={style}
      title={words}
      data-card={owner === null ? title : undefined}
      {...spot.props}
    >
      <Sign of="relic" />
    </span>
  );
}
