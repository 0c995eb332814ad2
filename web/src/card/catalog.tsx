/** The printed cards, loaded once, and which edition's wording is meant. */

import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { CardInfo } from "../wire/CardInfo";
import type { Edition } from "../wire/Edition";
import type { Splay } from "../wire/Splay";

/** The cards of every edition, as `/api/cards` gives them. */
export type Catalog = Record<Edition, CardInfo[]>;

/** The cards of one edition, to be found by title. */
interface Index {
  byTitle: Map<string, CardInfo>;
}

const NONE: Index = { byTitle: new Map() };

const CatalogContext = createContext<Record<Edition, Index>>({ first: NONE, third: NONE, fourth: NONE });
const EditionContext = createContext<Edition>("third");

/** Which slots of a covered card each splay leaves open, as `/api/info` gives them. */
export type Splays = { [splay in Splay]?: number[] };

const SplaysContext = createContext<Splays>({});

/** The slots that a splay leaves open. */
export function useOpenSlots(splay: Splay): readonly number[] {
  return useContext(SplaysContext)[splay] ?? [];
}

const index = (cards: CardInfo[]): Index => ({ byTitle: new Map(cards.map((card) => [card.title, card])) });

/** Makes the cards known to everything within. */
export function CatalogProvider({ value, splays, children }: { value: Catalog; splays: Splays; children: ReactNode }) {
  const indexed = useMemo(() => ({ first: index(value.first), third: index(value.third), fourth: index(value.fourth) }), [value]);
  return (
    <CatalogContext value={indexed}>
      <SplaysContext value={splays}>{children}</SplaysContext>
    </CatalogContext>
  );
}

/** Says which edition's cards are meant within. */
export function EditionProvider({ value, children }: { value: Edition; children: ReactNode }) {
  return <EditionContext value={value}>{children}</EditionContext>;
}

/** The edition that is meant here. */
export function useEdition(): Edition {
  return useContext(EditionContext);
}

/** The cards of an edition; of the one meant here if none is named. */
export function useCards(edition?: Edition): Index {
  const here = useContext(EditionContext);
  return useContext(CatalogContext)[edition ?? here];
}

/** A card by its title; nothing for special achievements and unknown titles. */
export function useCard(title: string | null | undefined, edition?: Edition): CardInfo | undefined {
  const { byTitle } = useCards(edition);
  return title == null ? undefined : byTitle.get(title);
}
