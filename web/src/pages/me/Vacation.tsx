import { type FormEvent, useState } from "react";
import { api } from "../../net/api";
import { Problem } from "../Problem";
import { useDeed } from "../useDeed";
import type { Own } from "./own";
import { TEXTS } from "./texts";

const DAY = 24 * 3600 * 1000;

const date = new Intl.DateTimeFormat(undefined, { dateStyle: "long" });

/** Until when the reader is away: their games over days wait. */
export function Vacation({ me, onMe }: Own) {
  const { busy, problem, run } = useDeed();
  const { vacation } = me;
  const [days, setDays] = useState(7);
  const left = Math.floor(vacation.left / DAY);
  const set = (until: number | null) => run(async () => onMe(await api.vacation(until)));
  const leave = (event: FormEvent) => {
    event.preventDefault();
    set(Date.now() + days * DAY);
  };
  return (
    <section className="devices" aria-label={TEXTS.vacation}>
      <h2>{TEXTS.vacation}</h2>
      <p>{TEXTS.vacationWhat}</p>
      {vacation.until === null ? (
        left > 0 ? (
          <form className="row" onSubmit={leave}>
            <label>
              {TEXTS.vacationDays}{" "}
              <input
                type="number"
                min={1}
                max={left}
                value={days}
                onChange={(event) => setDays(event.target.valueAsNumber || 1)}
              />
            </label>
            <button type="submit" disabled={busy}>
              {TEXTS.vacationGo}
            </button>
          </form>
        ) : null
      ) : (
        <div className="row">
          <b role="status">{TEXTS.vacationUntil(date.format(vacation.until))}</b>
          <button type="button" disabled={busy} onClick={() => set(null)}>
            {TEXTS.vacationBack}
          </button>
        </div>
      )}
      <p className="dim">{TEXTS.vacationLeft(left)}</p>
      <Problem text={problem} />
    </section>
  );
}
