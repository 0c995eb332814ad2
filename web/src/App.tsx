import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { CatalogProvider } from "./card/catalog";
import { api, sentence } from "./net/api";
import { LobbyPage } from "./pages/lobby/LobbyPage";
import { Notice } from "./pages/Notice";
import { match, useAddress } from "./route";
import { Shell } from "./Shell";
import { TEXTS } from "./texts";
import type { ServerInfo } from "./wire/ServerInfo";

// Each page comes when it is first gone to; only the lobby is there from the start.
const CardsPage = lazy(() => import("./pages/cards/CardsPage").then(({ CardsPage }) => ({ default: CardsPage })));
const JoinPage = lazy(() => import("./pages/game/JoinPage").then(({ JoinPage }) => ({ default: JoinPage })));
const GamePage = lazy(() => import("./pages/game/GamePage").then(({ GamePage }) => ({ default: GamePage })));
const LearnPage = lazy(() => import("./pages/learn/LearnPage").then(({ LearnPage }) => ({ default: LearnPage })));
const LessonPage = lazy(() => import("./pages/learn/LessonPage").then(({ LessonPage }) => ({ default: LessonPage })));
const ComePage = lazy(() => import("./pages/me/ComePage").then(({ ComePage }) => ({ default: ComePage })));
const ConfirmPage = lazy(() => import("./pages/me/LettersPage").then(({ ConfirmPage }) => ({ default: ConfirmPage })));
const StopPage = lazy(() => import("./pages/me/LettersPage").then(({ StopPage }) => ({ default: StopPage })));
const LadderPage = lazy(() => import("./pages/me/LadderPage").then(({ LadderPage }) => ({ default: LadderPage })));
const MePage = lazy(() => import("./pages/me/MePage").then(({ MePage }) => ({ default: MePage })));
const ProfilePage = lazy(() => import("./pages/me/ProfilePage").then(({ ProfilePage }) => ({ default: ProfilePage })));
const NewPage = lazy(() => import("./pages/new/NewPage").then(({ NewPage }) => ({ default: NewPage })));
const OperatorPage = lazy(() => import("./pages/operator/OperatorPage").then(({ OperatorPage }) => ({ default: OperatorPage })));
const ReplayPage = lazy(() => import("./pages/replay/ReplayPage").then(({ ReplayPage }) => ({ default: ReplayPage })));
const ReviewPage = lazy(() => import("./pages/review/ReviewPage").then(({ ReviewPage }) => ({ default: ReviewPage })));
const RulesPage = lazy(() => import("./pages/rules/RulesPage").then(({ RulesPage }) => ({ default: RulesPage })));

export function App() {
  // What the page asks of the server once, before it can show anything.
  const [info, setInfo] = useState<ServerInfo | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const load = useCallback(() => {
    setProblem(null);
    api.info().then(setInfo, (error: unknown) => setProblem(error));
  }, []);
  useEffect(load, [load]);

  if (info) {
    return (
      <CatalogProvider info={info}>
        <Pages info={info} />
      </CatalogProvider>
    );
  }
  return (
    <Shell wide={false}>
      {problem ? (
        <Notice title={TEXTS.offline} action={{ text: TEXTS.again, run: load }}>
          {sentence(problem)}
        </Notice>
      ) : (
        <Loading />
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
  const confirm = match("/mail/confirm/:", path);
  const stop = match("/mail/stop/:", path);
  const person = match("/people/:", path);
  const replay = match("/replay/:", path) ?? match("/replay", path);
  // The table fills the window; everything else is a column to read.
  const lesson = match("/learn/:", path);
  const review = match("/review/:", path);
  const wide = game !== null || replay !== null || lesson !== null || review !== null;
  // Whoever is in the lobby is likely to sit down at a table next.
  useEffect(() => {
    const timer = setTimeout(() => void import("./pages/game/GamePage").catch(() => undefined), 1500);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Shell wide={wide} main={main}>
      <Suspense fallback={<Loading />}>
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
          <MePage info={info} />
        ) : path === "/operator" ? (
          <OperatorPage />
        ) : ladder ? (
          <LadderPage key={path} kind={ladder[0] ?? ""} info={info} />
        ) : person ? (
          <ProfilePage key={path} name={person[0] ?? ""} />
        ) : come ? (
          <ComePage key={path} link={come[0] ?? ""} />
        ) : confirm ? (
          <ConfirmPage key={path} link={confirm[0] ?? ""} />
        ) : stop ? (
          <StopPage key={path} link={stop[0] ?? ""} />
        ) : (
          <Notice title={TEXTS.nowhere} action={{ text: TEXTS.lobby, to: "/" }}>
            {TEXTS.nowhereWhat}
          </Notice>
        )}
      </Suspense>
    </Shell>
  );
}

function Loading() {
  return (
    <p className="loading" role="status">
      {TEXTS.loading}
    </p>
  );
}
