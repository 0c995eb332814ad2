/** Sentences with icons drawn where they are named and cards shown where they are called. */

import type { ReactNode } from "react";
import type { Edition } from "../wire/Edition";
import type { EffectInfo } from "../wire/EffectInfo";
import type { Icon } from "../wire/Icon";
import { CardName } from "./CardName";
import { useCards } from "./catalog";
import { ICONS, IconMark } from "./icons";

/** What is drawn where a text names it: icons, and the images of cards. */
const DRAWN: readonly Icon[] = [...ICONS, "hex"];

/** A piece of a sentence. */
export type Piece = { text: string } | { icon: Icon } | { title: string };

/** Takes a sentence apart: `[leaf]` is an icon, and whatever `titles` finds is a card. */
export function pieces(text: string, titles: RegExp): Piece[] {
  const found: Piece[] = [];
  const say = (words: string) => {
    let at = 0;
    for (const match of words.matchAll(titles)) {
      if (match.index > at) found.push({ text: words.slice(at, match.index) });
      found.push({ title: match[0] });
      at = match.index + match[0].length;
    }
    if (at < words.length) found.push({ text: words.slice(at) });
  };
  text.split(/\[([a-z]+)\]/).forEach((part, n) => {
    if (n % 2 === 0) say(part);
    else if (DRAWN.includes(part)) found.push({ icon: part });
    else say(`[${part}]`);
  });
  return found;
}

/** A sentence with icons, and with card names that show their card unless `plain`. */
export function CardText({ text, edition, plain = false }: { text: string; edition?: Edition; plain?: boolean }) {
  const { titles } = useCards(edition);
  return pieces(text, titles).map((piece, n): ReactNode => {
    if ("icon" in piece) return <IconMark key={n} icon={piece.icon} />;
    if ("title" in piece && !plain) return <CardName key={n} title={piece.title} edition={edition} />;
    // A comma never begins a line: it stays with the icon or name before it.
    return <span key={n}>{"title" in piece ? piece.title : piece.text.replace(/^(?=[.,;:)])/, "\u2060")}</span>;
  });
}

/** The effects of a card, demands marked. `plain` where card names must not be links. */
export function Effects({ effects, plain = false }: { effects: EffectInfo[]; plain?: boolean }) {
  return effects.map((effect, n) => (
    <p key={n} className={`effect ${effect.kind}`}>
      {effect.kind === "demand" && <b>I demand: </b>}
      {effect.kind === "echo" && <b>Echo: </b>}
      <CardText text={effect.text} plain={plain} />
    </p>
  ));
}
