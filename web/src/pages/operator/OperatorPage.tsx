import { type FormEvent, useCallback, useState } from "react";
import { api, Refusal, sentence } from "../../net/api";
import { usePoll } from "../../net/usePoll";
import { GameRow } from "../lobby/GameRow";
import { Problem } from "../Problem";
import { useTitle } from "../title";
import { Bans } from "./Bans";
import { Reports } from "./Reports";
import { TEXTS } from "./texts";
import "../pages.css";
import "./operator.css";

const EVERY = 10_000;

const number = new Intl.NumberFormat("en-US", { maximumFractionDigits: 3 });

/** For whoever runs the server: how it fares, what was reported, and who is banned. */
export function OperatorPage() {
  useTitle(TEXTS.title);
  const [secret, setSecret] = useState("");
  return <Operated key={secret} secret={secret} onSecret={setSecret} />;
}

function Operated({ secret, onSecret }: { secret: string; onSecret: (secret: string) => void }) {
  const ask = useCallback((signal: AbortSignal) => api.operations(secret, signal), [secret]);
  const { value: all, problem, put } = usePoll(ask, EVERY);
  if (problem instanceof Refusal && problem.code === "not-operator") {
    return <Secret problem={secret ? sentence(problem) : ""} onSecret={onSecret} />;
  }
  if (!all) return problem ? <Problem text={sentence(problem)} /> : <p className="loading">{TEXTS.loading}</p>;
  return (
    <div className="operator">
      <div className="page-head">
        <h1>{TEXTS.title}</h1>
      </div>
      <section aria-label={TEXTS.health}>
        <h2>{TEXTS.health}</h2>
        <p className={all.healthy ? undefined : "problem"}>{all.healthy ? TEXTS.healthy : TEXTS.unhealthy}</p>
        <p className="dim">
          {Object.entries(all.games)
            .map(([status, count]) => `${count} ${status}`)
            .join(" · ")}
          {" · "}
          {TEXTS.inMemory(all.tables)}
        </p>
      </section>
      <Reports reports={all.reports} secret={secret} onDone={put} />
      <Bans bans={all.bans} secret={secret} onDone={put} />
      <section aria-label={TEXTS.listed}>
        <h2>{TEXTS.listed}</h2>
        {all.listed.length === 0 && <p className="dim">{TEXTS.listedNone}</p>}
        <ul className="games">
          {all.listed.map((game) => (
            <GameRow key={game.id} game={game} />
          ))}
        </ul>
      </section>
      <section aria-label={TEXTS.counted}>
        <h2>{TEXTS.counted}</h2>
        <table className="panel counted">
          <tbody>
            {Object.entries(all.counted).map(([name, value]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{value === undefined ? "" : number.format(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function Secret({ problem, onSecret }: { problem: string; onSecret: (secret: string) => void }) {
  const [text, setText] = useState("");
  const enter = (event: FormEvent) => {
    event.preventDefault();
    onSecret(text);
  };
  return (
    <form className="panel operator-secret" onSubmit={enter}>
      <h1>{TEXTS.title}</h1>
      <label>
        {TEXTS.secret}
        <input type="password" value={text} onChange={(event) => setText(event.target.value)} autoComplete="off" />
      </label>
      <p className="dim">{TEXTS.secretWhat}</p>
      <button type="submit" disabled={!text}>
        {TEXTS.enter}
      </button>
      <Problem text={problem} />
    </form>
  );
}
