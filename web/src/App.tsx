import { useCallback, useEffect, useRef, useState } from "react";
import { CatalogProvider } from "./card/catalog";
import { api, type Cards, sentence } from "./net/api";
import { CardsPage } from "./pages/cards/CardsPage";
import { GamePage } from "./pages/game/GamePage";
import { JoinPage } from "./pages/game/JoinPage";
import { LearnPage } from "./pages/learn/LearnPage";
import { LessonPage } from "./pages/learn/LessonPage";
import { LobbyPage } from "./pages/lobby/LobbyPage";
import { ComePage } from "./pages/me/ComePage";
import { LadderPage } from "./pages/me/LadderPage";
import { MePage } from "./pages/me/MePage";
import { ProfilePage } from "./pages/me/ProfilePage";
import { Notice } from "./pages/Notice";
import { NewPage } from "./pages/new/NewPage";
import { ReplayPage } from "./pages/replay/ReplayPage";
import { ReviewPage } from "./pages/review/ReviewPage";
import { RulesPage } from "./pages/rules/RulesPage";
import { match, useAddress } from "./route";
import { Shell } from "./Shell";
import type { ServerInfo } from "./wire/ServerInfo";

/** What the page asks of the server once, before it can show anything. */
interface Loaded {
  info: ServerInfo;
  cards: Cards;
}

export function App() {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const load = useCallback(() => {
    setProblem(null);
    Promise.all([api.info(), api.cards()]).then(
      ([info, cards]) => setLoaded({ info, cards }),
      (error: unknown) => setProblem(error),
    );
  }, []);
  useEffect(load, [load]);

  if (loaded) {
    return (
      <CatalogProvider value={loaded.cards} splays={loaded.info.splays}>
        <Pages info={loaded.info} />
      </CatalogProvider>
    );
  }
  return (
    <Shell wide={false}>
      {problem ? (
        <Notice title="No connection" action={{ text: "Try again", run: load }}>
          {sentence(problem)}
        </Notice>
      ) : (
        <p className="loading" role="status">
          Laying out the table…
        </p>
      )}
    </Shell>
  );
}

/** The page at the address. */
function Pages({ info }: { info: ServerInfo }) {
  const address = useAddress();
  const path = address.pathname;
  const main = useRef<HTMLElement>(null);

  // Who goes to another page by link begins to read it at its top, also with a screen reader.
  const before = useRef(path);
  useEffect(() => {
    if (before.current !== path && !address.hash) main.current?.focus({ preventScroll: true });
    before.current = path;
  }, [path, address.hash]);

  const game = match("/game/:", path);
  const join = match("/join/:/:", path);
  const ladder = match("/ladder/:", path);
  const come = match("/come/:", path);
  const person = match("/people/:", path);
  const replay = match("/replay/:", path) ?? match("/replay", path);
  // The table fills the window; everything else is a column to read.
  const lesson = match("/learn/:", path);
  const review = match("/review/:", path);
  const wide = game !== null || replay !== null || lesson !== null || review !== null;
  return (
    <Shell wide={wide} main={main}>
      {path === "/" ? (
        <LobbyPage info={info} />
      ) : path === "/new" ? (
        <NewPage info={info} />
      ) : game ? (
        <GamePage key={path} id={game[0] ?? ""} watch={address.searchParams.get("watch")} />
      ) : join ? (
        <JoinPage key={path} id={join[0] ?? ""} invite={join[1] ?? ""} />
      ) : path === "/cards" ? (
        <CardsPage query={address.searchParams} info={info} />
      ) : path === "/rules" ? (
        <RulesPage chapter={address.hash.slice(1)} />
      ) : path === "/learn" ? (
        <LearnPage info={info} />
      ) : lesson ? (
        <LessonPage key={path} id={lesson[0] ?? ""} info={info} />
      ) : review ? (
        <ReviewPage key={path} id={review[0] ?? ""} />
      ) : replay ? (
        <ReplayPage key={path} id={replay[0] ?? null} place={address.searchParams} />
      ) : path === "/me" ? (
        <MePage />
      ) : ladder ? (
        <LadderPage key={path} kind={ladder[0] ?? ""} info={info} />
      ) : person ? (
        <ProfilePage key={path} name={person[0] ?? ""} />
      ) : come ? (
        <ComePage key={path} link={come[0] ?? ""} />
      ) : (
        <Notice title="There is nothing here" action={{ text: "To the lobby", to: "/" }}>
          This address leads nowhere.
        </Notice>
      )}
    </Shell>
  );
}
