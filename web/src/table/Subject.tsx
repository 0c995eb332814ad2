/**
 * What stands on the stage: the option looked at, the card that is read, the effect that runs, or what happened
 * since one last chose. All of them use the same places, so that nothing moves.
 */

import { useRef } from "react";
import { CardFace, COLORS, Crest, IconMark, useCard, useCards, Words } from "../card";
import type { Answer } from "../wire/Answer";
import type { Icon } from "../wire/Icon";
import type { Note } from "../wire/Note";
import type { Phrase } from "../wire/Phrase";
import type { Scene } from "../wire/Scene";
import { plain } from "../words/phrase";
import { sayIn, useSay } from "../words/say";
import { useChoices } from "./Choosing";
import { asks, standards } from "./goals";
import { type Inspected, useInspecting } from "./Inspecting";
import type { Running } from "./running";
import { Scroller } from "./Scroller";
import { type Part, partsOf, Stakes } from "./Stakes";
import { TEXTS } from "./texts";
import { useStageSize } from "./useStageSize";
import { reachOf } from "./Verdicts";

export type Subject =
  | { is: "option"; answer: Answer }
  | { is: "card"; card: Inspected }
  | { is: "running"; running: Running; now: number | null }
  | { is: "news"; lines: readonly Phrase[] };

interface Shown {
  title: string | null;
  lit: number | null;
  parts: { icon: Icon; parts: Part[] } | null;
  notes: readonly Note[];
}

/** What of a subject goes to which place. */
function useShown(subject: Subject, scene: Scene): Shown {
  const running = useCard(subject.is === "running" ? subject.running.title : null);
  switch (subject.is) {
    case "option": {
      const { answer } = subject;
      const note = answer.notes.find((one) => one.note === "card");
      const dogma = answer.notes.find((one) => one.note === "dogma");
      const actor = dogma?.note === "dogma" ? (dogma.players.find(({ standing }) => standing === "acts")?.player ?? 0) : 0;
      const round = scene.names.length;
      const order = (player: number) => (player - actor - 1 + round) % round;
      return {
        title: answer.card ?? (note?.note === "card" ? note.title : null),
        lit: null,
        parts:
          dogma?.note === "dogma"
            ? {
                icon: dogma.icon,
                parts: dogma.players.map((one) => ({ ...one, now: false })).sort((a, b) => order(a.player) - order(b.player)),
              }
            : null,
        notes: answer.notes,
      };
    }
    case "card": {
      const { title, seat } = subject.card;
      const reach = seat === null ? undefined : reachOf(scene, seat, title);
      return {
        title,
        lit: null,
        parts:
          reach && seat !== null
            ? { icon: reach.icon, parts: partsOf(scene, reach.icon, seat, reach.shares, reach.obeys, null) }
            : null,
        notes: [],
      };
    }
    case "running": {
      const { title, effect, actor, sharers, victims } = subject.running;
      const icon = running?.featured;
      return {
        title,
        lit: effect,
        parts: icon ? { icon, parts: partsOf(scene, icon, actor, sharers, victims, subject.now) } : null,
        notes: [],
      };
    }
    case "news":
      return { title: null, lit: null, parts: null, notes: [] };
  }
}

export function SubjectView({
  subject,
  scene,
  shortNames,
  me,
  flat = false,
}: {
  subject: Subject;
  scene: Scene;
  shortNames: readonly string[];
  me: number | null;
  flat?: boolean;
}) {
  const { title, lit, parts, notes } = useShown(subject, scene);
  const program = notes.find((note) => note.note === "program");
  // Words may take the places of what they have not.
  const whole = title === null;
  return (
    <>
      <div
        className={`stage-view${whole ? " whole" : ""}`}
        {...(subject.is === "option" && { role: "region", "aria-label": TEXTS.subject.meansOption(plain(subject.answer.words)) })}
      >
        {subject.is === "news" ? (
          <News lines={subject.lines} scene={scene} shortNames={shortNames} me={me} />
        ) : program?.note === "program" ? (
          <Scroller className="stage-notes" label={TEXTS.subject.carriedOut}>
            <Program note={program} />
            <Told notes={notes} />
          </Scroller>
        ) : title ? (
          <StageCard title={title} lit={lit} flat={flat} beneath={placeOf(subject, title, scene, me)} scene={scene} />
        ) : (
          <Scroller className="stage-notes" label={TEXTS.subject.means}>
            <Sentences notes={notes} />
          </Scroller>
        )}
      </div>
      {!whole && (
        <div className="stage-stakes">
          {parts ? (
            <Stakes parts={parts.parts} icon={parts.icon} names={scene.names} shortNames={shortNames} me={me} />
          ) : (
            !program && <Changes notes={notes} large flat={flat} />
          )}
        </div>
      )}
      {!whole && <div className="stage-changes">{parts && !program && <Changes notes={notes} flat={flat} />}</div>}
    </>
  );
}

/** The card on the stage, as large as its words allow, and what lies beneath it. */
function StageCard({
  title,
  lit,
  flat,
  beneath,
  scene,
}: {
  title: string;
  lit: number | null;
  flat: boolean;
  beneath: Inspected | null;
  scene: Scene;
}) {
  const self = useRef<HTMLDivElement>(null);
  const covered = stackOf(beneath, scene).filter((one) => typeof one === "string").length > 1;
  const { size, fits } = useStageSize(self, title, lit !== null);
  const face = <CardFace key={title} title={title} form={flat ? "text" : "full"} size={size} lit={lit} />;
  return (
    <>
      <div ref={self} className="stage-card">
        {size > 0 &&
          (fits ? (
            face
          ) : (
            <Scroller className="stage-long" label={title}>
              {face}
            </Scroller>
          ))}
      </div>
      {covered && beneath && <Beneath card={beneath} scene={scene} />}
    </>
  );
}

/** Where the card on the stage lies, if it is in a stack of a board. */
function placeOf(subject: Subject, title: string, scene: Scene, me: number | null): Inspected | null {
  if (subject.is === "card") return subject.card;
  if (subject.is !== "option" || me === null) return null;
  const { board } = scene.table.players[me]!;
  const place = COLORS.find((color) => board[color]?.cards.includes(title));
  return place ? { title, seat: me, place } : null;
}

function stackOf(card: Inspected | null, scene: Scene) {
  const color = COLORS.find((one) => one === card?.place);
  if (!card || card.seat === null || !color) return [];
  return scene.table.players[card.seat]?.board[color]?.cards ?? [];
}

/** The stack of a card that is read: each of its cards can be read in turn. */
function Beneath({ card, scene }: { card: Inspected; scene: Scene }) {
  const { pin } = useInspecting();
  const { hold } = useChoices();
  const cards = stackOf(card, scene);
  const read = (title: string) => {
    hold(null);
    pin({ ...card, title });
  };
  return (
    <Scroller className="beneath" label={TEXTS.subject.beneath(sayIn(scene.vocabulary))}>
      {cards.map(
        (one) =>
          typeof one === "string" && (
            <button key={one} type="button" className="beneath-card" aria-pressed={one === card.title} onClick={() => read(one)}>
              {one}
            </button>
          ),
      )}
    </Scroller>
  );
}

interface NewsProps {
  lines: readonly Phrase[];
  scene: Scene;
  shortNames: readonly string[];
  me: number | null;
}

function News({ lines, ...race }: NewsProps) {
  if (lines.length === 0) return <Race {...race} />;
  return (
    <Scroller className="stage-notes" label={TEXTS.subject.news} follow={lines.length}>
      <h3>{TEXTS.subject.news}</h3>
      <ul className="stage-news">
        {lines.map((words, n) => (
          <li key={n}>
            <Words of={words} />
          </li>
        ))}
      </ul>
    </Scroller>
  );
}

/** How everybody stands, while there is nothing else to show. */
function Race({ scene, shortNames, me }: Omit<NewsProps, "lines">) {
  const say = useSay();
  return (
    <Scroller className="stage-notes" label={TEXTS.subject.race}>
      <h3>{TEXTS.subject.win(say, scene.needed)}</h3>
      <ul className="race">
        {shortNames.map((name, seat) => {
          const won = scene.achieved[seat] ?? 0;
          return (
            <li key={seat}>
              <Crest seat={seat} />
              <b>{seat === me ? TEXTS.you : name}</b>
              <span className="race-line" aria-hidden="true">
                <i style={{ width: `${Math.min(100, (100 * won) / scene.needed)}%`, background: `var(--seat-${seat % 10})` }} />
              </span>
              <span>{TEXTS.subject.standing(say, won, scene.table.players[seat]!.points ?? 0)}</span>
            </li>
          );
        })}
      </ul>
      {me !== null && scene.result.length === 0 && <NextGoal scene={scene} me={me} />}
    </Scroller>
  );
}

/** What one can claim, and what the next achievement takes. */
function NextGoal({ scene, me }: { scene: Scene; me: number }) {
  const say = useSay();
  const { byTitle } = useCards();
  const all = standards(scene, (title) => byTitle.get(title)).filter(({ left }) => left > 0);
  const claimable = all.filter((one) => one.claimable).map(({ age }) => age);
  const next = all.find((one) => !one.claimable);
  const { points = 0 } = scene.table.players[me]!;
  return (
    <div className="race-next">
      {claimable.length > 0 && <p>{TEXTS.subject.claimable(say, claimable)}</p>}
      {next && <p>{TEXTS.subject.nextGoal(say, next.age, asks(scene, next.age), points, scene.highest[me] ?? 0)}</p>}
    </div>
  );
}

function Program({ note }: { note: Extract<Note, { note: "program" }> }) {
  return (
    <>
      <p>{TEXTS.subject.program}</p>
      <ol className="program">
        {note.parts.map(({ title, kind, text }, n) => (
          <li key={n}>
            <b>{title}</b> <small>{TEXTS.subject.programKinds[kind] ?? kind}</small> <Words of={text} still />
          </li>
        ))}
      </ol>
    </>
  );
}

/** What is said in words. */
function Sentences({ notes }: { notes: readonly Note[] }) {
  return notes.map((note, n) =>
    note.note === "words" ? (
      <p key={n}>
        <Words of={note.text} />
      </p>
    ) : note.note === "idle" ? (
      <Idle key={n} />
    ) : null,
  );
}

const Idle = () => <p className="idle">{TEXTS.subject.idle}</p>;

/** What these say stands elsewhere on the stage. */
const ELSEWHERE: readonly Note["note"][] = ["card", "dogma", "program"];

/** What would change: icons before and after, and what else there is to say. */
function Told({ notes, large = false }: { notes: readonly Note[]; large?: boolean }) {
  return (
    <div className={`changes${large ? " large" : ""}`}>
      {notes.map((note, n) => (
        <Change key={n} note={note} />
      ))}
    </div>
  );
}

/** The same in a place of its own, for which it may be too long. */
function Changes({ notes, large = false, flat }: { notes: readonly Note[]; large?: boolean; flat: boolean }) {
  if (notes.every(({ note }) => ELSEWHERE.includes(note))) return null;
  return (
    <Scroller className={flat ? "stage-notes" : "stage-more"} label={TEXTS.subject.meansMore}>
      <Told notes={notes} large={large} />
    </Scroller>
  );
}

function Change({ note }: { note: Note }) {
  const say = useSay();
  switch (note.note) {
    case "icons":
      if (note.changes.length === 0) return <span>{TEXTS.subject.sameIcons(say)}</span>;
      return note.changes.map(({ icon, before, after }) => (
        <span key={icon} className={after > before ? "up" : "down"}>
          <IconMark icon={icon} /> {before} → <b>{after}</b>
        </span>
      ));
    case "words":
      return (
        <span>
          <Words of={note.text} />
        </span>
      );
    case "idle":
      return <span className="idle">{TEXTS.subject.idleShort}</span>;
    case "card":
    case "dogma":
    case "program":
      return null;
  }
}
