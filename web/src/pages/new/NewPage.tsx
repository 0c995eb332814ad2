import { type FormEvent, useState } from "react";
import { api } from "../../net/api";
import { go, useAddress } from "../../route";
import type { ServerInfo } from "../../wire/ServerInfo";
import { Problem } from "../Problem";
import { useTitle } from "../title";
import { useDeed } from "../useDeed";
import { useMyName } from "../useMyName";
import { editionName } from "../words";
import { Expansions } from "./Expansions";
import { flaws, newGame, onlyBots, type Plan, rememberedPlan, rememberPlan, wantsHints } from "./plan";
import { Seats } from "./Seats";
import { TEXTS } from "./texts";
import { Variants } from "./Variants";
import "../pages.css";
import "./new.css";

const ALLOWANCES: Record<Plan["pace"], (number | null)[]> = {
  live: [null, 60, 120, 300, 900],
  turns: [null, 43200, 86400, 259200, 604800],
};

function allowanceName(seconds: number | null): string {
  if (seconds === null) return TEXTS.noLimit;
  if (seconds < 3600) return TEXTS.minutes(seconds / 60);
  return seconds < 86400 ? TEXTS.hours(seconds / 3600) : TEXTS.dayCount(seconds / 86400);
}

/** Putting a game together. */
export function NewPage({ info }: { info: ServerInfo }) {
  useTitle(TEXTS.title);
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
      const seated = await api.create(newGame(plan, info, name));
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
        <h1>{TEXTS.title}</h1>
      </div>

      <fieldset className="panel">
        <legend>{TEXTS.edition}</legend>
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
                <small>{TEXTS.about[edition]}</small>
              </span>
            </label>
          ))}
        </div>
        <Expansions plan={plan} change={change} info={info} />
      </fieldset>

      <Seats plan={plan} change={change} info={info} name={name} setName={setName} />
      <Variants plan={plan} change={change} info={info} />

      {!alone && (
        <fieldset className="panel">
          <legend>{TEXTS.pace}</legend>
          <div className="pace">
            <label className="choice">
              <input
                type="radio"
                name="pace"
                checked={plan.pace === "live"}
                onChange={() => change({ pace: "live", allowance: null })}
              />
              <span>
                <b>{TEXTS.live}</b>
                <small>{TEXTS.liveWhat}</small>
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
                <b>{TEXTS.days}</b>
                <small>{TEXTS.daysWhat}</small>
              </span>
            </label>
            <label className="field">
              {TEXTS.allowance}
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
              <small className="dim">{TEXTS.allowanceWhat}</small>
            </label>
          </div>
        </fieldset>
      )}

      <fieldset className="panel">
        <legend>{TEXTS.around}</legend>
        <div className="checks">
          <label className="check">
            <input type="checkbox" checked={plan.listed} onChange={(event) => change({ listed: event.target.checked })} />
            <span>
              {TEXTS.listed} <small className="dim">{open ? TEXTS.listedJoin : TEXTS.listedWatch}</small>
            </span>
          </label>
          <label className="check">
            <input type="checkbox" checked={wantsHints(plan)} onChange={(event) => change({ hints: event.target.checked })} />
            <span>
              {TEXTS.hints} <small className="dim">{TEXTS.hintsWhat}</small>
            </span>
          </label>
        </div>
      </fieldset>

      <div className="new-go">
        <Problem text={wrong.join(" ") || problem} />
        <button type="submit" className="primary big" disabled={busy || wrong.length > 0}>
          {open ? TEXTS.openTable : TEXTS.begin}
        </button>
      </div>
    </form>
  );
}
