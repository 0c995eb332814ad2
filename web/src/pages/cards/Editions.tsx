import { announced, IconMark, iconBefore, printedOn, Words } from "../../card";
import type { CardInfo } from "../../wire/CardInfo";
import type { Edition } from "../../wire/Edition";
import { EDITIONS, editionName } from "../words";
import { difference } from "./difference";
import type { Entry } from "./search";
import { TEXTS } from "./texts";

/** With which edition each is compared: the one before it that has the card, else the one after. */
function comparedWith(entry: Entry, edition: Edition): CardInfo | undefined {
  const order: Record<Edition, Edition[]> = {
    first: ["third", "fourth"],
    third: ["first", "fourth"],
    fourth: ["third", "first"],
  };
  return order[edition].map((other) => entry.in[other]).find((card) => card !== undefined);
}

/** The wordings of a card in every edition, with the words that are new or gone marked. */
export function Editions({ entry }: { entry: Entry }) {
  return (
    <div className="editions-beside">
      {EDITIONS.map((edition) => {
        const card = entry.in[edition];
        return (
          <section key={edition} aria-label={`${entry.title}, ${editionName[edition]}`}>
            <h3>{editionName[edition]}</h3>
            {card ? (
              <Wording card={card} other={comparedWith(entry, edition)} edition={edition} />
            ) : (
              <p className="dim">{TEXTS.absent}</p>
            )}
          </section>
        );
      })}
    </div>
  );
}

function Wording({ card, other, edition }: { card: CardInfo; other: CardInfo | undefined; edition: Edition }) {
  const moved = other !== undefined && (other.age !== card.age || other.color !== card.color);
  const printedBefore = other ? printedOn(other) : [];
  const otherIcons = other && other.icons.join() !== card.icons.join();
  return (
    <>
      <p className="wording-icons">
        {card.icons.map((icon, slot) => (icon === "hex" ? null : <IconMark key={slot} icon={icon} />))}
        {otherIcons && <small className="changed">{TEXTS.otherIcons}</small>}
        {moved && <small className="changed">{TEXTS.moved(card.age, card.color)}</small>}
      </p>
      {printedOn(card).map((effect, n) => {
        const before = printedBefore[n];
        const icon = iconBefore(effect.kind, card.featured);
        const parts =
          before && before.kind === effect.kind
            ? difference(effect.text, before.text)
            : [{ words: effect.text, own: other !== undefined }];
        return (
          <p key={n} className={`effect ${effect.kind}`}>
            {icon && <IconMark icon={icon} silent />} {announced(effect.kind) && <b>{announced(effect.kind)}</b>}
            {parts.map(({ words, own }, i) =>
              own ? (
                <mark key={i}>
                  <Words of={words} edition={edition} still />
                </mark>
              ) : (
                <Words key={i} of={words} edition={edition} still />
              ),
            )}
          </p>
        );
      })}
    </>
  );
}
