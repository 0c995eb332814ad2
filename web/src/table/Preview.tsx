import { CardFace, Words } from "../card";
import { plain } from "../words/phrase";
import { useChoices } from "./Choosing";
import { Notes } from "./Notes";

/** What the option looked at would mean, before anything is done. */
export function Preview({ names, me, careful }: { names: readonly string[]; me: number | null; careful: boolean }) {
  const { looked, held, hold, take } = useChoices();
  if (!looked) return null;
  const note = looked.notes.find((note) => note.note === "card");
  const title = looked.card ?? (note?.note === "card" ? note.title : null);
  const isHeld = held?.written === looked.written;
  return (
    <section className={`preview panel${isHeld ? " held" : ""}`} aria-label={`What it means: ${plain(looked.words)}`}>
      <h3>
        <Words of={looked.words} still />
      </h3>
      <div className="preview-body">
        <Notes notes={looked.notes} names={names} me={me} />
        {/* Where all that is carried out is listed, the card would only say it again. */}
        {title && !looked.notes.some((note) => note.note === "program") && <CardFace title={title} />}
      </div>
      {isHeld && (
        <div className="row preview-ways">
          <button type="button" className="primary" onClick={() => take(held, false)}>
            {careful ? "Yes, do it" : "Do it"} <kbd aria-hidden="true">⏎</kbd>
          </button>
          <button type="button" onClick={() => hold(null)}>
            Not this <kbd aria-hidden="true">Esc</kbd>
          </button>
        </div>
      )}
    </section>
  );
}
