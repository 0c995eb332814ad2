/** Sentences with icons drawn where they are named and cards shown where they are called. */

import type { ReactNode } from "react";
import type { CardInfo } from "../wire/CardInfo";
import type { Edition } from "../wire/Edition";
import type { Icon } from "../wire/Icon";
import type { Kind } from "../wire/Kind";
import type { Phrase } from "../wire/Phrase";
import type { Piece } from "../wire/Piece";
import { printedIn, useVocabulary } from "../words/say";
import { CardName } from "./CardName";
import { ColorShape, IconMark } from "./icons";
import type { Mark } from "./mark";
import { TEXTS } from "./texts";

interface How {
  edition?: Edition | undefined;
  /** Card names do not show their card, as where they stand in a button. */
  still?: boolean;
}

/** Something said, with icons and colors drawn, and with card names that show their card. */
export function Words({ of, ...how }: { of: Phrase } & How) {
  return of.map((piece, n) => <Word key={n} piece={piece} {...how} />);
}

function Word({ piece, edition, still = false }: { piece: Piece } & How): ReactNode {
  // A comma never begins a line: it stays with the icon or name before it.
  if (typeof piece === "string") return <span>{piece.replace(/^(?=[.,;:)])/, "\u2060")}</span>;
  switch (piece.is) {
    case "card":
      return still ? <span>{piece.text}</span> : <CardName title={piece.text} edition={edition} />;
    case "icon":
      return <IconMark icon={piece.icon} />;
    case "color":
      return (
        <span className="color-word">
          <ColorShape color={piece.color} />
          {piece.text}
        </span>
      );
    case "player":
    case "age":
    case "back":
    case "print":
    case "splay":
    case "place":
    case "action":
      return <span>{piece.text}</span>;
  }
}

/** Something that is printed on a card: an effect, a karma that stands, or what the icons of a city do. */
export interface Printed {
  kind: Kind | "karma" | "city";
  text: Phrase;
}

/** All that a card says, its effects first. */
export const printedOn = ({ effects, karmas, city }: CardInfo): Printed[] => [
  ...effects,
  ...karmas.map((text) => ({ kind: "karma" as const, text })),
  ...city.map((text) => ({ kind: "city" as const, text })),
];

/** How each is announced. */
export const announced = (kind: Printed["kind"]): string => TEXTS.announced[kind];

/** The icon before each: what it asks for, or what kind it is. */
export const iconBefore = (kind: Printed["kind"], featured: Icon): Mark | null =>
  kind === "city" ? null : kind === "echo" || kind === "karma" ? kind : featured;

/** What a card says, each with the icon that counts for it; the effect that runs is lit. `still` where names are no links. */
export function Effects({ card, lit = null, still = false }: { card: CardInfo; lit?: number | null; still?: boolean }) {
  const vocabulary = useVocabulary();
  return printedOn(card).map(({ kind, text }, n) => {
    const icon = iconBefore(kind, card.featured);
    return (
      <p key={n} className={`effect ${kind}${lit === null ? "" : n === lit ? " lit" : " off"}`}>
        {icon && <IconMark icon={icon} silent round />}
        {announced(kind) && <b>{announced(kind).trim()}</b>} <Words of={printedIn(vocabulary, text)} still={still} />
      </p>
    );
  });
}
