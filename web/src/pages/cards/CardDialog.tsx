import { CardFace, type Printed, printedOn } from "../../card";
import { Dialog } from "../../table/Dialog";
import { capital, listed } from "../words";
import { Editions } from "./Editions";
import { type Entry, shownIn, type View } from "./search";

const KINDS: Record<Printed["kind"], string> = {
  demand: "a demand",
  compel: "a compel effect",
  dogma: "an effect for all who share",
  echo: "an echo effect",
  inspire: "an inspire effect",
  karma: "karma",
  city: "icons that act or count",
};

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
          <p className="dim">
            {capital(card.set)}, age {card.age}, {card.color}
            {card.relic && ", a Relic"}. {kinds.length > 0 && `${capital(listed(kinds.map((kind) => KINDS[kind])))}. `}
            {card.effects.length > 0 && `The icon that counts is the ${card.featured}.`}
          </p>
          <p>{entry.differs ? "Marked words differ from the edition before." : "The same in every edition that has it."}</p>
          <Editions entry={entry} />
        </div>
      </div>
    </Dialog>
  );
}
