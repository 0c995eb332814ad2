/** The printed cards, and which edition's wording and which sets are meant. */

import { createContext, type ReactNode, use, useContext, useMemo } from "react";
import type { CardInfo } from "../wire/CardInfo";
import type { Edition } from "../wire/Edition";
import type { ServerInfo } from "../wire/ServerInfo";
import type { Set as CardSet } from "../wire/Set";
import type { Splay } from "../wire/Splay";
import { type Index, shelf } from "./shelf";

/** What there is: the sets of each edition, and which slots of a covered card each splay leaves open. */
type Catalog = Pick<ServerInfo, "editions" | "splays">;

const CatalogContext = createContext<Catalog>({ editions: [], splays: {} });
/** The edition that is meant, and its sets in play; all of them if none are named. */
const EditionContext = createContext<{ edition: Edition; sets: readonly CardSet[] | null }>({ edition: "third", sets: null });

/** The slots that a splay leaves open. */
export function useOpenSlots(splay: Splay): readonly number[] {
  return useContext(CatalogContext).splays[splay] ?? [];
}

/** Makes the cards known to everything within. */
export function CatalogProvider({ info, children }: { info: Catalog; children: ReactNode }) {
  return <CatalogContext value={info}>{children}</CatalogContext>;
}

/** Says which edition's cards are meant within, and of which sets. */
export function EditionProvider({ value, sets, children }: { value: Edition; sets?: readonly CardSet[]; children: ReactNode }) {
  const written = sets?.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same sets come in a new list with every update.
  const here = useMemo(() => ({ edition: value, sets: sets ?? null }), [value, written]);
  return <EditionContext value={here}>{children}</EditionContext>;
}

/** The edition that is meant here. */
export function useEdition(): Edition {
  return useContext(EditionContext).edition;
}

/** The cards of an edition; of the one meant here if none is named. Whatever asks for them waits until they are there. */
export function useCards(edition?: Edition): Index {
  const { editions } = useContext(CatalogContext);
  const here = useContext(EditionContext);
  const meant = edition ?? here.edition;
  const played = meant === here.edition ? here.sets : null;
  return use(shelf(meant, played ?? editions.find((one) => one.edition === meant)?.sets.map(({ set }) => set) ?? []));
}

/** A card by its title; nothing for special achievements and unknown titles. */
export function useCard(title: string | null | undefined, edition?: Edition): CardInfo | undefined {
  const { byTitle } = useCards(edition);
  return title == null ? undefined : byTitle.get(title);
}
