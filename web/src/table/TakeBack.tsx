import type { Command } from "../wire/Command";
import type { Update } from "../wire/Update";
import { Sign } from "./glyphs";

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
    const name = names[asked.by] ?? "Somebody";
    if (asked.waiting.some(mine) && !mine(asked.by)) {
      return (
        <div className="take-back" role="alert">
          <p>{name} asks to take a choice back.</p>
          <div className="row">
            <button type="button" onClick={() => send({ do: "answer", agree: true })}>
              Agree
            </button>
            <button type="button" onClick={() => send({ do: "answer", agree: false })}>
              Refuse
            </button>
          </div>
        </div>
      );
    }
    return (
      <p className="dim take-back" role="status">
        {mine(asked.by) ? "You have asked" : `${name} has asked`} to take a choice back; waiting for{" "}
        {asked.waiting.map((seat) => names[seat]).join(", ")}.
      </p>
    );
  }
  if (update.take_back === "no" || playing) return null;
  return (
    <div className="take-back">
      <button type="button" onClick={() => send({ do: "undo", number: update.number })} data-undo>
        <Sign of="undo" /> {update.take_back === "freely" ? "Undo" : "Ask to undo"} <kbd aria-hidden="true">u</kbd>
      </button>
    </div>
  );
}
