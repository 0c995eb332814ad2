/** The game screen: a pure display of an accumulated game, with commands going out. */

import { type CSSProperties, lazy, type PointerEvent, Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { EditionProvider, useCards } from "../card";
import { Go } from "../route";
import type { Answer } from "../wire/Answer";
import type { Scene } from "../wire/Scene";
import { plain } from "../words/phrase";
import { VocabularyProvider } from "../words/say";
import { AchievementsDialog } from "./AchievementsDialog";
import { useAttention } from "./attention";
import { Choosing } from "./Choosing";
import { Curtain } from "./Curtain";
import { Desk } from "./Desk";
import { GameDialog } from "./GameDialog";
import { HelpDialog } from "./HelpDialog";
import { InspectingProvider } from "./Inspecting";
import { Keys } from "./Keys";
import { Pages, PagesDialog, useUnread } from "./Pages";
import { Phone } from "./Phone";
import type { TableProps } from "./props";
import { SeatDialog } from "./SeatDialog";
import { SettingsDialog } from "./SettingsDialog";
import { Specials } from "./Specials";
import { Stage, type StageProps } from "./Stage";
import { SupplyDialog } from "./SupplyDialog";
import { seatingOf } from "./seating";
import { useSettings } from "./settings";
import { lastOwn, since } from "./story";
import { Tools } from "./Tools";
import { Track } from "./Track";
import { isAction } from "./targets";
import { TEXTS } from "./texts";
import { frameOf } from "./useLayout";
import { rem } from "./useMedia";
import { usePlayback } from "./usePlayback";
import { useSize } from "./useSize";
import "./table.css";
import "./loom.css";
import "./stage.css";
import "./phone.css";
import "./dialogs.css";

export type { TableProps } from "./props";
export { updateOf } from "./replay";

export function Table(props: TableProps) {
  const { update, send } = props;
  if (!update.scene) return null;
  const { scene, seat, game } = update;
  const deciding = scene.question?.player ?? null;
  // Several people at one screen: whoever is to decide is not always whose cards are shown.
  const handOver = !props.still && deciding !== null && deciding !== seat && (game.seats[deciding]?.mine ?? false);
  if (handOver) {
    // Not even the log: it tells things that only the one before may know.
    return <Curtain name={scene.names[deciding] ?? TEXTS.nextPlayer} onOpen={() => send({ do: "look", seat: deciding })} />;
  }
  return (
    <EditionProvider value={game.edition} sets={game.sets}>
      <VocabularyProvider value={scene.vocabulary}>
        <OpenTable {...props} update={{ ...update, scene }} />
      </VocabularyProvider>
    </EditionProvider>
  );
}

// How a game ended is told once, at its end.
const EndingDialog = lazy(() => import("../pages/review/EndingDialog").then(({ EndingDialog }) => ({ default: EndingDialog })));

type Opened = Omit<TableProps, "update"> & { update: TableProps["update"] & { scene: Scene } };
export type Window =
  | "settings"
  | "help"
  | "game"
  | "ending"
  | "decks"
  | "achievements"
  | "pages"
  | "more"
  | { seat: number }
  | null;

/** A click or tap beside anything that does something else skips what is being shown. */
const skipAt = (skip: () => void) => (event: PointerEvent) => {
  if (event.target instanceof Element && !event.target.closest("button, a, summary, dialog, input")) skip();
};

const NO_ANSWERS: readonly Answer[] = [];

function OpenTable({
  update,
  log,
  chat,
  send,
  offline = false,
  problem,
  dismissProblem,
  hint,
  talk,
  guide,
  still = false,
  near,
}: Opened) {
  const root = useRef<HTMLDivElement>(null);
  const size = useSize(root);
  const [settings] = useSettings();
  const { byTitle } = useCards();
  const printed = useCallback((title: string) => byTitle.get(title), [byTitle]);
  const { scene, told, line, playing, skip } = usePlayback(root, update, log, settings.pace, printed);
  const [open, setOpen] = useState<Window>(null);
  const [page, setPage] = useState<"log" | "talk">("log");
  const turnPage = useCallback(() => setPage((was) => (was === "log" && talk ? "talk" : "log")), [talk]);
  const help = useCallback(() => setOpen("help"), []);
  const close = useCallback(() => setOpen(null), []);

  const seat = update.seat;
  const question = scene.question;
  const mine = !still && seat !== null && question?.player === seat && question.answers.length > 0;
  const [sentFor, setSentFor] = useState<number | null>(null);
  const sent = sentFor === update.number && !problem;
  const answers = mine && !playing && !sent ? question.answers : NO_ANSWERS;
  const { turn } = scene.table;
  const endsTurn = isAction(question) && turn.actions === 1;
  const careful = settings.confirm === "always" || (settings.confirm === "turn" && endsTurn);

  // What was there when one last chose: the log after it is news, and changed totals are marked.
  const [marked, setMarked] = useState<{ news: number; players: Scene["table"]["players"] } | null>(null);
  const derived = useMemo(() => (still ? 0 : lastOwn(log, seat)), [log, seat, still]);
  const news = Math.min(marked?.news ?? derived, log.length);
  const shownLog = useMemo(() => log.slice(0, told), [log, told]);
  const recap = useMemo(() => (news > 0 ? since(shownLog, news) : []), [shownLog, news]);

  const take = useCallback(
    (answer: Answer) => {
      setSentFor(update.number);
      setMarked({ news: log.length, players: update.scene.table.players });
      send({ do: "choose", number: update.number, choice: answer.written, seat });
    },
    [log.length, send, update, seat],
  );

  useAttention(mine ? String(update.number) : null, plain(question?.prompt ?? []), settings);

  const over = update.scene.question === null && update.game.status === "over";
  const wasOver = useRef(over);
  useEffect(() => {
    if (over && !wasOver.current && !playing && !still) setOpen("ending");
    if (!playing) wasOver.current = over;
  }, [over, playing, still]);

  // The guide speaks of what is on the table, not of what is still on its way there.
  const settled = useRef(scene);
  if (!playing) settled.current = scene;

  const deciding = playing ? null : (question?.player ?? null);
  const seating = seatingOf(update, scene, { deciding, mine, before: marked?.players ?? null, near });
  const frame = frameOf(size.width, size.height, scene.table.sets.length, scene.names.length, rem());
  const stage: StageProps = {
    update,
    scene,
    log: shownLog,
    mine,
    sent,
    playing,
    line,
    skip,
    still,
    careful,
    news: recap,
    send,
    hint: still ? undefined : hint,
    onEnding: still ? undefined : () => setOpen("ending"),
  };
  const unread = useUnread(chat.length, page === "talk");
  const pages = { lines: shownLog, news: still ? 0 : news, page, onTurn: setPage, talk, unread };
  const announcement = playing
    ? plain(line?.words ?? [])
    : mine
      ? TEXTS.announce(plain(question.prompt))
      : question
        ? ""
        : plain(scene.result);
  const style = {
    "--gap": `${frame.gap}px`,
    "--top": `${frame.top}px`,
    "--rail": `${frame.rail}px`,
    "--stage": `${frame.stage}px`,
    "--options": `${frame.options}px`,
  } as CSSProperties;

  return (
    <Choosing answers={answers} decision={`${update.number}`} careful={careful} onTake={take}>
      <InspectingProvider>
        <Keys root={root} playing={playing} quick={settings.quick} skip={skip} help={help} turnPage={turnPage} />
        {guide?.(settled.current)}
        <div
          ref={root}
          className={`table ${frame.kind} players-${scene.names.length}${mine && !playing ? " deciding" : ""}`}
          style={style}
          data-number={update.number}
          data-playing={playing || undefined}
          onPointerDown={playing ? skipAt(skip) : undefined}
        >
          <h1 className="unseen">{TEXTS.heading(scene.names)}</h1>
          <p className="unseen" role="status" aria-live="polite">
            {announcement}
          </p>
          <Banners
            update={update}
            offline={offline}
            problem={problem?.message ?? null}
            dismiss={dismissProblem}
            send={send}
            still={still}
          />
          <div className="top">
            <Go to="/" className="top-brand" aria-label={TEXTS.toLobby}>
              <img src="/icon.svg" alt="" width="28" height="28" />
              <span>{TEXTS.brand}</span>
            </Go>
            <div className="top-goals" data-zone="available">
              <Track scene={scene} onOpen={() => setOpen("decks")} />
              <Specials scene={scene} me={seat} onOpen={() => setOpen("achievements")} />
            </div>
            <Tools kind={frame.kind} still={still} news={recap.length + unread} onOpen={setOpen} />
          </div>
          {size.width === 0 ? null : frame.kind === "phone" ? (
            <Phone seating={seating} stage={stage} height={size.height} onOpen={(player) => setOpen({ seat: player })} />
          ) : (
            <>
              <Desk
                seating={seating}
                frame={frame}
                onOpen={(player) => setOpen({ seat: player })}
                band={
                  frame.kind === "tablet" && (
                    <div className="band">
                      <Stage {...stage} />
                      <Pages {...pages} />
                    </div>
                  )
                }
              />
              {frame.kind === "desk" && (
                <aside className="rail">
                  <Stage {...stage} />
                  <Pages {...pages} />
                </aside>
              )}
            </>
          )}
        </div>
        {open === "settings" && <SettingsDialog onClose={close} />}
        {open === "help" && <HelpDialog onClose={close} />}
        {open === "game" && <GameDialog update={update} send={send} onClose={close} />}
        {open === "ending" && (
          <Suspense fallback={null}>
            <EndingDialog update={update} scene={scene} log={log} send={send} onClose={close} />
          </Suspense>
        )}
        {open === "decks" && <SupplyDialog scene={scene} onClose={close} />}
        {open === "achievements" && <AchievementsDialog scene={scene} me={seat} onClose={close} />}
        {open === "pages" && <PagesDialog {...pages} onClose={close} />}
        {open !== null && typeof open === "object" && (
          <SeatDialog scene={scene} update={still ? null : update} player={open.seat} me={seat} onClose={close} />
        )}
      </InspectingProvider>
    </Choosing>
  );
}

interface BannersProps {
  update: TableProps["update"];
  offline: boolean;
  problem: string | null;
  dismiss: (() => void) | undefined;
  send: TableProps["send"];
  still: boolean;
}

/** What stands in the way: no connection, a refusal, a bot at one's own seat. */
function Banners({ update, offline, problem, dismiss, send, still }: BannersProps) {
  const replaced = !still && update.seat !== null && (update.game.seats[update.seat]?.replaced ?? false);
  if (!offline && !problem && !replaced) return null;
  return (
    <div className="banners">
      {offline && (
        <p role="status" className="banner">
          {TEXTS.banners.offline}
        </p>
      )}
      {problem && (
        <p role="alert" className="banner">
          {problem}{" "}
          <button type="button" className="plain" onClick={dismiss}>
            {TEXTS.banners.dismiss}
          </button>
        </p>
      )}
      {replaced && (
        <p className="banner">
          {TEXTS.banners.replaced}{" "}
          <button type="button" onClick={() => send({ do: "return" })}>
            {TEXTS.banners.return}
          </button>
        </p>
      )}
    </div>
  );
}
