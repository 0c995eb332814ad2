import { api, sentence } from "../../net/api";
import { usePoll } from "../../net/usePoll";
import { Go } from "../../route";
import type { ServerInfo } from "../../wire/ServerInfo";
import { Problem } from "../Problem";
import { useTitle } from "../title";
import { StrengthTable } from "./Standings";
import { TEXTS } from "./texts";
import "../pages.css";
import "./me.css";

/** The strongest in a kind of game, bots among them. */
export function LadderPage({ kind, info }: { kind: string; info: ServerInfo }) {
  useTitle(TEXTS.ladder);
  const { value: ladder, problem } = usePoll((signal) => api.ladder(kind, signal), 30_000);
  const kinds = info.editions.flatMap(({ edition }) =>
    [2, 3, 4].map((players) => ({ path: `/ladder/${edition}-${players}`, name: TEXTS.kind({ edition, players }) })),
  );
  const here = kinds.find(({ path }) => path === `/ladder/${kind}`);
  return (
    <div className="me">
      <div className="page-head">
        <h1>{TEXTS.ladder}</h1>
        <p>{TEXTS.ladderWhat(here?.name)}</p>
      </div>
      <nav className="row" aria-label={TEXTS.kinds}>
        {kinds.map((one) => (
          <Go key={one.path} to={one.path} aria-current={one === here ? "page" : undefined}>
            {one.name}
          </Go>
        ))}
      </nav>
      {problem ? <Problem text={sentence(problem)} /> : null}
      {ladder?.length === 0 && <p className="none-yet">{TEXTS.ladderNone}</p>}
      {ladder && ladder.length > 0 && (
        <StrengthTable
          standings={ladder}
          of={(one) => (one.bot ? TEXTS.bot(one.bot) : <Go to={`/people/${encodeURIComponent(one.name)}`}>{one.name}</Go>)}
        />
      )}
    </div>
  );
}
