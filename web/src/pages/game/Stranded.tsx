import { api } from "../../net/api";
import { Go, go } from "../../route";
import { Table } from "../../table/Table";
import type { Line } from "../../wire/Line";
import type { Update } from "../../wire/Update";
import { Problem } from "../Problem";
import { useTitle } from "../title";
import { useDeed } from "../useDeed";
import { TEXTS } from "./texts";
import "../pages.css";

/** A game that was begun under rules which this server does not have; its table, as far as it is kept. */
export function Stranded({ update, log }: { update: Update; log: readonly Line[] }) {
  const { game } = update;
  useTitle(TEXTS.otherRules);
  const { busy, problem, run } = useDeed();
  const played = game.seats.some((seat) => seat.mine);
  const goOn = () =>
    run(async () => {
      const { rematch } = (await api.command(game.id, { do: "rematch" })).game;
      if (rematch) go(`/game/${rematch}`);
    });
  return (
    <>
      <section className={update.scene ? "notice panel above" : "notice panel"} role="alert">
        <h1>{TEXTS.strandedTitle}</h1>
        <p>{TEXTS.strandedWhat}</p>
        <div className="row notice-ways">
          {game.rematch ? (
            <Go to={`/game/${game.rematch}`} className="button primary">
              {TEXTS.strandedNext}
            </Go>
          ) : (
            played && (
              <button type="button" className="primary" onClick={goOn} disabled={busy}>
                {TEXTS.strandedGo}
              </button>
            )
          )}
          <Go to="/" className="button">
            {TEXTS.toLobby}
          </Go>
        </div>
        <Problem text={problem} />
      </section>
      {update.scene && <Table update={update} log={log} chat={[]} send={() => {}} still />}
    </>
  );
}
