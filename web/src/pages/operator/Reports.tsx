import { api } from "../../net/api";
import { Go } from "../../route";
import type { Operations } from "../../wire/Operations";
import type { Report } from "../../wire/Report";
import { Problem } from "../Problem";
import { useDeed } from "../useDeed";
import { ago } from "../words";
import { TEXTS } from "./texts";

/** For how long one bans with a click. */
const DAYS = [1, 7, 90, 3650];

interface Props {
  reports: Report[];
  secret: string;
  onDone: (all: Operations) => void;
}

/** What was reported, with what was said. */
export function Reports({ reports, secret, onDone }: Props) {
  const { busy, problem, run } = useDeed();
  const does = (what: () => Promise<Operations>) => run(async () => onDone(await what()));
  return (
    <section aria-label={TEXTS.reports}>
      <h2>{TEXTS.reports}</h2>
      {reports.length === 0 && <p className="dim">{TEXTS.reportsNone}</p>}
      <ul className="reports">
        {reports.map((report) => (
          <li key={report.id} className="panel">
            <p>
              <b>{report.name}</b>, {ago(report.created)}: {report.why}
            </p>
            {report.others > 0 && <p>{TEXTS.others(report.others)}</p>}
            {report.evidence.length === 0 && <p className="dim">{TEXTS.silence}</p>}
            <ol>
              {report.evidence.map((remark, n) => (
                <li key={n}>
                  <b>{remark.name}</b>: {remark.text}
                </li>
              ))}
            </ol>
            <div className="row">
              <span>{TEXTS.banFor}</span>
              {DAYS.map((days) => (
                <button
                  key={days}
                  type="button"
                  className="danger"
                  disabled={busy}
                  onClick={() => does(() => api.ban(secret, { report: report.id, days, why: report.why }))}
                >
                  {TEXTS.days(days)}
                </button>
              ))}
              <button type="button" disabled={busy} onClick={() => does(() => api.close(secret, report.id))}>
                {TEXTS.close}
              </button>
              <Go to={`/game/${report.game}`} className="button">
                {TEXTS.toGame}
              </Go>
            </div>
          </li>
        ))}
      </ul>
      <Problem text={problem} />
    </section>
  );
}
