import { useCallback, useEffect, useState } from "react";
import { api } from "../../net/api";
import { Dialog } from "../../table/Dialog";
import { updateOf } from "../../table/replay";
import { Table } from "../../table/Table";
import { Problem } from "../Problem";
import { placeIn } from "../review/names";
import { ReviewPanels } from "../review/ReviewPanels";
import { useReview } from "../review/useReview";
import { Controls } from "./Controls";
import { Deal } from "./Deal";
import { OpenHands } from "./OpenHands";
import { PlayOn } from "./PlayOn";
import { download, fileName, type Opened } from "./record";
import { TurningNote } from "./TurningNote";
import { TEXTS } from "./texts";
import { keyStep } from "./timeline";
import { useFrame } from "./useFrame";

/** Milliseconds per move. */
export const SPEEDS = { slow: 3500, normal: 1800, fast: 700 };
export type Speed = keyof typeof SPEEDS;

interface Props {
  record: Opened;
  /** The seats that were the reader's. */
  mine: readonly number[];
  game: string | null;
  /** Where to begin: `at` so many moves, through the eyes of a `seat`. */
  place: URLSearchParams;
  close: (() => void) | null;
}

const number = (text: string | null): number | null => (text !== null && /^\d+$/.test(text) ? Number(text) : null);

/** A recorded game on the table, with the controls above it. */
export function Viewer({ record, mine, game, place, close }: Props) {
  const [wantedAt, wantedSeat] = [number(place.get("at")), number(place.get("seat"))];
  const [at, setAt] = useState(Math.min(wantedAt ?? 0, record.length));
  const [seat, setSeat] = useState<number | null>(wantedSeat);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>("normal");
  const [open, setOpen] = useState<"branch" | "review" | null>(null);
  const [wantsReview, setWantsReview] = useState(wantedAt !== null);
  const { shown, problem } = useFrame(record.text, at, seat);
  const frame = shown?.frame ?? null;
  const of = frame?.of ?? record.length;
  const turns = frame?.turns ?? [];

  // A link to another place in the same game.
  useEffect(() => {
    if (wantedAt === null) return;
    setPlaying(false);
    setOpen(null);
    setAt(Math.min(wantedAt, record.length));
    setSeat(wantedSeat);
  }, [wantedAt, wantedSeat, record]);

  const ask = useCallback(() => (game ? api.reviewGame(game) : api.reviewRecord(record.text)), [game, record]);
  const reviewed = useReview(wantsReview ? ask : null);
  const people = { names: record.players, mine };
  const to = (moves: number, player: number) => placeIn(game ? `/replay/${game}` : "/replay", people, moves, player);

  useEffect(() => {
    if (!playing) return;
    if (at >= of) {
      setPlaying(false);
      return;
    }
    // Only from what has been shown: a slow server slows the replay, it does not skip.
    if (frame?.moves !== at) return;
    const timer = setTimeout(() => setAt(at + 1), SPEEDS[speed]);
    return () => clearTimeout(timer);
  }, [playing, at, of, frame, speed]);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const on = event.target instanceof Element ? event.target : null;
      if (event.ctrlKey || event.metaKey || event.altKey || on?.closest("input:not([type=range]), select, textarea, dialog"))
        return;
      if (event.key === " " && !on?.closest("button, a, summary")) {
        event.preventDefault();
        setPlaying((was) => !was);
        return;
      }
      const to = keyStep(event.key, event.shiftKey, at, of, turns);
      if (to === null) return;
      event.preventDefault();
      setPlaying(false);
      setAt(to);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [at, of, turns]);

  // Whoever looks sits near, the others away, also where everything is open.
  const near = mine[0] ?? 0;
  return (
    <div className="replay">
      <Controls
        at={at}
        of={of}
        turns={turns}
        points={(reviewed.review?.turning_points ?? []).map(({ moves }) => moves)}
        go={(to) => {
          setPlaying(false);
          setAt(to);
        }}
        playing={playing}
        setPlaying={(on) => {
          if (on && at >= of) setAt(0);
          setPlaying(on);
        }}
        speed={speed}
        setSpeed={setSpeed}
        players={record.players}
        seat={seat}
        setSeat={setSeat}
        next={frame?.moves === at ? frame.next : null}
      >
        <button
          type="button"
          onClick={() => {
            setWantsReview(true);
            setOpen("review");
          }}
        >
          {TEXTS.review}
        </button>
        <button type="button" onClick={() => setOpen("branch")} disabled={!frame || frame.scene.question === null}>
          {TEXTS.playOn}
        </button>
        <button type="button" onClick={() => download(fileName(record.players), record.text)}>
          {TEXTS.download}
        </button>
        {close && (
          <button type="button" onClick={close}>
            {TEXTS.close}
          </button>
        )}
      </Controls>
      {frame?.warning && <p className="replay-warning">{frame.warning}</p>}
      {frame && <Deal record={record.text} game={game} told={frame.deal} />}
      <TurningNote
        point={reviewed.review?.turning_points.find(({ moves }) => moves === at)}
        people={people}
        edition={record.edition}
      />
      <Problem text={problem} />
      {shown && frame ? (
        <>
          {shown.seat === null && <OpenHands scene={frame.scene} edition={record.edition} near={near} />}
          <Table
            key={shown.cut}
            update={updateOf(frame, record.edition, shown.seat)}
            log={frame.log}
            chat={[]}
            send={() => undefined}
            still
            near={near}
          />
        </>
      ) : (
        !problem && (
          <p className="loading" role="status">
            {TEXTS.settingUp}
          </p>
        )
      )}
      {open === "branch" && frame && (
        <PlayOn
          record={record}
          moves={at}
          names={frame.scene.names}
          suggested={frame.scene.question?.player ?? 0}
          close={() => setOpen(null)}
        />
      )}
      {open === "review" && (
        <Dialog title={TEXTS.review} onClose={() => setOpen(null)} wide>
          <ReviewPanels reviewed={reviewed} people={people} to={to} />
        </Dialog>
      )}
    </div>
  );
}
