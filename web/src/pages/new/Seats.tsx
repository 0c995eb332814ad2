import type { ServerInfo } from "../../wire/ServerInfo";
import { LONGEST_NAME } from "../useMyName";
import { capital } from "../words";
import { largestTable, mostSeats, type Plan, type PlannedSeat, seat, type Teaming, teamings, type Who } from "./plan";
import { TEXTS } from "./texts";

interface Props {
  plan: Plan;
  change: (part: Partial<Plan>) => void;
  info: ServerInfo;
  name: string;
  setName: (name: string) => void;
}

/** Who sits where, clockwise. */
export function Seats({ plan, change, info, name, setName }: Props) {
  const largest = largestTable(info);
  const counts = Array.from({ length: largest - 1 }, (_, i) => i + 2);
  const set = (at: number, part: Partial<PlannedSeat>) =>
    change({ seats: plan.seats.map((one, i) => (i === at ? { ...one, ...part } : one)) });
  const resize = (count: number) =>
    change({
      seats: Array.from(
        { length: count },
        (_, i) => plan.seats[i] ?? seat("bot", { level: plan.seats.at(-1)?.level ?? "medium", team: i % 2 }),
      ),
    });
  const most = mostSeats(plan, info);
  const offered = teamings(plan, info);
  const teaming = offered.includes(plan.teams) ? plan.teams : "none";
  const firstMe = plan.seats.findIndex((one) => one.who === "me");

  return (
    <fieldset className="panel">
      <legend>{TEXTS.players}</legend>
      <div className="counts" role="group" aria-label={TEXTS.howMany}>
        {counts.map((count) => (
          <button
            key={count}
            type="button"
            aria-pressed={plan.seats.length === count}
            disabled={count > most && plan.seats.length !== count}
            onClick={() => resize(count)}
          >
            {count}
          </button>
        ))}
        {most < largest && <small className="dim">{TEXTS.morePlayers}</small>}
      </div>
      <ol className="seats">
        {plan.seats.map((one, i) => (
          <li key={i}>
            <span className="seat-number" aria-hidden="true">
              {i + 1}
            </span>
            <select
              aria-label={TEXTS.seat(i + 1)}
              value={one.who}
              onChange={(event) => set(i, { who: event.target.value as Who })}
            >
              <option value="me">{firstMe === i || firstMe < 0 ? TEXTS.me : TEXTS.somebody}</option>
              <option value="open">{TEXTS.open}</option>
              <option value="bot">{TEXTS.bot}</option>
            </select>
            {one.who === "me" && (
              <input
                aria-label={TEXTS.nameOf(i + 1)}
                value={i === firstMe ? name : one.name}
                onChange={(event) => (i === firstMe ? setName(event.target.value) : set(i, { name: event.target.value }))}
                placeholder={i === firstMe ? TEXTS.yourName : TEXTS.name}
                maxLength={LONGEST_NAME}
                autoComplete={i === firstMe ? "nickname" : "off"}
              />
            )}
            {one.who === "bot" && (
              <select
                aria-label={TEXTS.levelOf(i + 1)}
                value={one.level}
                onChange={(event) => set(i, { level: event.target.value })}
              >
                {info.levels.map((level) => (
                  <option key={level} value={level}>
                    {capital(level)}
                  </option>
                ))}
              </select>
            )}
            {one.who === "open" && <span className="dim">{TEXTS.byLink}</span>}
            {teaming === "own" && (
              <select
                aria-label={TEXTS.teamOf(i + 1)}
                value={one.team}
                onChange={(event) => set(i, { team: Number(event.target.value) })}
              >
                {plan.seats.map((_, team) => (
                  <option key={team} value={team}>
                    {TEXTS.team(team + 1)}
                  </option>
                ))}
              </select>
            )}
          </li>
        ))}
      </ol>
      {offered.length > 1 && (
        <label className="field">
          {TEXTS.teams}
          <select value={teaming} onChange={(event) => change({ teams: event.target.value as Teaming })}>
            {offered.map((one) => (
              <option key={one} value={one}>
                {TEXTS.teaming[one]}
              </option>
            ))}
          </select>
        </label>
      )}
      {plan.seats.filter((one) => one.who === "me").length > 1 && <p className="dim">{TEXTS.hotSeat}</p>}
    </fieldset>
  );
}
