/** What the game waits for: whose decision it is, why, and the options. */

import { useState } from "react";
import { CardName, Words } from "../card";
import { sentence } from "../net/api";
import { Go } from "../route";
import type { Command } from "../wire/Command";
import type { Hint } from "../wire/Hint";
import type { Line } from "../wire/Line";
import type { Question } from "../wire/Question";
import type { Scene } from "../wire/Scene";
import type { Update } from "../wire/Update";
import { plain } from "../words/phrase";
import { useChoices } from "./Choosing";
import { remaining, useTimeLeft } from "./Deadline";
import { Options } from "./Options";
import { isAction } from "./targets";

interface AskProps {
  update: Update;
  scene: Scene;
  /** Whether it is the decision of the one who looks. */
  mine: boolean;
  /** An answer is on its way. */
  sent: boolean;
  playing: boolean;
  line: Line | null;
  skip: () => void;
  still: boolean;
  careful: boolean;
  send: (command: Command) => void;
  hint: (() => Promise<Hint>) | undefined;
  /** Shows how the game ended. */
  onEnding: (() => void) | undefined;
}

/** What a search thought of a decision, or why it did not. */
type Found = { number: number; hint: Hint } | { number: number; problem: string };

export function Ask(props: AskProps) {
  const { update, scene, mine, playing, line, skip, still, hint } = props;
  const question = scene.question;
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
  return (
    <section className={`ask panel${mine && !playing ? " mine" : ""}`} aria-label="decision">
      <div className="ask-body">
        {playing ? (
          <>
            <h2 className="ask-title">What happens</h2>
            <p className="ask-line">{line && <Words of={line.words} />}</p>
            <div className="row">
              <button type="button" onClick={skip} data-skip>
                Skip <kbd aria-hidden="true">space</kbd>
              </button>
            </div>
          </>
        ) : question === null ? (
          scene.result.length > 0 ? (
            <Over {...props} />
          ) : (
            <Standing />
          )
        ) : mine ? (
          <MyDecision {...props} found={found?.number === update.number ? found : null} />
        ) : (
          <TheirDecision {...props} question={question} />
        )}
      </div>
      {!still && (
        <div className="ask-foot row">
          {mine && !playing && hint && update.game.hints && (
            <button type="button" onClick={() => void search()} disabled={searching} data-hint>
              {searching ? "Thinking…" : "Hint"} <kbd aria-hidden="true">h</kbd>
            </button>
          )}
          <TakeBack update={update} playing={playing} names={scene.names} send={props.send} />
        </div>
      )}
    </section>
  );
}

function Over({ scene, update, onEnding }: AskProps) {
  return (
    <>
      <h2 className="ask-title">The game is over</h2>
      <p>
        <Words of={scene.result} />.
      </p>
      {update.game.id && (
        <div className="row">
          {onEnding && (
            <button type="button" className="primary" onClick={onEnding}>
              Result and what next
            </button>
          )}
          <Go to={`/replay/${update.game.id}`} className="button">
            Watch it again
          </Go>
        </div>
      )}
    </>
  );
}

/** A table that is only looked at: a game that cannot go on under the rules of today. */
function Standing() {
  return (
    <>
      <h2 className="ask-title">Nobody decides</h2>
      <p>This is the table as it lay when the last turn began.</p>
    </>
  );
}

function TheirDecision({ update, scene, question, still, send }: AskProps & { question: Question }) {
  const name = scene.names[question.player] ?? "somebody";
  return (
    <>
      <h2 className="ask-title">{name} decides</h2>
      <p className="dim">
        {question.source ? (
          <>
            An effect of <CardName title={question.source} /> asks them.
          </>
        ) : scene.table.turn.actions === 0 ? (
          "They choose the first card of their board."
        ) : (
          "They choose an action."
        )}
      </p>
      {update.hurried && <p className="dim">Many games wait for a bot, so bots think for less time than usual.</p>}
      {still && question.prompt.length > 0 && (
        <p>
          <Words of={question.prompt} />.
        </p>
      )}
      {!still && <Patience update={update} player={question.player} name={name} send={send} />}
    </>
  );
}

function MyDecision({ update, scene, sent, careful, found }: AskProps & { found: Found | null }) {
  const question = scene.question!;
  const { answers } = useChoices();
  const left = useTimeLeft(update.deadline, update.now);
  const { turn } = scene.table;
  const chances = new Map(found && "hint" in found ? found.hint.options.map((option) => [option.written, option.chance]) : []);
  return (
    <>
      <h2 className="ask-title">
        <Words of={question.prompt} />
        {left !== null && (
          <span className={`deadline${left < 15_000 ? " soon" : ""}`}>{left > 0 ? remaining(left) : "time is over"}</span>
        )}
      </h2>
      {isAction(question) && (
        <p className="dim">
          {turn.actions === 1 ? "Your last action this turn." : `You have ${turn.actions} actions.`} Choose what glows, or:
        </p>
      )}
      {question.why && (
        <div className="why">
          <p>
            <Words of={question.why.occasion} />
          </p>
          <blockquote>
            <Words of={question.why.effect} />
          </blockquote>
        </div>
      )}
      {!question.why && question.source && (
        <p className="dim">
          Because of <CardName title={question.source} />.
        </p>
      )}
      {found && <Advice found={found} />}
      <fieldset className="ask-options" disabled={sent} aria-busy={sent}>
        <legend className="unseen">{plain(question.prompt)}</legend>
        {answers.length > 0 && <Options hints={chances} />}
      </fieldset>
      {careful && <p className="dim small">You are asked to confirm this choice.</p>}
    </>
  );
}

/** The best options with their chances, and what the search expects to come of the first. */
function Advice({ found }: { found: Found }) {
  if ("problem" in found) return <p role="alert">{found.problem}</p>;
  const [best] = found.hint.options;
  if (!best) return null;
  return (
    <div className="hint" role="status">
      <p>
        A strong bot would take{" "}
        <b>
          <Words of={best.words} still />
        </b>{" "}
        ({Math.round(best.chance * 100)} % to win).
      </p>
      {found.hint.line.length > 0 && (
        <p className="dim">
          It expects: <Words of={found.hint.line.flatMap((step, n) => (n === 0 ? step : ["; ", ...step]))} />
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
      {left !== null && left > 0 && <p className="dim">Time left: {remaining(left)}.</p>}
      {late && update.seat !== null && (
        <p>
          The time allowed is over.{" "}
          <button type="button" onClick={() => send({ do: "replace", seat: player })}>
            Let a bot play for {name}
          </button>
        </p>
      )}
    </>
  );
}

function TakeBack({
  update,
  playing,
  names,
  send,
}: {
  update: Update;
  playing: boolean;
  names: readonly string[];
  send: (command: Command) => void;
}) {
  const { asked, game } = update;
  const mine = (seat: number) => game.seats[seat]?.mine ?? false;
  if (asked) {
    const name = names[asked.by] ?? "Somebody";
    if (asked.waiting.some(mine) && !mine(asked.by)) {
      return (
        <div className="take-back" role="alert">
          <p>{name} asks to take a choice back.</p>
          <div className="row">
            <button type="button" onClick={() => send({ do: "answer", agree: true })}>
              Agree
            </button>
            <button type="button" onClick={() => send({ do: "answer", agree: false })}>
              Refuse
            </button>
          </div>
        </div>
      );
    }
    return (
      <p className="dim take-back" role="status">
        {mine(asked.by) ? "You have asked" : `${name} has asked`} to take a choice back; waiting for{" "}
        {asked.waiting.map((seat) => names[seat]).join(", ")}.
      </p>
    );
  }
  if (update.take_back === "no" || playing) return null;
  return (
    <div className="take-back">
      <button type="button" onClick={() => send({ do: "undo", number: update.number })} data-undo>
        ↶ {update.take_back === "freely" ? "Take back my last choice" : "Ask to take back my last choice"}{" "}
        <kbd aria-hidden="true">u</kbd>
      </button>
    </div>
  );
}
