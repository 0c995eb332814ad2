/** The game screen: a pure display of an accumulated game, with commands going out. */

import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { EditionProvider, ICONS, useCards } from "../card";
import { EndingDialog } from "../pages/review/EndingDialog";
import type { Answer } from "../wire/Answer";
import type { Scene } from "../wire/Scene";
import { plain } from "../words/phrase";
import { useSay, VocabularyProvider } from "../words/say";
import { Ask } from "./Ask";
import { useAttention } from "./attention";
import { Board } from "./Board";
import { Choosing } from "./Choosing";
import { Curtain } from "./Curtain";
import { GameDialog } from "./GameDialog";
import { Hand } from "./Hand";
import { HelpDialog } from "./HelpDialog";
import { Keys } from "./Keys";
import { Log } from "./Log";
import { Preview } from "./Preview";
import type { TableProps } from "./props";
import { Recap } from "./Recap";
import { SeatHeader } from "./SeatHeader";
import { SettingsDialog } from "./SettingsDialog";
import { Supply } from "./Supply";
import { useSettings } from "./settings";
import { lastOwn, since } from "./story";
import { isAction } from "./targets";
import { NARROW, rem, useMedia } from "./useMedia";
import { usePlayback } from "./usePlayback";
import "./table.css";
import "./board.css";
import "./rail.css";

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
    return <Curtain name={scene.names[deciding] ?? "the next player"} onOpen={() => send({ do: "look", seat: deciding })} />;
  }
  return (
    <EditionProvider value={game.edition}>
      <VocabularyProvider value={scene.vocabulary}>
        <OpenTable {...props} update={{ ...update, scene }} />
      </VocabularyProvider>
    </EditionProvider>
  );
}

type Opened = Omit<TableProps, "update"> & { update: TableProps["update"] & { scene: Scene } };
type Window = "settings" | "help" | "game" | "ending" | null;

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
  near: nearest,
}: Opened) {
  const root = useRef<HTMLDivElement>(null);
  const say = useSay();
  const narrow = useMedia(NARROW);
  const tall = useMedia("(min-height: 1000px)");
  const [settings] = useSettings();
  const { byTitle } = useCards();
  const printed = useCallback((title: string) => byTitle.get(title), [byTitle]);
  const { scene, told, line, playing, skip } = usePlayback(root, update, log, settings.pace, printed);
  const [open, setOpen] = useState<Window>(null);
  const [page, setPage] = useState<"log" | "talk">("log");
  const turnPage = useCallback(() => setPage((was) => (was === "log" && talk ? "talk" : "log")), [talk]);
  const help = useCallback(() => setOpen("help"), []);

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

  // Opponents clockwise from the one who looks, who sits at the near edge.
  const players = scene.names.length;
  const near = seat ?? nearest ?? players - 1;
  const others = Array.from({ length: players - 1 }, (_, n) => (near + 1 + n) % players);
  const shallow =
    players < 4 &&
    !Object.values(scene.table.players[near]!.board).some(
      ({ cards, splay }) => cards.length > 2 && (splay === "up" || splay === "aslant"),
    );
  const icons = ICONS.filter((icon) => scene.icons.includes(icon));
  const deciding = playing ? null : (question?.player ?? null);
  const header = (player: number, handless: boolean) => (
    <SeatHeader
      scene={scene}
      player={player}
      info={update.game.seats[player]}
      me={player === seat}
      deciding={deciding === player}
      {...(marked && { before: marked.players[player]! })}
      icons={icons}
      handless={handless}
    />
  );
  const announcement = playing
    ? plain(line?.words ?? [])
    : mine
      ? `Your decision: ${plain(question.prompt)}`
      : question
        ? ""
        : plain(scene.result);

  return (
    <Choosing answers={answers} decision={`${update.number}`} careful={careful} onTake={take}>
      <Keys root={root} playing={playing} quick={settings.quick} skip={skip} help={help} turnPage={turnPage} />
      {guide?.(settled.current)}
      <div ref={root} className={`table players-${players}${mine && !playing ? " deciding" : ""}`} data-number={update.number}>
        <h1 className="unseen">{scene.names.join(", ")}: a game of Innovation</h1>
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
        <div className="table-head">
          <Supply scene={scene} me={seat} />
          <div className="table-tools" role="toolbar" aria-label="table">
            {!still && (
              <button
                type="button"
                className="plain"
                onClick={() => setOpen("game")}
                aria-label="This game: links, give up, leave"
                title="This game"
              >
                ⋯
              </button>
            )}
            <button type="button" className="plain" onClick={() => setOpen("settings")} aria-label="Settings" title="Settings">
              ⚙
            </button>
            <button
              type="button"
              className="plain"
              onClick={help}
              aria-label="What everything means"
              title="What everything means"
            >
              ?
            </button>
          </div>
        </div>
        <div className="opponents" role="group" aria-label="opponents" tabIndex={0}>
          {others.map((player) => (
            <section key={player} className={`seat${deciding === player ? " active" : ""}`} aria-label={scene.names[player]}>
              {header(player, false)}
              <Board
                civilization={scene.table.players[player]!}
                player={player}
                mine={false}
                compact
                bounded={false}
                min={62}
                max={narrow ? 110 : rem() * 10}
                rows={narrow ? 3 : players > 3 && !tall ? 1 : 2}
              />
            </section>
          ))}
        </div>
        <section
          className={`seat near${deciding === near ? " active" : ""}`}
          aria-label={seat === null ? scene.names[near] : say`your board`}
        >
          {header(near, (seat ?? nearest) !== undefined)}
          <Board
            civilization={scene.table.players[near]!}
            player={near}
            mine={mine}
            compact={narrow}
            bounded={!narrow}
            min={narrow ? 100 : 120}
            max={narrow ? 170 : rem() * 20}
          />
        </section>
        {(seat ?? nearest) !== undefined && (
          <Hand cards={scene.table.players[near]!.hand} player={near} narrow={narrow} shallow={shallow} />
        )}
        <aside className="rail">
          <Ask
            update={update}
            scene={scene}
            mine={mine}
            sent={sent}
            playing={playing}
            line={line}
            skip={skip}
            still={still}
            careful={careful}
            send={send}
            hint={still ? undefined : hint}
            onEnding={still ? undefined : () => setOpen("ending")}
          />
          <div className="rail-lower">
            <Preview names={scene.names} me={seat} careful={careful} />
            {narrow && !playing && <Recap lines={recap} />}
            <div className="panel pages">
              <div className="pages-head">
                <Tabs page={page} onTurn={setPage} talk={talk !== undefined} remarks={chat.length} />
              </div>
              {page === "talk" && talk ? talk : <Log lines={shownLog} news={still ? 0 : news} />}
            </div>
          </div>
        </aside>
      </div>
      {open === "settings" && <SettingsDialog onClose={() => setOpen(null)} />}
      {open === "help" && <HelpDialog onClose={() => setOpen(null)} />}
      {open === "game" && <GameDialog update={update} send={send} onClose={() => setOpen(null)} />}
      {open === "ending" && <EndingDialog update={update} scene={scene} log={log} send={send} onClose={() => setOpen(null)} />}
    </Choosing>
  );
}

function Tabs({
  page,
  onTurn,
  talk,
  remarks,
}: {
  page: "log" | "talk";
  onTurn: (page: "log" | "talk") => void;
  talk: boolean;
  remarks: number;
}) {
  const [read, setRead] = useState(remarks);
  useEffect(() => {
    if (page === "talk") setRead(remarks);
  }, [page, remarks]);
  const unread = remarks - read;
  return (
    <div className="tabs">
      <button type="button" className="plain" aria-pressed={page === "log"} onClick={() => onTurn("log")}>
        What happened
      </button>
      {talk && (
        <button type="button" className="plain" aria-pressed={page === "talk"} onClick={() => onTurn("talk")}>
          Talk
          {unread > 0 && <span className="badge">{unread}</span>}
        </button>
      )}
    </div>
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
          The connection is lost; trying again…
        </p>
      )}
      {problem && (
        <p role="alert" className="banner">
          {problem}{" "}
          <button type="button" className="plain" onClick={dismiss}>
            OK
          </button>
        </p>
      )}
      {replaced && (
        <p className="banner">
          A bot plays for you.{" "}
          <button type="button" onClick={() => send({ do: "return" })}>
            Take my seat back
          </button>
        </p>
      )}
    </div>
  );
}
