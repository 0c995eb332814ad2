import { IconMark, Words } from "../card";
import type { Note } from "../wire/Note";
import type { Standing } from "../wire/Standing";
import { useSay } from "../words/say";

const STANDING: Record<Standing, { me: string; other: string }> = {
  acts: { me: "you act", other: "acts" },
  shares: { me: "you share", other: "shares" },
  demanded: { me: "demanded of you", other: "demanded of" },
  compelled: { me: "compels you", other: "compelled" },
  apart: { me: "no part", other: "no part" },
};

/** What an option would mean, as the engine says it. */
export function Notes({ notes, names, me }: { notes: readonly Note[]; names: readonly string[]; me: number | null }) {
  return (
    <div className="notes">
      {notes.map((note, n) => (
        <OneNote key={n} note={note} names={names} me={me} />
      ))}
    </div>
  );
}

function OneNote({ note, names, me }: { note: Note; names: readonly string[]; me: number | null }) {
  const say = useSay();
  switch (note.note) {
    // The card itself is drawn above the notes.
    case "card":
      return null;
    case "words":
      return (
        <p>
          <Words of={note.text} />
        </p>
      );
    case "program":
      return (
        <div className="program">
          <p>This is carried out, in order:</p>
          <ol>
            {note.parts.map(({ title, kind, text }, n) => (
              <li key={n}>
                <b>{title}</b> <small className="tag">{kind === "dogma" ? "effect" : kind}</small>{" "}
                <span className={kind === "echo" ? undefined : "program-own"}>
                  <Words of={text} still />
                </span>
              </li>
            ))}
          </ol>
        </div>
      );
    case "idle":
      return <p className="idle">As far as you can see, this would change nothing.</p>;
    case "icons":
      return note.changes.length === 0 ? (
        <p>{say`Your icons stay as they are.`}</p>
      ) : (
        <p className="changes">
          {note.changes.map(({ icon, before, after }) => (
            <span key={icon} className={after > before ? "up" : "down"}>
              <IconMark icon={icon} /> {before} → <b>{after}</b>
            </span>
          ))}
        </p>
      );
    case "dogma":
      return (
        <table className="stakes">
          <caption className="unseen">Who takes part, by {note.icon}</caption>
          <tbody>
            {note.players.map(({ player, count, standing }) => (
              <tr key={player}>
                <th scope="row">{player === me ? "You" : names[player]}</th>
                <td>
                  <IconMark icon={note.icon} /> <b>{count}</b>
                </td>
                <td>
                  <span className={`tag ${standing}`}>{player === me ? STANDING[standing].me : STANDING[standing].other}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      );
  }
}
