/** Sentences with icons drawn where they are named and cards shown where they are called. */

import type { ReactNode } from "react";
import type { Edition } from "../wire/Edition";
import type { EffectInfo } from "../wire/EffectInfo";
import type { Kind } from "../wire/Kind";
import type { Phrase } from "../wire/Phrase";
import { textOf } from "../words/phrase";
import { printedIn, useVocabulary } from "../words/say";
import { CardName } from "./CardName";
import { ColorShape, IconMark } from "./icons";

/** Something said, with icons and colors drawn, and with card names that show their card unless `still`. */
export function Words({ of, edition, still = false }: { of: Phrase; edition?: Edition; still?: boolean }) {
  const said = (piece: Phrase[number], n: number): ReactNode => {
    // A comma never begins a line: it stays with the icon or name before it.
    if (typeof piece === "string") return <span key={n}>{piece.replace(/^(?=[.,;:)])/, "\u2060")}</span>;
    switch (piece.is) {
      case "card":
        return still ? <span key={n}>{piece.text}</span> : <CardName key={n} title={piece.text} edition={edition} />;
      case "icon":
        return <IconMark key={n} icon={piece.icon} />;
      case "color":
        return (
          <span key={n} className="color-word">
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
        return <span key={n}>{textOf(piece)}</span>;
    }
  };
  return of.map(said);
}

/** How an effect of each kind is announced. */
export const ANNOUNCED: Record<Kind, string> = { dogma: "", demand: "I demand: ", echo: "Echo: " };

/** The effects of a card, demands marked. `still` where card names must not be links. */
export function Effects({ effects, still = false }: { effects: EffectInfo[]; still?: boolean }) {
  const vocabulary = useVocabulary();
  return effects.map((effect, n) => (
    <p key={n} className={`effect ${effect.kind}`}>
      {ANNOUNCED[effect.kind] && <b>{ANNOUNCED[effect.kind]}</b>}
      <Words of={printedIn(vocabulary, effect.text)} still={still} />
    </p>
  ));
}
