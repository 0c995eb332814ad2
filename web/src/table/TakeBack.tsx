import type { Command } from "../wire/Command";
import type { Update } from "../wire/Update";
import { Sign } from "./glyphs";
import { TEXTS } from "./texts";

interface TakeBackProps {
  update: Update;
  playing: boolean;
  names: readonly string[];
  send: (command: Command) => void;
}

/** Taking one's last choice back, or answering somebody who asks to. */
export function TakeBack({ update, playing, names, send }: TakeBackProps) {
  const { asked, game } = update;
  const mine = (seat: number) => game.seats[seat]?.mine ?? false;
  if (asked) {
    const name = names[asked.by] ?? TEXTS.somebodyFirst;
    if (asked.waiting.some(mine) && !mine(asked.by)) {
      return (
        <div className="take-back" role="alert">
          <p>{TEXTS.takeBack.asks(name)}</p>
          <div className="row">
            <button type="button" onClick={() => send({ do: "answer", agree: true })}>
              {TEXTS.takeBack.agree}
            </button>
            <button type="button" onClick={() => send({ do: "answer", agree: false })}>
              {TEXTS.takeBack.refuse}
            </button>
          </div>
        </div>
      );
    }
    const waiting = asked.waiting.map((seat) => names[seat] ?? TEXTS.somebody);
    return (
      <p className="dim take-back" role="status">
        {mine(asked.by) ? TEXTS.takeBack.youAsked(waiting) : TEXTS.takeBack.asked(name, waiting)}
      </p>
    );
  }
  if (update.take_back === "no" || playing) return null;
  return (
    <div className="take-back">
      <button type="button" onClick={() => send({ do: "undo", number: update.number })} data-undo>
        <Sign of="undo" /> {update.take_back === "freely" ? TEXTS.takeBack.undo : TEXTS.takeBack.ask}{" "}
        <kbd aria-hidden="true">u</kbd>
      </button>
    </div>
  );
}
