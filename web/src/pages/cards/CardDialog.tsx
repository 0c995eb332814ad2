import { CardFace, printedOn } from "../../card";
import { Dialog } from "../../table/Dialog";
import { Editions } from "./Editions";
import { type Entry, shownIn, type View } from "./search";
import { TEXTS } from "./texts";

/** One card, large, with its full text in every edition. */
export function CardDialog({ entry, view, close }: { entry: Entry; view: View; close: () => void }) {
  const card = shownIn(entry, view) ?? shownIn(entry, "all");
  if (!card) return null;
  const edition = view !== "all" && entry.in[view] ? view : entry.in.third ? "third" : entry.in.fourth ? "fourth" : "first";
  const kinds = [...new Set(printedOn(card).map(({ kind }) => kind))];
  return (
    <Dialog title={entry.title} onClose={close} wide>
      <div className="card-dialog-in">
        <CardFace title={entry.title} edition={edition} />
        <div>
          <p className="dim">{TEXTS.about(card, kinds)}</p>
          <p>{entry.differs ? TEXTS.differs : TEXTS.same}</p>
          <Editions entry={entry} />
        </div>
      </div>
    </Dialog>
  );
}
