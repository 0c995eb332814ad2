import { type FormEvent, useState } from "react";
import { api } from "../../net/api";
import { go, useAddress } from "../../route";
import type { Edition } from "../../wire/Edition";
import type { ServerInfo } from "../../wire/ServerInfo";
import { Problem } from "../Problem";
import { useTitle } from "../title";
import { useDeed } from "../useDeed";
import { useMyName } from "../useMyName";
import { editionName } from "../words";
import { Expansions } from "./Expansions";
import { flaws, newGame, onlyBots, type Plan, rememberedPlan, rememberPlan, wantsHints } from "./plan";
import { Seats } from "./Seats";
import { Variants } from "./Variants";
import "../pages.css";
import "./new.css";

const ABOUT: Record<Edition, string> = {
  first: "2010: the cards as they first were. Boards are closed, achievements are claimed the moment they are met.",
  third: "2016: the game most people know, ten ages, with the wording made clear.",
  fourth: "2024: an eleventh age, stacks splayed aslant, junk, open boards; wins are checked when an action ends.",
};

const ALLOWANCES: Record<Plan["pace"], (number | null)[]> = {
  live: [null, 60, 120, 300, 900],
  turns: [null, 43200, 86400, 259200, 604800],
};

const allowanceName = (seconds: number | null) =>
  seconds === null
    ? "no limit"
    : seconds < 3600
      ? `${seconds / 60} min`
      : seconds < 86400
        ? `${seconds / 3600} hours`
        : seconds === 86400
          ? "1 day"
          : `${seconds / 86400} days`;

/** Putting a game together. */
export function NewPage({ info }: { info: ServerInfo }) {
  useTitle("New game");
  const asked = useAddress().searchParams;
  const [plan, setPlan] = useState<Plan>(() => {
    const last = rememberedPlan();
    // From the lobby's empty list: a game that others can find.
    return asked.get("listed")
      ? { ...last, listed: true, seats: last.seats.map((one, i) => (i === 1 ? { ...one, who: "open" } : one)) }
      : last;
  });
  const [name, setName] = useMyName();
  const { busy, problem, run } = useDeed();
  const change = (part: Partial<Plan>) => setPlan((before) => ({ ...before, ...part }));

  const begin = (event: FormEvent) => {
    event.preventDefault();
    run(async () => {
      const seated = await api.create(newGame(plan, name));
      rememberPlan(plan);
      go(`/game/${seated.game}`);
    });
  };

  const wrong = flaws(plan, info, name);
  const alone = onlyBots(plan);
  const open = plan.seats.some((one) => one.who === "open");
  return (
    <form className="new" onSubmit={begin}>
      <div className="page-head">
        <h1>New game</h1>
      </div>

      <fieldset className="panel">
        <legend>Edition</legend>
        <div className="editions">
          {info.editions.map(({ edition }) => (
            <label key={edition} className="choice">
              <input
                type="radio"
                name="edition"
                checked={plan.edition === edition}
                onChange={() => change({ edition, expansions: [] })}
              />
              <span>
                <b>{editionName[edition]}</b>
                <small>{ABOUT[edition]}</small>
              </span>
            </label>
          ))}
        </div>
        <Expansions plan={plan} change={change} info={info} />
      </fieldset>

      <Seats plan={plan} change={change} info={info} name={name} setName={setName} />
      <Variants plan={plan} change={change} />

      {!alone && (
        <fieldset className="panel">
          <legend>Pace and company</legend>
          <div className="pace">
            <label className="choice">
              <input
                type="radio"
                name="pace"
                checked={plan.pace === "live"}
                onChange={() => change({ pace: "live", allowance: null })}
              />
              <span>
                <b>Live</b>
                <small>Everybody stays at the table.</small>
              </span>
            </label>
            <label className="choice">
              <input
                type="radio"
                name="pace"
                checked={plan.pace === "turns"}
                onChange={() => change({ pace: "turns", allowance: 259200 })}
              />
              <span>
                <b>Over days</b>
                <small>Look in when it is your decision.</small>
              </span>
            </label>
            <label className="field">
              Time for a decision
              <select
                value={plan.allowance ?? ""}
                onChange={(event) => change({ allowance: event.target.value ? Number(event.target.value) : null })}
              >
                {ALLOWANCES[plan.pace].map((seconds) => (
                  <option key={seconds ?? "none"} value={seconds ?? ""}>
                    {allowanceName(seconds)}
                  </option>
                ))}
              </select>
              <small className="dim">When it is over, the others may let a bot play on.</small>
            </label>
          </div>
        </fieldset>
      )}

      <fieldset className="panel">
        <legend>Around the table</legend>
        <div className="checks">
          <label className="check">
            <input type="checkbox" checked={plan.listed} onChange={(event) => change({ listed: event.target.checked })} />
            <span>
              Listed in the lobby{" "}
              <small className="dim">
                {open
                  ? "Anybody may join or watch; otherwise only by your link."
                  : "Anybody may watch; otherwise only by your link."}
              </small>
            </span>
          </label>
          <label className="check">
            <input type="checkbox" checked={wantsHints(plan)} onChange={(event) => change({ hints: event.target.checked })} />
            <span>
              Hints <small className="dim">Players may ask what a strong bot would do.</small>
            </span>
          </label>
        </div>
      </fieldset>

      <div className="new-go">
        <Problem text={wrong.join(" ") || problem} />
        <button type="submit" className="primary big" disabled={busy || wrong.length > 0}>
          {open ? "Open the table" : "Begin"}
        </button>
      </div>
    </form>
  );
}
