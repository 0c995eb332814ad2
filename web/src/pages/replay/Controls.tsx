import type { ReactNode } from "react";
import { Words } from "../../card";
import type { Phrase } from "../../wire/Phrase";
import { TEXTS } from "./texts";
import { nextTurn, previousTurn, turnAt } from "./timeline";
import type { Speed } from "./Viewer";

interface Props {
  at: number;
  of: number;
  turns: readonly number[];
  /** Where the turning points are, if they are known. */
  points: readonly number[];
  go: (to: number) => void;
  playing: boolean;
  setPlaying: (on: boolean) => void;
  speed: Speed;
  setSpeed: (speed: Speed) => void;
  players: string[];
  seat: number | null;
  setSeat: (seat: number | null) => void;
  /** What is chosen next, in words. */
  next: Phrase | null;
  children: ReactNode;
}

const GLYPHS = {
  first: "M6 5v14M19 5L9 12l10 7z",
  turnBack: "M12 5L3 12l9 7zM21 5l-9 7 9 7z",
  back: "M16 5L7 12l9 7z",
  play: "M7 4l13 8-13 8z",
  pause: "M7 5v14M16 5v14",
  on: "M8 5l9 7-9 7z",
  turnOn: "M3 5l9 7-9 7zM12 5l9 7-9 7z",
  last: "M18 5v14M5 5l10 7-10 7z",
};

/** Steps, the timeline with its turns, the speed, and whose eyes. */
export function Controls(props: Props) {
  const { at, of, turns, points, go, playing, setPlaying, speed, setSpeed, players, seat, setSeat, next, children } = props;
  const turn = turnAt(turns, at);
  const where = turn === 0 ? TEXTS.firstCards : TEXTS.turn(turn, turns.length);
  return (
    <div className="controls">
      <div className="steps" role="group" aria-label={TEXTS.steps}>
        <Step name={TEXTS.toStart} glyph="first" run={() => go(0)} off={at === 0} />
        <Step name={TEXTS.turnBack} glyph="turnBack" run={() => go(previousTurn(turns, at))} off={at === 0} />
        <Step name={TEXTS.stepBack} glyph="back" run={() => go(at - 1)} off={at === 0} />
        <Step
          name={playing ? TEXTS.pause : TEXTS.play}
          glyph={playing ? "pause" : "play"}
          run={() => setPlaying(!playing)}
          off={of === 0}
          main
        />
        <Step name={TEXTS.stepOn} glyph="on" run={() => go(at + 1)} off={at >= of} />
        <Step name={TEXTS.nextTurn} glyph="turnOn" run={() => go(nextTurn(turns, at, of))} off={at >= of || turns.length === 0} />
        <Step name={TEXTS.toEnd} glyph="last" run={() => go(of)} off={at >= of} />
      </div>
      <div className="timeline">
        <input
          type="range"
          min={0}
          max={of}
          value={at}
          onChange={(event) => go(Number(event.target.value))}
          aria-label={TEXTS.place}
          aria-valuetext={TEXTS.at(at, of, where)}
        />
        <svg className="ticks" viewBox={`0 0 ${Math.max(1, of)} 1`} preserveAspectRatio="none" aria-hidden="true">
          {turns.map((begins, n) => (
            <line key={n} x1={begins} x2={begins} y1={0} y2={n % 5 === 4 ? 1 : 0.55} />
          ))}
          {points.map((moves) => (
            <line key={`point-${moves}`} className="turning" x1={moves} x2={moves} y1={-0.6} y2={1} />
          ))}
        </svg>
      </div>
      <span className="where">
        {at}/{of} · {where}
      </span>
      <div className="ways">
        <label>
          <span className="unseen">{TEXTS.speed}</span>
          <select value={speed} onChange={(event) => setSpeed(event.target.value as Speed)}>
            {(["slow", "normal", "fast"] as const).map((one) => (
              <option key={one} value={one}>
                {TEXTS.speeds[one]}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span className="unseen">{TEXTS.eyes}</span>
          <select value={seat ?? ""} onChange={(event) => setSeat(event.target.value === "" ? null : Number(event.target.value))}>
            <option value="">{TEXTS.allOpen}</option>
            {players.map((name, i) => (
              <option key={i} value={i}>
                {TEXTS.asSeen(name)}
              </option>
            ))}
          </select>
        </label>
        {children}
      </div>
      <p className="next" role="status">
        {next ? (
          <>
            {TEXTS.next} <Words of={next} />
          </>
        ) : (
          " "
        )}
      </p>
    </div>
  );
}

interface StepProps {
  name: string;
  glyph: keyof typeof GLYPHS;
  run: () => void;
  off: boolean;
  main?: boolean;
}

function Step({ name, glyph, run, off, main = false }: StepProps) {
  return (
    <button type="button" className={main ? "step primary" : "step"} onClick={run} disabled={off} aria-label={name} title={name}>
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
        <path d={GLYPHS[glyph]} />
      </svg>
    </button>
  );
}
