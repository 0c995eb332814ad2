/** The expansions that an edition can be played with. */

import { Go } from "../../route";
import type { ServerInfo } from "../../wire/ServerInfo";
import type { Set as CardSet } from "../../wire/Set";
import type { Plan } from "./plan";
import { TEXTS } from "./texts";

export function Expansions({ plan, change, info }: { plan: Plan; change: (part: Partial<Plan>) => void; info: ServerInfo }) {
  const sets = info.editions.find(({ edition }) => edition === plan.edition)?.sets ?? [];
  const expansions = sets.filter(({ expansion }) => expansion);
  if (expansions.length === 0) return <p className="dim sets">{TEXTS.baseOnly}</p>;
  const toggle = (set: CardSet) =>
    plan.expansions.includes(set) ? plan.expansions.filter((other) => other !== set) : [...plan.expansions, set];
  return (
    <div className="sets">
      {expansions.map(({ set, title }) => (
        <label key={set} className="choice">
          <input type="checkbox" checked={plan.expansions.includes(set)} onChange={() => change({ expansions: toggle(set) })} />
          <span>
            <b>{title}</b>
            <small>
              {TEXTS.expansion} <Go to={`/rules#${set}`}>{TEXTS.expansionMore}</Go>
            </small>
          </span>
        </label>
      ))}
    </div>
  );
}
