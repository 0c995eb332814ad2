import type { ServerInfo } from "../../wire/ServerInfo";
import { LONGEST_NAME } from "../useMyName";
import { capital } from "../words";
import { mostSeats, type Plan, type PlannedSeat, seat, type Teaming, teamings, type Who } from "./plan";

const TEAMING: Record<Teaming, string> = {
  none: "Everybody for themselves",
  across: "Two pairs, partners across",
  beside: "Two pairs, side by side",
  own: "Teams of our own",
};

interface Props {
  plan: Plan;
  change: (part: Partial<Plan>) => void;
  info: ServerInfo;
  name: string;
  setName: (name: string) => void;
}

/** Who sits where, clockwise. */
export function Seats({ plan, change, info, name, setName }: Props) {
  const counts = Array.from({ length: info.seats - 1 }, (_, i) => i + 2);
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
  const offered = teamings(plan);
  const teaming = offered.includes(plan.teams) ? plan.teams : "none";
  const firstMe = plan.seats.findIndex((one) => one.who === "me");

  return (
    <fieldset className="panel">
      <legend>Players</legend>
      <div className="counts" role="group" aria-label="How many players">
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
        {most < info.seats && <small className="dim">More can play the fourth edition, or with an expansion.</small>}
      </div>
      <ol className="seats">
        {plan.seats.map((one, i) => (
          <li key={i}>
            <span className="seat-number" aria-hidden="true">
              {i + 1}
            </span>
            <select aria-label={`Seat ${i + 1}`} value={one.who} onChange={(event) => set(i, { who: event.target.value as Who })}>
              <option value="me">{firstMe === i || firstMe < 0 ? "Me" : "Somebody else at this screen"}</option>
              <option value="open">Whoever comes</option>
              <option value="bot">A bot</option>
            </select>
            {one.who === "me" && (
              <input
                aria-label={`Name of seat ${i + 1}`}
                value={i === firstMe ? name : one.name}
                onChange={(event) => (i === firstMe ? setName(event.target.value) : set(i, { name: event.target.value }))}
                placeholder={i === firstMe ? "Your name" : "Name"}
                maxLength={LONGEST_NAME}
                autoComplete={i === firstMe ? "nickname" : "off"}
              />
            )}
            {one.who === "bot" && (
              <select
                aria-label={`Level of the bot in seat ${i + 1}`}
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
            {one.who === "open" && <span className="dim">by link, or from the lobby</span>}
            {teaming === "own" && (
              <select
                aria-label={`Team of seat ${i + 1}`}
                value={one.team}
                onChange={(event) => set(i, { team: Number(event.target.value) })}
              >
                {plan.seats.map((_, team) => (
                  <option key={team} value={team}>
                    Team {team + 1}
                  </option>
                ))}
              </select>
            )}
          </li>
        ))}
      </ol>
      {offered.length > 1 && (
        <label className="field">
          Teams
          <select value={teaming} onChange={(event) => change({ teams: event.target.value as Teaming })}>
            {offered.map((one) => (
              <option key={one} value={one}>
                {TEAMING[one]}
              </option>
            ))}
          </select>
        </label>
      )}
      {plan.seats.filter((one) => one.who === "me").length > 1 && (
        <p className="dim">Several people at one screen: a curtain falls between their decisions, so that hands stay secret.</p>
      )}
    </fieldset>
  );
}
