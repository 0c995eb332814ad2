/** Sentences with icons drawn where they are named and cards shown where they are called. */

import type { ReactNode } from "react";
import type { Edition } from "../wire/Edition";
import type { EffectInfo } from "../wire/EffectInfo";
import type { Icon } from "../wire/Icon";
import type { Kind } from "../wire/Kind";
import type { Phrase } from "../wire/Phrase";
import type { Piece } from "../wire/Piece";
import { printedIn, useVocabulary } from "../words/say";
import { CardName } from "./CardName";
import { ColorShape, IconMark } from "./icons";

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

/** How an effect of each kind is announced. */
export const ANNOUNCED: Record<Kind, string> = {
  dogma: "",
  demand: "I demand: ",
  compel: "I compel: ",
  echo: "Echo: ",
  inspire: "Inspire: ",
};

/** The icon before an effect: what it asks for, or what kind of effect it is. */
const before = ({ kind }: EffectInfo, featured: Icon): Icon => (kind === "echo" ? "echo" : featured);

/** The effects of a card, each with the icon that counts for it; the one that runs is lit. */
export function Effects({
  effects,
  featured,
  lit = null,
  still = false,
}: {
  effects: EffectInfo[];
  featured: Icon;
  lit?: number | null;
  /** Where card names must not be links. */
  still?: boolean;
}) {
  const vocabulary = useVocabulary();
  return effects.map((effect, n) => (
    <p key={n} className={`effect ${effect.kind}${lit === null ? "" : n === lit ? " lit" : " off"}`}>
      <IconMark icon={before(effect, featured)} silent round />
      {ANNOUNCED[effect.kind] && <b>{ANNOUNCED[effect.kind].trim()}</b>}{" "}
      <Words of={printedIn(vocabulary, effect.text)} still={still} />
    </p>
  ));
}
