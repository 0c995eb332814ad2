import type { ReactNode } from "react";
import { COLORS, ColorShape, ICONS, IconMark, type Printed } from "../../card";
import type { Color } from "../../wire/Color";
import type { SetInfo } from "../../wire/SetInfo";
import { capital } from "../words";
import type { Filters, Sought, View } from "./search";
import { TEXTS } from "./texts";

const VIEWS = Object.keys(TEXTS.views) as View[];
const KINDS = Object.keys(TEXTS.kinds) as (keyof typeof TEXTS.kinds)[];

const SOUGHT: readonly Sought[] = [...ICONS, "bonus"];

/** What a card can have, as far as it is looked for. */
export interface Offered {
  sets: SetInfo[];
  icons: Set<Sought>;
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
        aria-label={TEXTS.words}
        placeholder={TEXTS.words}
        value={filters.words}
        onChange={(event) => set({ ...filters, words: event.target.value })}
      />
      <Group label={TEXTS.edition}>
        {VIEWS.map((view) => (
          <Toggle key={view} on={filters.view === view} flip={() => set({ ...filters, view })}>
            {TEXTS.views[view]}
          </Toggle>
        ))}
      </Group>
      {offered.sets.length > 1 && (
        <Group label={TEXTS.set}>
          {offered.sets.map(({ set: one, title }) => (
            <Toggle key={one} on={filters.set === one} flip={() => toggle("set", one)}>
              {title}
            </Toggle>
          ))}
        </Group>
      )}
      <Group label={TEXTS.ages}>
        {ages.map((age) => (
          <Toggle key={age} on={filters.age === age} flip={() => toggle("age", age)} label={TEXTS.age(age)}>
            {age}
          </Toggle>
        ))}
      </Group>
      <Group label={TEXTS.color}>
        {COLORS.map((color: Color) => (
          <Toggle key={color} on={filters.color === color} flip={() => toggle("color", color)} label={capital(color)}>
            <ColorShape color={color} />
          </Toggle>
        ))}
      </Group>
      <Group label={TEXTS.icon}>
        {SOUGHT.filter((icon) => offered.icons.has(icon)).map((icon) => (
          <Toggle key={icon} on={filters.icon === icon} flip={() => toggle("icon", icon)} label={capital(icon)}>
            <IconMark icon={icon} silent />
          </Toggle>
        ))}
      </Group>
      <Group label={TEXTS.effects}>
        {KINDS.filter((kind) => offered.kinds.has(kind)).map((kind) => (
          <Toggle key={kind} on={filters.kind === kind} flip={() => toggle("kind", kind)}>
            {TEXTS.kinds[kind]}
          </Toggle>
        ))}
        <Toggle on={filters.changed} flip={() => set({ ...filters, changed: !filters.changed })}>
          {TEXTS.changed}
        </Toggle>
      </Group>
    </search>
  );
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="filter-group" role="group" aria-label={label}>
      <span aria-hidden="true">{label}</span>
      <div>{children}</div>
    </div>
  );
}

function Toggle({ on, flip, label, children }: { on: boolean; flip: () => void; label?: string; children: ReactNode }) {
  return (
    <button type="button" className="toggle" aria-pressed={on} aria-label={label} title={label} onClick={flip}>
      {children}
    </button>
  );
}
