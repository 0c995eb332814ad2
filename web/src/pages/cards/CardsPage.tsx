import { useDeferredValue, useMemo } from "react";
import { CardFace, Credits, EditionProvider, printedOn, useCards } from "../../card";
import { go } from "../../route";
import type { ServerInfo } from "../../wire/ServerInfo";
import { useTitle } from "../title";
import { CardDialog } from "./CardDialog";
import { Editions } from "./Editions";
import { FilterBar } from "./FilterBar";
import {
  type Entry,
  entries,
  type Filters,
  NO_FILTERS,
  readFilters,
  search,
  shownIn,
  withoutValue,
  writeFilters,
} from "./search";
import { TEXTS } from "./texts";
import "../pages.css";
import "./cards.css";

/** All cards, to be searched and compared. The address keeps what is searched for. */
export function CardsPage({ query, info }: { query: URLSearchParams; info: ServerInfo }) {
  useTitle(TEXTS.title);
  const first = useCards("first").byTitle;
  const third = useCards("third").byTitle;
  const fourth = useCards("fourth").byTitle;
  const all = useMemo(
    () => entries({ first: [...first.values()], third: [...third.values()], fourth: [...fourth.values()] }),
    [first, third, fourth],
  );
  const written = query.toString();
  const filters = useMemo(() => readFilters(new URLSearchParams(written)), [written]);
  const shown = useDeferredValue(filters);
  const found = useMemo(() => search(all, shown), [all, shown]);
  const offered = useMemo(() => {
    const editions = info.editions.filter(({ edition }) => filters.view === "all" || filters.view === edition);
    const cards = all.flatMap((entry) => editions.flatMap(({ edition }) => entry.in[edition] ?? []));
    return {
      sets: [...new Map(editions.flatMap(({ sets }) => sets.map((one) => [one.set, one]))).values()],
      icons: new Set(cards.flatMap(({ icons }) => icons.map(withoutValue))),
      kinds: new Set(cards.flatMap((card) => printedOn(card).map(({ kind }) => kind))),
    };
  }, [all, filters.view, info]);
  const open = query.get("card");
  const opened = open === null ? undefined : all.find((entry) => entry.title === open);

  const set = (next: Filters) => go(writeFilters(next), { replace: true });
  const here = writeFilters(filters);
  const look = (title: string) => `${here}${here.includes("?") ? "&" : "?"}card=${encodeURIComponent(title)}`;
  return (
    <div className="cards-page">
      <div className="page-head">
        <h1>{TEXTS.title}</h1>
        <p role="status">{TEXTS.found(found.length)}</p>
      </div>
      <FilterBar filters={filters} set={set} offered={offered} />
      {found.length === 0 ? (
        <p className="none-yet">
          {TEXTS.none}{" "}
          <button type="button" onClick={() => set({ ...NO_FILTERS, view: filters.view })}>
            {TEXTS.clear}
          </button>
        </p>
      ) : shown.view === "all" ? (
        <ul className="card-rows">
          {found.map((entry) => (
            <Row key={entry.title} entry={entry} open={() => go(look(entry.title))} />
          ))}
        </ul>
      ) : (
        <EditionProvider value={shown.view}>
          <ul className="card-grid">
            {found.map((entry) => (
              <li key={entry.title}>
                <button type="button" className="card-tile" onClick={() => go(look(entry.title))}>
                  <CardFace title={entry.title} />
                </button>
              </li>
            ))}
          </ul>
        </EditionProvider>
      )}
      <Credits />
      {opened && <CardDialog key={opened.title} entry={opened} view={filters.view} close={() => go(here, { replace: true })} />}
    </div>
  );
}

/** A card with its editions side by side. */
function Row({ entry, open }: { entry: Entry; open: () => void }) {
  const card = shownIn(entry, "all");
  if (!card) return null;
  const edition = entry.in.third ? "third" : entry.in.fourth ? "fourth" : "first";
  return (
    <li className="card-row panel">
      <button type="button" className="card-tile" onClick={open}>
        <CardFace title={entry.title} edition={edition} form="tall" />
      </button>
      <Editions entry={entry} />
    </li>
  );
}
