/** The stage: what the game waits for, what runs, and what an option would mean, each in its own fixed place. */

import { type CSSProperties, useState } from "react";
import { Crest, Words } from "../card";
import { sentence } from "../net/api";
import { Go } from "../route";
import type { Command } from "../wire/Command";
import type { Hint } from "../wire/Hint";
import type { Line } from "../wire/Line";
import type { Phrase } from "../wire/Phrase";
import type { Question } from "../wire/Question";
import type { Scene } from "../wire/Scene";
import type { Update } from "../wire/Update";
import { plain } from "../words/phrase";
import { sayIn } from "../words/say";
import { useChoices } from "./Choosing";
import { remaining, useTimeLeft } from "./Deadline";
import { Sign } from "./glyphs";
import { useInspecting } from "./Inspecting";
import { shortNames } from "./names";
import { Options } from "./Options";
import { running } from "./running";
import { Scroller } from "./Scroller";
import { type Subject, SubjectView } from "./Subject";
import { TakeBack } from "./TakeBack";
import { isAction } from "./targets";
import { TEXTS } from "./texts";

const STAGE = TEXTS.stage;

export interface StageProps {
  update: Update;
  scene: Scene;
  /** What has been shown of the log. */
  log: readonly Line[];
  /** Whether it is the decision of the one who looks. */
  mine: boolean;
  /** An answer is on its way. */
  sent: boolean;
  playing: boolean;
  line: Line | null;
  skip: () => void;
  still: boolean;
  careful: boolean;
  /** Everything since one's last choice. */
  news: readonly Phrase[];
  send: (command: Command) => void;
  hint: (() => Promise<Hint>) | undefined;
  /** Shows how the game ended. */
  onEnding: (() => void) | undefined;
}

/** What a search thought of a decision, or why it did not. */
export type Found = { number: number; hint: Hint } | { number: number; problem: string };

/** What stands on the stage now. */
export function useSubject({ scene, log, playing, news }: Pick<StageProps, "scene" | "log" | "playing" | "news">): Subject {
  const { looked } = useChoices();
  const { pointed, shown } = useInspecting();
  const { question } = scene;
  if (pointed) return { is: "card", card: pointed };
  if (looked) return { is: "option", answer: looked };
  if (shown) return { is: "card", card: shown };
  const runs = playing || question?.source ? running(log) : null;
  if (runs) return { is: "running", running: runs, now: playing ? runs.executor : (question?.player ?? null) };
  if (question?.source) return { is: "card", card: { title: question.source, seat: null, place: null } };
  return { is: "news", lines: playing ? [] : news };
}

/** Asks for a hint, and keeps it while the decision is open. */
export function useHint(update: Update, hint: StageProps["hint"]) {
  const [found, setFound] = useState<Found | null>(null);
  const [searching, setSearching] = useState(false);
  const search = async () => {
    if (!hint) return;
    setSearching(true);
    try {
      setFound({ number: update.number, hint: await hint() });
    } catch (problem) {
      setFound({ number: update.number, problem: sentence(problem) });
    } finally {
      setSearching(false);
    }
  };
  return { found: found?.number === update.number ? found : null, searching, search };
}

export function Stage(props: StageProps) {
  const { update, scene, mine, playing, still, hint } = props;
  const subject = useSubject(props);
  const advice = useHint(update, hint);
  const whose = subject.is === "card" && subject.card.seat !== null ? subject.card.seat : whoseStage(props);
  return (
    <section
      className={`stage${mine && !playing ? " mine" : ""}`}
      style={{ "--seat": `var(--seat-${whose % 10})` } as CSSProperties}
      aria-label={STAGE.label}
    >
      <Head {...props} subject={subject} whose={whose} />
      <SubjectView subject={subject} scene={scene} shortNames={shortNames(update)} me={update.seat} />
      <div className="stage-options">
        {playing ? (
          <p className="stage-line">{props.line && <Words of={props.line.words} />}</p>
        ) : scene.question === null ? (
          scene.result.length > 0 ? (
            <Over {...props} />
          ) : (
            <p>{STAGE.before}</p>
          )
        ) : mine ? (
          <MyOptions {...props} found={advice.found} />
        ) : (
          <TheirDecision {...props} question={scene.question} />
        )}
      </div>
      {!still && <Foot {...props} advice={advice} />}
    </section>
  );
}

/** The seat in whose color the stage stands. */
function whoseStage({ scene, log, playing }: StageProps): number {
  const runs = playing || scene.question?.source ? running(log) : null;
  return runs?.actor ?? scene.question?.player ?? scene.table.turn.seat;
}

/** Long questions are set smaller, so that each has its place. */
export const askSize = (words: string): string => (words.length > 95 ? "longest" : words.length > 52 ? "long" : "short");

function Head({ update, scene, log, mine, playing, subject, whose }: StageProps & { subject: Subject; whose: number }) {
  const left = useTimeLeft(update.deadline, update.now);
  const { question } = scene;
  const title = headline(scene, mine, playing);
  return (
    <header className="stage-head">
      <p className="eyebrow">
        <Crest seat={whose} />
        <span>{eyebrow({ scene, log, mine, playing, subject, me: update.seat })}</span>
        {mine && !playing && left !== null && (
          <span className={`deadline${left < 15_000 ? " soon" : ""}`}>{left > 0 ? remaining(left) : STAGE.timeIsUp}</span>
        )}
      </p>
      <h2 className="stage-title" data-size={askSize(typeof title === "string" ? title : plain(title))}>
        {typeof title === "string" ? title : <Words of={title} />}
      </h2>
      {mine && question?.why && <p className="unseen">{plain(question.why.effect)}</p>}
    </header>
  );
}

/** What the stage is about, in a line. */
export function headline(scene: Scene, mine: boolean, playing: boolean): string | Phrase {
  const { question } = scene;
  if (playing) return STAGE.happens;
  if (!question) return scene.result.length > 0 ? STAGE.over : STAGE.paused;
  if (mine) return question.prompt;
  return STAGE.decides(scene.names[question.player] ?? TEXTS.somebodyFirst);
}

interface Eyebrow extends Pick<StageProps, "scene" | "log" | "mine" | "playing"> {
  subject: Subject;
  me: number | null;
}

/** Where one is: whose dogma and which effect of it, whose board, which action. */
export function eyebrow({ scene, mine, playing, subject, me }: Eyebrow): string {
  const name = (seat: number) => (seat === me ? STAGE.your : STAGE.whose(scene.names[seat] ?? TEXTS.somebodyFirst));
  const { question, table } = scene;
  if (subject.is === "card" && subject.card.seat !== null) {
    const { seat, place, title } = subject.card;
    const pile = scene.piles.find((one) => one === place);
    const say = sayIn(scene.vocabulary);
    const piles = TEXTS.plate.piles[scene.vocabulary];
    const where = pile === "achievements" ? STAGE.achievements(say) : pile ? piles[pile] : STAGE.board(say);
    return STAGE.place(name(seat), where, title);
  }
  if (subject.is === "running") {
    const { running, now } = subject;
    const asked = mine && !playing && now === me;
    const role = running.role === "sharer" ? STAGE.youShare : running.role === "victim" ? STAGE.youObey : "";
    return STAGE.dogma(name(running.actor), running.effect) + (asked ? role : "");
  }
  if (mine && !playing && isAction(question)) {
    return table.turn.actions === 1 ? STAGE.lastAction : STAGE.actions(table.turn.actions);
  }
  if (question) return question.player === me ? STAGE.yourDecision : STAGE.turn(name(table.turn.seat));
  return "";
}

export function Over({ scene, update, onEnding }: StageProps) {
  return (
    <>
      <p>
        <Words of={scene.result} />.
      </p>
      {update.game.id && (
        <div className="row">
          {onEnding && (
            <button type="button" className="primary" onClick={onEnding}>
              {STAGE.result}
            </button>
          )}
          <Go to={`/replay/${update.game.id}`} className="button">
            {STAGE.again}
          </Go>
        </div>
      )}
    </>
  );
}

export function TheirDecision({ update, scene, question, still, send }: StageProps & { question: Question }) {
  const name = scene.names[question.player] ?? TEXTS.somebody;
  return (
    <div className="their-choice">
      <p className="dim">
        {question.source ? (
          <Words of={STAGE.asks(question.source, name)} />
        ) : scene.table.turn.actions === 0 ? (
          STAGE.firstCard(name)
        ) : (
          STAGE.action(name)
        )}
      </p>
      {update.hurried && <p className="dim">{STAGE.hurried}</p>}
      {still && question.prompt.length > 0 && (
        <p>
          <Words of={question.prompt} />.
        </p>
      )}
      {!still && <Patience update={update} player={question.player} name={name} send={send} />}
    </div>
  );
}

function MyOptions({ scene, sent, careful, found }: StageProps & { found: Found | null }) {
  const question = scene.question!;
  const { answers } = useChoices();
  const chances = new Map(found && "hint" in found ? found.hint.options.map((option) => [option.written, option.chance]) : []);
  return (
    <Scroller className="ask-options" label={plain(question.prompt)} role="group">
      <fieldset disabled={sent} aria-busy={sent}>
        <legend className="unseen">{plain(question.prompt)}</legend>
        {found && <Advice found={found} />}
        {answers.length > 0 && <Options hints={chances} />}
        {careful && <p className="dim small">{STAGE.careful}</p>}
      </fieldset>
    </Scroller>
  );
}

/** The best options with their chances, and what the search expects to come of the first. */
export function Advice({ found }: { found: Found }) {
  if ("problem" in found) return <p role="alert">{found.problem}</p>;
  const [best] = found.hint.options;
  if (!best) return null;
  return (
    <div className="hint" role="status">
      <p>
        <Words of={STAGE.advice(best.words, best.chance)} still />
      </p>
      {found.hint.line.length > 0 && (
        <p className="dim">
          <Words of={STAGE.expects(found.hint.line)} />
        </p>
      )}
    </div>
  );
}

/** Waiting for somebody: how long, and what to do if they do not come back. */
function Patience({
  update,
  player,
  name,
  send,
}: {
  update: Update;
  player: number;
  name: string;
  send: (command: Command) => void;
}) {
  const left = useTimeLeft(update.deadline, update.now);
  const seat = update.game.seats[player];
  const late = left !== null && left <= 0 && seat !== undefined && !seat.bot && !seat.mine;
  return (
    <>
      {left !== null && left > 0 && <p className="dim">{STAGE.timeLeft(remaining(left))}</p>}
      {late && update.seat !== null && (
        <p>
          {STAGE.late}{" "}
          <button type="button" onClick={() => send({ do: "replace", seat: player })}>
            {STAGE.replace(name)}
          </button>
        </p>
      )}
    </>
  );
}

type FootProps = StageProps & { advice: ReturnType<typeof useHint> };

/** The short actions: to do what is held, to skip, to take back, to ask for a hint. */
export function Foot({ update, scene, mine, playing, careful, skip, send, hint, advice }: FootProps) {
  const { held, hold, take } = useChoices();
  return (
    <div className="stage-foot">
      {playing && (
        <button type="button" onClick={skip} data-skip>
          {STAGE.skip} <kbd aria-hidden="true">{TEXTS.keys.space}</kbd>
        </button>
      )}
      {held && (
        <>
          <button type="button" className="primary" onClick={() => take(held, false)}>
            {careful ? STAGE.doCareful : STAGE.do} <kbd aria-hidden="true">⏎</kbd>
          </button>
          <button type="button" onClick={() => hold(null)}>
            {STAGE.cancel} <kbd aria-hidden="true">{TEXTS.keys.escape}</kbd>
          </button>
        </>
      )}
      {!held && mine && !playing && hint && update.game.hints && (
        <button type="button" onClick={() => void advice.search()} disabled={advice.searching} data-hint>
          <Sign of="hint" /> {advice.searching ? STAGE.thinking : STAGE.hint} <kbd aria-hidden="true">h</kbd>
        </button>
      )}
      {!held && <TakeBack update={update} playing={playing} names={scene.names} send={send} />}
    </div>
  );
}
