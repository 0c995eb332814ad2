import { Suspense, useEffect, useMemo, useState } from "react";
import { useGuideOn } from "../../guide/memory";
import { api, sentence } from "../../net/api";
import { usePoll } from "../../net/usePoll";
import { Go, go } from "../../route";
import type { GameInfo } from "../../wire/GameInfo";
import type { Me } from "../../wire/Me";
import type { ServerInfo } from "../../wire/ServerInfo";
import { deluxePlan, friendPlan, newGame, type Plan, quickPlan, rememberedPlan } from "../new/plan";
import { Problem } from "../Problem";
import { useTitle } from "../title";
import { useDeed } from "../useDeed";
import { LONGEST_NAME, useMyName } from "../useMyName";
import { listed, waitsForMe } from "../words";
import { GameRow } from "./GameRow";
import { LiveTable, LiveWaiting } from "./LiveTable";
import { TEXTS } from "./texts";
import { WayUp } from "./WayUp";
import "../pages.css";
import "./lobby.css";

const EVERY = 4000;

/** What one can click comes first; the bots' game, with its cards and emblems, follows. */
const LIVE_AFTER = 1000;

export function LobbyPage({ info }: { info: ServerInfo }) {
  useTitle("");
  const me = usePoll((signal) => api.me(signal), EVERY);
  const games = usePoll((signal) => api.games(signal), EVERY);
  const [live, setLive] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLive(true), LIVE_AFTER);
    return () => clearTimeout(timer);
  }, []);
  const mine = me.value?.games ?? [];
  const going = mine.filter((game) => game.status !== "over");
  return (
    <div className="lobby">
      <div className="welcome">
        <Begin known={me.value} info={info} />
        <Suspense fallback={<LiveWaiting />}>{live ? <LiveTable /> : <LiveWaiting />}</Suspense>
      </div>
      {games.problem !== null && <Problem text={sentence(games.problem)} />}
      <div className="lobby-tiles">
        {going.length > 0 && <MyGames games={going} />}
        <OthersGames games={games.value} mine={mine} />
        <WayUp me={me.value} />
      </div>
      <p className="version dim">{TEXTS.version(info.version, info.rules)}</p>
    </div>
  );
}

/** The ways into a game. */
function Begin({ known, info }: { known: Me | null; info: ServerInfo }) {
  const [name, setName] = useMyName();
  const [guided, setGuided] = useGuideOn();
  const { busy, problem, run } = useDeed();
  const plan = useMemo(rememberedPlan, []);
  const quick = quickPlan(plan);
  const deluxe = deluxePlan(plan, info);
  const bots = listed(quick.seats.filter((one) => one.who === "bot").map((one) => TEXTS.bot(one.level)));
  const [first, wheel, then, algorithm] = TEXTS.headline;

  const begin = (what: Plan) =>
    run(async () => {
      const seated = await api.create(newGame(what, info, name || known?.name || ""));
      go(`/game/${seated.game}`);
    });

  const find = () =>
    run(async () => {
      const { edition, sets, pace, seats } = newGame(quick, info, name || known?.name || "");
      const me = seats.find((one) => one.who === "me");
      const seated = await api.find({ edition, sets, pace, name: me?.name ?? "" });
      go(`/game/${seated.game}`);
    });

  return (
    <section className="begin" aria-labelledby="begin">
      <h1 id="begin">
        {first}
        <em>{wheel}</em>
        {then}
        <em>{algorithm}</em>
      </h1>
      <p className="begin-about">{TEXTS.about}</p>
      <div className="begin-ways">
        <button type="button" className="way primary" disabled={busy} onClick={() => begin(quick)}>
          <b>{TEXTS.playNow}</b> <small>{TEXTS.playNowWhat(quick.edition, quick.expansions, bots)}</small>
        </button>
        {deluxe && (
          <button type="button" className="way" disabled={busy} onClick={() => begin(deluxe)}>
            <b>{TEXTS.deluxe}</b> <small>{TEXTS.deluxeWhat(deluxe.expansions)}</small>
          </button>
        )}
        <button type="button" className="way" disabled={busy} onClick={() => begin(friendPlan(plan))}>
          <b>{TEXTS.friend}</b> <small>{TEXTS.friendWhat}</small>
        </button>
        <Go to="/learn" className="way button">
          <b>{TEXTS.learn}</b> <small>{TEXTS.learnWhat}</small>
        </Go>
        <button type="button" className="way" disabled={busy} onClick={find}>
          <b>{TEXTS.find}</b> <small>{TEXTS.findWhat}</small>
        </button>
        <Go to="/new" className="way button">
          <b>{TEXTS.more}</b> <small>{TEXTS.moreWhat}</small>
        </Go>
      </div>
      <Problem text={problem} />
      <div className="begin-more">
        <label>
          {TEXTS.name}{" "}
          <input
            value={name}
            onChange={(event) => setName(event.target.value)}
            placeholder={known?.name ?? TEXTS.anonymous}
            maxLength={LONGEST_NAME}
            autoComplete="nickname"
          />
        </label>
        <label className="check">
          <input type="checkbox" checked={guided} onChange={(event) => setGuided(event.target.checked)} />
          {TEXTS.explain}
        </label>
      </div>
    </section>
  );
}

/** The reader's own games that go on, those that wait for a decision first. */
function MyGames({ games }: { games: GameInfo[] }) {
  const sorted = [...games].sort((a, b) => Number(waitsForMe(b)) - Number(waitsForMe(a)) || b.updated - a.updated);
  return (
    <section className="tile mine" aria-labelledby="mine">
      <h2 id="mine">
        {TEXTS.continueTitle}
        {sorted.some(waitsForMe) && <span className="tile-badge">{TEXTS.yourTurn}</span>}
      </h2>
      <ul className="games">
        {sorted.map((game) => (
          <GameRow key={game.id} game={game} />
        ))}
      </ul>
    </section>
  );
}

/** The list is the same for everybody: it does not say which games are the reader’s own. */
function OthersGames({ games, mine }: { games: GameInfo[] | null; mine: readonly GameInfo[] }) {
  const others = (games ?? []).filter((game) => !mine.some(({ id }) => id === game.id));
  const open = others.filter((game) => game.status === "open");
  const running = others.filter((game) => game.status === "running");
  return (
    <>
      <section className="tile" aria-labelledby="open">
        <h2 id="open">{TEXTS.openTitle}</h2>
        {open.length > 0 ? (
          <ul className="games">
            {open.map((game) => (
              <GameRow key={game.id} game={game} />
            ))}
          </ul>
        ) : (
          <p className="dim">
            {TEXTS.openNone} <Go to="/new?listed=yes">{TEXTS.openOne}</Go>
          </p>
        )}
      </section>
      <section className="tile" aria-labelledby="running">
        <h2 id="running">{TEXTS.watchTitle}</h2>
        {running.length > 0 ? (
          <ul className="games">
            {running.map((game) => (
              <GameRow key={game.id} game={game} />
            ))}
          </ul>
        ) : (
          <p className="dim">
            {TEXTS.watchNone} <Go to="/cards">{TEXTS.cards}</Go>
          </p>
        )}
      </section>
    </>
  );
}
