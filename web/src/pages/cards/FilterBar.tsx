import type { ReactNode } from "react";
import { COLORS, ColorShape, ICONS, IconMark, type Printed } from "../../card";
import type { Color } from "../../wire/Color";
import type { Icon } from "../../wire/Icon";
import type { SetInfo } from "../../wire/SetInfo";
import { capital } from "../words";
import type { Filters, View } from "./search";

const VIEWS: { view: View; name: string }[] = [
  { view: "first", name: "First" },
  { view: "third", name: "Third" },
  { view: "fourth", name: "Fourth" },
  { view: "all", name: "Side by side" },
];

/** What is printed on cards, in the order of the sets that brought it. The words of cities only explain their icons. */
const KINDS: Record<Exclude<Printed["kind"], "city">, string> = {
  dogma: "Shared",
  demand: "Demand",
  echo: "Echo",
  compel: "Compel",
  inspire: "Inspire",
  karma: "Karma",
};

/** What a card can have, as far as it is looked for. */
export interface Offered {
  sets: SetInfo[];
  icons: Set<Icon>;
  kinds: Set<Printed["kind"]>;
}

/** What to look for. Pressing what is pressed lets go of it. */
export function FilterBar({ filters, set, offered }: { filters: Filters; set: (filters: Filters) => void; offered: Offered }) {
  const toggle = <K extends keyof Filters>(key: K, value: Filters[K]) =>
    set({ ...filters, [key]: filters[key] === value ? null : value });
  const ages = Array.from({ length: filters.view === "fourth" || filters.view === "all" ? 11 : 10 }, (_, i) => i + 1);
  return (
    <search className="filters panel">
      <input
        type="search"
        className="filter-words"
        aria-label="Words in title or text"
        placeholder="Words in title or text"
        value={filters.words}
        onChange={(event) => set({ ...filters, words: event.target.value })}
      />
      <Group name="Edition">
        {VIEWS.map(({ view, name }) => (
          <Toggle key={view} on={filters.view === view} flip={() => set({ ...filters, view })}>
            {name}
          </Toggle>
        ))}
      </Group>
      {offered.sets.length > 1 && (
        <Group name="Set">
          {offered.sets.map(({ set: one, title }) => (
            <Toggle key={one} on={filters.set === one} flip={() => toggle("set", one)}>
              {title}
            </Toggle>
          ))}
        </Group>
      )}
      <Group name="Age">
        {ages.map((age) => (
          <Toggle key={age} on={filters.age === age} flip={() => toggle("age", age)} name={`Age ${age}`}>
            {age}
          </Toggle>
        ))}
      </Group>
      <Group name="Color">
        {COLORS.map((color: Color) => (
          <Toggle key={color} on={filters.color === color} flip={() => toggle("color", color)} name={capital(color)}>
            <ColorShape color={color} />
          </Toggle>
        ))}
      </Group>
      <Group name="Icon">
        {[...ICONS, "bonus"]
          .filter((icon) => offered.icons.has(icon))
          .map((icon) => (
            <Toggle key={icon} on={filters.icon === icon} flip={() => toggle("icon", icon)} name={capital(icon)}>
              <IconMark icon={icon} silent />
            </Toggle>
          ))}
      </Group>
      <Group name="Effects">
        {(Object.keys(KINDS) as (keyof typeof KINDS)[])
          .filter((kind) => offered.kinds.has(kind))
          .map((kind) => (
            <Toggle key={kind} on={filters.kind === kind} flip={() => toggle("kind", kind)}>
              {KINDS[kind]}
            </Toggle>
          ))}
        <Toggle on={filters.changed} flip={() => set({ ...filters, changed: !filters.changed })}>
          Differs by edition
        </Toggle>
      </Group>
    </search>
  );
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="filter-group" role="group" aria-label={name}>
      <span aria-hidden="true">{name}</span>
      <div>{children}</div>
    </div>
  );
}

function Toggle({ on, flip, name, children }: { on: boolean; flip: () => void; name?: string; children: ReactNode }) {
  return (
    <button type="button" className="toggle" aria-pressed={on} aria-label={name} title={name} onClick={flip}>
      {children}
    </button>
  );
}
