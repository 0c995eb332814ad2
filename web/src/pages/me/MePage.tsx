import { type ReactNode, useState } from "react";
import { api, sentence } from "../../net/api";
import { usePoll } from "../../net/usePoll";
import { Go } from "../../route";
import type { GameInfo } from "../../wire/GameInfo";
import type { ServerInfo } from "../../wire/ServerInfo";
import type { Tally } from "../../wire/Tally";
import { GameRow } from "../lobby/GameRow";
import { Problem } from "../Problem";
import { download, fileName } from "../replay/record";
import { useTitle } from "../title";
import { useDeed } from "../useDeed";
import { EDITIONS, editionName, seatName, waitsForMe } from "../words";
import { Devices } from "./Devices";
import { Letters } from "./Letters";
import { Notifications } from "./Notifications";
import { isKnown } from "./own";
import { ComeBack, Passkeys } from "./Passkeys";
import { Shunned } from "./Shunned";
import { Standings } from "./Standings";
import { TEXTS } from "./texts";
import { Vacation } from "./Vacation";
import "../pages.css";
import "./me.css";

/** How many games are shown at first. */
const PAGE = 30;

/** The reader's games, how they went, and their records to take along. */
export function MePage({ info }: { info: ServerInfo }) {
  useTitle(TEXTS.title);
  const { value: me, problem, put: onMe } = usePoll((signal) => api.me(signal), 10_000);
  const [shown, setShown] = useState(PAGE);
  if (!me) return problem ? <Problem text={sentence(problem)} /> : <p className="loading">{TEXTS.loading}</p>;

  const going = me.games.filter((game) => game.status !== "over").sort((a, b) => Number(waitsForMe(b)) - Number(waitsForMe(a)));
  const over = me.games.filter((game) => game.status === "over");
  const known = isKnown(me);
  const none = known ? TEXTS.noneLeft : TEXTS.none;
  return (
    <div className="me">
      <div className="page-head">
        <h1>{me.name ?? TEXTS.title}</h1>
        <p>{TEXTS.about}</p>
      </div>
      {me.games.length === 0 ? (
        <p className="none-yet">
          {none[0]}
          <Go to="/">{none[1]}</Go>
          {none[2]}
        </p>
      ) : (
        <>
          <Numbers {...me.statistics} />
          {going.length > 0 && <List title={TEXTS.going} games={going} />}
          {over.length > 0 && (
            <List title={TEXTS.over} games={over.slice(0, shown)}>
              {over.length > shown && (
                <button type="button" onClick={() => setShown(shown + PAGE)}>
                  {TEXTS.more}
                </button>
              )}
              <Export games={over} statistics={me.statistics} />
            </List>
          )}
        </>
      )}
      {known ? (
        <>
          <Standings me={me} onMe={onMe} />
          <Notifications />
          {info.letters && <Letters me={me} onMe={onMe} />}
          <Vacation me={me} onMe={onMe} />
          <Shunned me={me} onMe={onMe} />
          <Passkeys me={me} onMe={onMe} site={info.passkey_site} />
          <Devices me={me} onMe={onMe} />
        </>
      ) : (
        <ComeBack site={info.passkey_site} />
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
    tally ? [{ name: name === "people" ? TEXTS.people : TEXTS.bot(name), tally }] : [],
  );
  return (
    <section className="numbers" aria-label={TEXTS.statistics}>
      <dl className="panel big-numbers">
        <div>
          <dt>{TEXTS.played}</dt>
          <dd>{played}</dd>
        </div>
        <div>
          <dt>{TEXTS.won}</dt>
          <dd>{won}</dd>
        </div>
        <div>
          <dt>{TEXTS.share}</dt>
          <dd>{played > 0 ? TEXTS.percent(share({ played, won })) : TEXTS.noShare}</dd>
        </div>
      </dl>
      {played > 0 && (
        <>
          <Bars title={TEXTS.byEdition} rows={editions} />
          <Bars title={TEXTS.byOpponent} rows={opponents} />
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
              <meter min={0} max={100} value={share(tally)} aria-label={TEXTS.percentWon(share(tally))} />
            </td>
            <td>{TEXTS.wonOf(tally.won, tally.played)}</td>
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
        {busy ? TEXTS.collecting : TEXTS.downloadRecords}
      </button>
      <button type="button" onClick={() => download("splay-statistics.json", JSON.stringify(statistics, null, 2))}>
        {TEXTS.downloadStatistics}
      </button>
      <Go to="/replay" className="button">
        {TEXTS.openRecord}
      </Go>
      <Problem text={problem} />
    </>
  );
}
