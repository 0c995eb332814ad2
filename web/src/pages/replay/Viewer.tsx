import { useEffect, useState } from "react";
import { updateOf } from "../../table/replay";
import { Table } from "../../table/Table";
import { Problem } from "../Problem";
import { Controls } from "./Controls";
import { Deal } from "./Deal";
import { PlayOn } from "./PlayOn";
import { download, fileName, type Opened } from "./record";
import { keyStep } from "./timeline";
import { useFrame } from "./useFrame";

/** Milliseconds per move. */
export const SPEEDS = { slow: 3500, normal: 1800, fast: 700 };
export type Speed = keyof typeof SPEEDS;

/** A recorded game on the table, with the controls above it. */
export function Viewer({ record, game, close }: { record: Opened; game: string | null; close: (() => void) | null }) {
  const [at, setAt] = useState(0);
  const [seat, setSeat] = useState<number | null>(null);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>("normal");
  const [branching, setBranching] = useState(false);
  const { shown, problem } = useFrame(record.text, at, seat);
  const frame = shown?.frame ?? null;
  const of = frame?.of ?? record.length;
  const turns = frame?.turns ?? [];

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

  return (
    <div className="replay">
      <Controls
        at={at}
        of={of}
        turns={turns}
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
        <button type="button" onClick={() => setBranching(true)} disabled={!frame || frame.scene.question === null}>
          Play on from here
        </button>
        <button type="button" onClick={() => download(fileName(record.players), record.text)}>
          Download
        </button>
        {close && (
          <button type="button" onClick={close}>
            Close
          </button>
        )}
      </Controls>
      {frame?.warning && <p className="replay-warning">{frame.warning}</p>}
      {frame && <Deal record={record.text} game={game} told={frame.deal} />}
      <Problem text={problem} />
      {shown && frame ? (
        <Table
          key={shown.cut}
          update={updateOf(frame, record.edition, shown.seat)}
          log={frame.log}
          chat={[]}
          send={() => undefined}
          still
        />
      ) : (
        !problem && (
          <p className="loading" role="status">
            Setting the table up…
          </p>
        )
      )}
      {branching && frame && (
        <PlayOn
          record={record}
          moves={at}
          names={frame.scene.names}
          suggested={frame.scene.question?.player ?? 0}
          close={() => setBranching(false)}
        />
      )}
    </div>
  );
}
