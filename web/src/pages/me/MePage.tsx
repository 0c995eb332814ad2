import { type ReactNode, useState } from "react";
import { api, sentence } from "../../net/api";
import { usePoll } from "../../net/usePoll";
import { Go } from "../../route";
import type { GameInfo } from "../../wire/GameInfo";
import type { Tally } from "../../wire/Tally";
import { GameRow } from "../lobby/GameRow";
import { Problem } from "../Problem";
import { download, fileName } from "../replay/record";
import { useTitle } from "../title";
import { useDeed } from "../useDeed";
import { capital, EDITIONS, editionName, seatName, waitsForMe } from "../words";
import { Devices } from "./Devices";
import { Standings } from "./Standings";
import "../pages.css";
import "./me.css";

/** How many games are shown at first. */
const PAGE = 30;

/** The reader's games, how they went, and their records to take along. */
export function MePage() {
  useTitle("My games");
  const { value: me, problem } = usePoll((signal) => api.me(signal), 10_000);
  const [shown, setShown] = useState(PAGE);
  if (!me) return problem ? <Problem text={sentence(problem)} /> : <p className="loading">Looking your games up…</p>;

  const going = me.games.filter((game) => game.status !== "over").sort((a, b) => Number(waitsForMe(b)) - Number(waitsForMe(a)));
  const over = me.games.filter((game) => game.status === "over");
  return (
    <div className="me">
      <div className="page-head">
        <h1>{me.name ?? "My games"}</h1>
        <p>Kept on this server, and known by a cookie in this browser.</p>
      </div>
      {me.games.length === 0 ? (
        <p className="none-yet">
          You have not played here yet. <Go to="/">Play now</Go>, and your games and how they went will stand here.
        </p>
      ) : (
        <>
          <Numbers {...me.statistics} />
          {going.length > 0 && <List title="Going on" games={going} />}
          {over.length > 0 && (
            <List title="Played" games={over.slice(0, shown)}>
              {over.length > shown && (
                <button type="button" onClick={() => setShown(shown + PAGE)}>
                  Show more
                </button>
              )}
              <Export games={over} statistics={me.statistics} />
            </List>
          )}
          <Standings me={me} />
          <Devices me={me} />
        </>
      )}
    </div>
  );
}

function List({ title, games, children }: { title: string; games: GameInfo[]; children?: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul className="games">
        {games.map((game) => (
          <GameRow key={game.id} game={game} />
        ))}
      </ul>
      <div className="row me-more">{children}</div>
    </section>
  );
}

const share = ({ played, won }: Tally) => (played ? Math.round((100 * won) / played) : 0);

/** Played and won, in all, by edition and by opponent. */
function Numbers({
  played,
  won,
  by_edition,
  by_opponent,
}: {
  played: number;
  won: number;
  by_edition: Record<string, Tally | undefined>;
  by_opponent: Record<string, Tally | undefined>;
}) {
  const editions = EDITIONS.flatMap((edition) =>
    by_edition[edition] ? [{ name: editionName[edition], tally: by_edition[edition] }] : [],
  );
  const opponents = Object.entries(by_opponent).flatMap(([name, tally]) =>
    tally ? [{ name: name === "people" ? "Against people" : `${capital(name)} bot`, tally }] : [],
  );
  return (
    <section className="numbers" aria-label="Statistics">
      <dl className="panel big-numbers">
        <div>
          <dt>Played</dt>
          <dd>{played}</dd>
        </div>
        <div>
          <dt>Won</dt>
          <dd>{won}</dd>
        </div>
        <div>
          <dt>Of all</dt>
          <dd>{share({ played, won })} %</dd>
        </div>
      </dl>
      {played > 0 && (
        <>
          <Bars title="By edition" rows={editions} />
          <Bars title="By the strongest opponent" rows={opponents} />
        </>
      )}
    </section>
  );
}

function Bars({ title, rows }: { title: string; rows: { name: string; tally: Tally }[] }) {
  return (
    <table className="panel bars">
      <caption>{title}</caption>
      <tbody>
        {rows.map(({ name, tally }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <meter min={0} max={100} value={share(tally)} aria-label={`${share(tally)} percent won`} />
            </td>
            <td>
              {tally.won} of {tally.played}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** All records in one file, one per line, so that each can be cut out and replayed. */
function Export({ games, statistics }: { games: GameInfo[]; statistics: object }) {
  const { busy, problem, run } = useDeed();
  const records = () =>
    run(async () => {
      const lines: string[] = [];
      for (const game of games) lines.push((await api.record(game.id)).replace(/\s*\n\s*/g, " ").trim());
      const only = games.length === 1 ? games[0] : undefined;
      download(only ? fileName(only.seats.map(seatName)) : "splay-games.jsonl", `${lines.join("\n")}\n`);
    });
  return (
    <>
      <button type="button" onClick={records} disabled={busy}>
        {busy ? "Collecting…" : "Download all records"}
      </button>
      <button type="button" onClick={() => download("splay-statistics.json", JSON.stringify(statistics, null, 2))}>
        Download statistics
      </button>
      <Go to="/replay" className="button">
        Open a record file
      </Go>
      <Problem text={problem} />
    </>
  );
}
