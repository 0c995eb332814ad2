import { type FormEvent, useState } from "react";
import { api } from "../../net/api";
import { go } from "../../route";
import { Dialog } from "../../table/Dialog";
import type { Chair } from "../../wire/Chair";
import { Problem } from "../Problem";
import { useDeed } from "../useDeed";
import { useMyName } from "../useMyName";
import { capital } from "../words";
import type { Opened } from "./record";
import { TEXTS } from "./texts";

const LEVELS = ["beginner", "easy", "medium", "hard", "expert"];

interface Props {
  record: Opened;
  moves: number;
  names: string[];
  /** The seat that decides here. */
  suggested: number;
  close: () => void;
}

/** A game that goes on from here: the reader takes a seat, others are bots or whoever comes. */
export function PlayOn({ record, moves, names, suggested, close }: Props) {
  const [chairs, setChairs] = useState<string[]>(() => names.map((_, i) => (i === suggested ? "me" : "medium")));
  const [myName] = useMyName();
  const { busy, problem, run } = useDeed();

  const begin = (event: FormEvent) => {
    event.preventDefault();
    run(async () => {
      const seats = chairs.map(
        (who, i): Chair =>
          who === "me"
            ? { who: "me", name: myName.trim() || (names[i] ?? TEXTS.player) }
            : who === "open"
              ? { who: "open" }
              : { who: "bot", level: who },
      );
      const { edition, sets, teams, options } = record;
      const seated = await api.create(
        { edition, sets, seats, teams, options, pace: "live", allowance: null, listed: false, hints: !chairs.includes("open") },
        { record: record.text, moves },
      );
      go(`/game/${seated.game}`);
    });
  };

  return (
    <Dialog title={TEXTS.playOnFrom(moves)} onClose={close}>
      <form className="play-on" onSubmit={begin}>
        <p className="dim">{TEXTS.playOnWhat}</p>
        {names.map((name, i) => (
          <label key={i} className="field">
            {name}
            <select
              value={chairs[i]}
              onChange={(event) => setChairs(chairs.map((who, n) => (n === i ? event.target.value : who)))}
            >
              <option value="me">{TEXTS.iPlay}</option>
              <option value="open">{TEXTS.byLink}</option>
              {LEVELS.map((level) => (
                <option key={level} value={level}>
                  {TEXTS.bot(capital(level))}
                </option>
              ))}
            </select>
          </label>
        ))}
        <Problem text={problem} />
        <div className="row">
          <button type="submit" className="primary" disabled={busy || !chairs.includes("me")}>
            {TEXTS.begin}
          </button>
          <button type="button" onClick={close}>
            {TEXTS.notNow}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
