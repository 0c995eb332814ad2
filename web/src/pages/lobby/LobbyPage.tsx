import { useMemo } from "react";
import { useGuideOn } from "../../guide/memory";
import { api, sentence } from "../../net/api";
import { usePoll } from "../../net/usePoll";
import { Go, go } from "../../route";
import type { GameInfo } from "../../wire/GameInfo";
import type { Me } from "../../wire/Me";
import type { ServerInfo } from "../../wire/ServerInfo";
import { friendPlan, newGame, type Plan, quickPlan, rememberedPlan } from "../new/plan";
import { Problem } from "../Problem";
import { useTitle } from "../title";
import { useDeed } from "../useDeed";
import { LONGEST_NAME, useMyName } from "../useMyName";
import { capital, editionName, listed, waitsForMe } from "../words";
import { Fan } from "./Fan";
import { GameRow } from "./GameRow";
import "../pages.css";
import "./lobby.css";

const EVERY = 4000;

export function LobbyPage({ info }: { info: ServerInfo }) {
  useTitle("");
  const me = usePoll((signal) => api.me(signal), EVERY);
  const games = usePoll((signal) => api.games(signal), EVERY);
  return (
    <div className="lobby">
      <Begin info={info} known={me.value} />
      <MyGames games={me.value?.games ?? []} />
      <OthersGames games={games.value} problem={games.problem} />
    </div>
  );
}

/** The ways into a game. */
function Begin({ info, known }: { info: ServerInfo; known: Me | null }) {
  const [name, setName] = useMyName();
  const [guided, setGuided] = useGuideOn();
  const { busy, problem, run } = useDeed();
  const plan = useMemo(rememberedPlan, []);
  const quick = quickPlan(plan);

  const begin = (what: Plan) =>
    run(async () => {
      const seated = await api.create(newGame(what, name || known?.name || ""));
      go(`/game/${seated.game}`);
    });

  const find = () =>
    run(async () => {
      const { edition, sets, pace, seats } = newGame(quick, name || known?.name || "");
      const me = seats.find((one) => one.who === "me");
      const seated = await api.find({ edition, sets, pace, name: me?.name ?? "" });
      go(`/game/${seated.game}`);
    });

  return (
    <section className="begin panel" aria-labelledby="begin">
      <Fan />
      <div className="begin-words">
        <h1 id="begin">A history of everything, in a hundred cards</h1>
        <p>
          Splay is a table for Innovation: build a civilization card by card, use what others forgot, and be the first to the
          achievements.
        </p>
        <div className="begin-ways">
          <button type="button" className="primary big" disabled={busy} onClick={() => begin(quick)}>
            Play now
          </button>
          <button type="button" className="big" disabled={busy} onClick={() => begin(friendPlan(plan))}>
            Play with a friend
          </button>
          <button type="button" className="big" disabled={busy} onClick={find}>
            Find an opponent
          </button>
          <Go to="/new" className="button big">
            More choices…
          </Go>
        </div>
        <p className="dim begin-what">
          Play now: {editionName[quick.edition]}
          {quick.expansions.length > 0 && ` with ${listed(quick.expansions.map(capital))}`}, you against {opponents(quick)}. A
          friend joins by a link that you send; an opponent is whoever else looks for one, or a bot if nobody comes.
        </p>
        <Problem text={problem} />
        <div className="begin-more">
          <label>
            Your name{" "}
            <input
              value={name}
              onChange={(event) => setName(event.target.value)}
              placeholder={known?.name ?? "Player"}
              maxLength={LONGEST_NAME}
              autoComplete="nickname"
            />
          </label>
          <label className="check">
            <input type="checkbox" checked={guided} onChange={(event) => setGuided(event.target.checked)} />
            Explain the game while I play
          </label>
          <span className="dim">
            New here? <Go to="/rules">Read the rules</Go> in ten minutes.
          </span>
        </div>
      </div>
      <p className="version dim">
        Version {info.version}, rules {info.rules}
      </p>
    </section>
  );
}

function opponents(plan: Plan): string {
  return listed(plan.seats.filter((one) => one.who === "bot").map((one) => `${article(one.level)} ${one.level} bot`));
}

const article = (word: string) => (/^[aeiou]/.test(word) ? "an" : "a");

/** The reader's own games that go on, those that wait for a decision first. */
function MyGames({ games }: { games: GameInfo[] }) {
  const going = games.filter((game) => game.status !== "over");
  if (going.length === 0) return null;
  const sorted = [...going].sort((a, b) => Number(waitsForMe(b)) - Number(waitsForMe(a)) || b.updated - a.updated);
  return (
    <section aria-labelledby="mine">
      <h2 id="mine">Your games</h2>
      <ul className="games">
        {sorted.map((game) => (
          <GameRow key={game.id} game={game} />
        ))}
      </ul>
    </section>
  );
}

function OthersGames({ games, problem }: { games: GameInfo[] | null; problem: unknown }) {
  const others = (games ?? []).filter((game) => !game.seats.some((seat) => seat.mine));
  const open = others.filter((game) => game.status === "open");
  const running = others.filter((game) => game.status === "running");
  return (
    <div className="others">
      {problem !== null && <Problem text={sentence(problem)} />}
      <section aria-labelledby="open">
        <h2 id="open">Games to join</h2>
        {open.length > 0 ? (
          <ul className="games">
            {open.map((game) => (
              <GameRow key={game.id} game={game} />
            ))}
          </ul>
        ) : (
          <p className="none-yet">
            Nobody is waiting right now. <Go to="/new?listed=yes">Open a game</Go> and it will stand here for others to join.
          </p>
        )}
      </section>
      <section aria-labelledby="running">
        <h2 id="running">Games to watch</h2>
        {running.length > 0 ? (
          <ul className="games">
            {running.map((game) => (
              <GameRow key={game.id} game={game} />
            ))}
          </ul>
        ) : (
          <p className="none-yet">
            No listed game is being played. Meanwhile, <Go to="/cards">leaf through the cards</Go>.
          </p>
        )}
      </section>
    </div>
  );
}
