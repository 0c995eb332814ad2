/** What the game waits for: whose decision it is, why, and the options. */

import { useState } from "react";
import { CardName, CardText } from "../card";
import { sentence } from "../net/api";
import { Go } from "../route";
import type { Command } from "../wire/Command";
import type { Hint } from "../wire/Hint";
import type { Line } from "../wire/Line";
import type { Scene } from "../wire/Scene";
import type { Update } from "../wire/Update";
import { useChoices } from "./Choosing";
import { remaining, useTimeLeft } from "./Deadline";
import { Options } from "./Options";

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
}

export function Ask(props: AskProps) {
  const { update, scene, mine, playing, line, skip, still } = props;
  const question = scene.question;
  const source = question?.source ?? null;
  const name = question ? (scene.names[question.player] ?? "somebody") : "";
  return (
    <section className={`ask panel${mine && !playing ? " mine" : ""}`} aria-label="decision">
      {playing ? (
        <>
          <h2 className="ask-title">What happens</h2>
          <p className="ask-line">{line && <CardText text={line.text} />}</p>
          <div className="row">
            <button type="button" onClick={skip} data-skip>
              Skip <kbd aria-hidden="true">space</kbd>
            </button>
          </div>
        </>
      ) : question === null ? (
        <>
          <h2 className="ask-title">The game is over</h2>
          <p>{scene.result}.</p>
          {update.game.id && (
            <p>
              <Go to={`/replay/${update.game.id}`}>Watch it again</Go>
            </p>
          )}
        </>
      ) : mine ? (
        <MyDecision {...props} />
      ) : (
        <>
          <h2 className="ask-title">{name} decides</h2>
          <p className="dim">
            {source ? (
              <>
                An effect of <CardName title={source} /> asks them.
              </>
            ) : (
              scene.table.turn.actions === 0 ? "They choose the first card of their board." : "They choose an action."
            )}
          </p>
          {still && question.prompt && <p>{question.prompt}.</p>}
          {!still && <Patience update={update} player={question.player} name={name} send={props.send} />}
        </>
      )}
      {!still && <TakeBack update={update} playing={playing} names={scene.names} send={props.send} />}
    </section>
  );
}

function MyDecision({ update, scene, sent, hint, careful }: AskProps) {
  const question = scene.question!;
  const { answers } = useChoices();
  const [found, setFound] = useState<{ number: number; hint: Hint } | { number: number; problem: string } | null>(null);
  const [searching, setSearching] = useState(false);
  const left = useTimeLeft(update.deadline, update.now);
  const { turn } = scene.table;
  const action = question.source === null && turn.actions > 0 && turn.seat === question.player;
  const current = found?.number === update.number ? found : null;
  const chances = new Map(current && "hint" in current ? current.hint.options.map((option) => [option.written, option.chance]) : []);
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
    <>
      <h2 className="ask-title">
        {question.prompt}
        {left !== null && <span className={`deadline${left < 15_000 ? " soon" : ""}`}>{remaining(left)}</span>}
      </h2>
      {action && (
        <p className="dim">
          {turn.actions === 1 ? "Your last action this turn." : `You have ${turn.actions} actions.`} Choose what glows, or:
        </p>
      )}
      {question.why && (
        <div className="why">
          <p>
            <CardText text={question.why.occasion} />
          </p>
          <blockquote>
            <CardText text={question.why.effect} />
          </blockquote>
        </div>
      )}
      {!question.why && question.source && (
        <p className="dim">
          Because of <CardName title={question.source} />.
        </p>
      )}
      <fieldset className="ask-options" disabled={sent} aria-busy={sent}>
        <legend className="unseen">{question.prompt}</legend>
        {answers.length > 0 && <Options hints={chances} />}
      </fieldset>
      {careful && <p className="dim small">You are asked to confirm this choice.</p>}
      {hint && update.game.hints && (
        <div className="hint">
          <button type="button" onClick={() => void search()} disabled={searching} data-hint>
            {searching ? "Thinking…" : "Hint"} <kbd aria-hidden="true">h</kbd>
          </button>
          {current && "problem" in current && <p role="alert">{current.problem}</p>}
          {current && "hint" in current && (
            <p>
              <b>{current.hint.options[0]?.text}</b>
              {current.hint.line.length > 0 && (
                <>
                  {" "}
                  – <CardText text={current.hint.line.join("; ")} />
                </>
              )}
            </p>
          )}
        </div>
      )}
    </>
  );
}

/** Waiting for somebody: how long, and what to do if they do not come back. */
function Patience({ update, player, name, send }: { update: Update; player: number; name: string; send: (command: Command) => void }) {
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

function TakeBack({ update, playing, names, send }: { update: Update; playing: boolean; names: readonly string[]; send: (command: Command) => void }) {
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
        ↶ {update.take_back === "freely" ? "Take back my last choice" : "Ask to take back my last choice"} <kbd aria-hidden="true">u</kbd>
      </button>
    </div>
  );
}
