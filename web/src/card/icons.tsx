/** The icons of the cards and the shapes of the colors: drawings of our own. */

import type { Color } from "../wire/Color";
import type { Icon } from "../wire/Icon";
import type { Set as CardSet } from "../wire/Set";
import { bonusValue, type Drawn, isBonus, type Mark } from "./mark";
import { TEXTS } from "./texts";

/** Every icon that counts, in the order in which totals stand everywhere. */
export const ICONS = ["crown", "leaf", "lightbulb", "castle", "factory", "clock", "person"] as const satisfies readonly Icon[];

/** The colors in the order in which stacks stand on every board. */
export const COLORS: readonly Color[] = ["red", "yellow", "green", "blue", "purple"];

const GLYPHS: Record<Drawn, string> = {
  crown: "M3 8l4.6 3.4L12 4.5l4.4 6.9L21 8l-1.8 9.5H4.8zM5 19.2h14V21H5z",
  leaf: "M20.5 3.5C11 3.2 4.2 6.6 4 13.3c0 1.7.4 3 1.1 4L3.4 20.6l1.5.9 1.7-2.9c4.6 2 11.2-.1 13-7.1.6-2.4.8-5 .9-8zM7.4 16.3c1.6-3.3 4.4-6 8-7.8-2.9 2.4-5 5-6.4 8.3z",
  lightbulb:
    "M12 2.5a6.7 6.7 0 0 0-4.2 11.9c.9.8 1.4 1.6 1.5 2.6h5.4c.1-1 .6-1.8 1.5-2.6A6.7 6.7 0 0 0 12 2.5zM9.5 18.3h5v1.3h-5zM10.3 20.7h3.4v1.2h-3.4z",
  castle: "M3.5 4h3v2.2H9V4h2v2.2h2V4h2v2.2h2.5V4h3v6l-1.8 1.6V21h-4.6v-3.8a2.1 2.1 0 0 0-4.2 0V21H5.3v-9.4L3.5 10z",
  factory: "M3 21V10.5l5 3v-3l5 3v-3l3 1.8L16.8 3h3L21 21zM6 16.2v2.3h2.6v-2.3zm4.7 0v2.3h2.6v-2.3zm4.7 0v2.3H18v-2.3z",
  clock:
    "M12 2.8a9.2 9.2 0 1 0 0 18.4 9.2 9.2 0 0 0 0-18.4zm0 2.4a6.8 6.8 0 1 1 0 13.6 6.8 6.8 0 0 1 0-13.6zM11 7.2v5.4l4.2 2.6 1-1.6-3.2-2V7.2z",
  person: "M12 2.6a4.4 4.4 0 1 1 0 8.8 4.4 4.4 0 0 1 0-8.8zM4 21c0-5 3.4-8.2 8-8.2s8 3.2 8 8.2z",
  hex: "M7 3.5h10l5 8.5-5 8.5H7L2 12z",
  plus: "M10 3h4v7h7v4h-7v7h-4v-7H3v-4h7z",
  flag: "M5 2h2v2h13l-3 4.5 3 4.5H7v9H5z",
  fountain: "M11 3h2v6h-2zM4 11h16v2H4zM6 15h12l-2 6H8zM7 4l2 5H7zM17 4l-2 5h2z",
  right: "M3 10h9V5l9 7-9 7v-5H3z",
  left: "M21 10h-9V5l-9 7 9 7v-5h9z",
  up: "M10 21v-9H5l7-9 7 9h-5v9z",
  inspire: "M12 2.6a4.4 4.4 0 1 1 0 8.8 4.4 4.4 0 0 1 0-8.8zM11 13h2v3h3v2h-3v3h-2v-3H8v-2h3z",
  karma: "M12 2l2.4 6.2L21 9l-5 4.3L17.6 20 12 16.3 6.4 20 8 13.3 3 9l6.6-.8z",
  echo: "M4 9.5h4l5-4.5v14l-5-4.5H4zM15.4 8.6a4.8 4.8 0 0 1 0 6.8l1.3 1.3a6.6 6.6 0 0 0 0-9.4zM18.2 5.8a8.8 8.8 0 0 1 0 12.4l1.3 1.3a10.6 10.6 0 0 0 0-15z",
  blank: "",
};

const SHAPES: Record<Color, string> = {
  red: "M12 2.5l10 18H2z",
  yellow: "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z",
  green: "M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z",
  blue: "M12 1.5L22.5 12 12 22.5 1.5 12z",
  purple: "M7 2.5h10L22 12l-5 9.5H7L2 12z",
};

/** What each shape is called, for those who tell colors by it. */
export const SHAPE_NAMES: Record<Color, string> = {
  red: "triangle",
  yellow: "circle",
  green: "square",
  blue: "diamond",
  purple: "hexagon",
};

/**
 * An icon on its tinted tile: square where a card gives it, round where an effect asks for it. Named for screen
 * readers unless something beside it says it.
 */
export function IconMark({ icon, silent = false, round = false }: { icon: Mark; silent?: boolean; round?: boolean }) {
  const words = TEXTS.icon(icon);
  const name = silent ? { "aria-hidden": true } : { role: "img", "aria-label": words };
  if (isBonus(icon)) {
    return (
      <svg className="icon bonus" viewBox="0 0 24 24" {...name}>
        <circle cx="12" cy="12" r="11" />
        <text x="12" y="17" textAnchor="middle">
          {bonusValue(icon) || "n"}
        </text>
      </svg>
    );
  }
  return (
    <svg className={`icon ${icon}${round ? " round" : ""}`} viewBox="0 0 24 24" {...name}>
      <path d={GLYPHS[icon]} />
    </svg>
  );
}

/** The shape that stands for a color. */
export function ColorShape({ color }: { color: Color }) {
  return (
    <svg className={`shape ${color}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={SHAPES[color]} />
    </svg>
  );
}

/** What tells the sets apart, beside the age and on the backs; the base game has none. */
const SETS: Record<CardSet, string | null> = {
  base: null,
  echoes: "M4 9.5h4l5-4.5v14l-5-4.5H4zM16 8a5.6 5.6 0 0 1 0 8l1.6 1.6a8 8 0 0 0 0-11.2z",
  cities: "M3 21V9l5-4 5 4v3h8v9zm4-8v3h2v-3zm8 2v3h3v-3z",
  artifacts: "M7 2h10v3l-2 3c3 1 5 4 5 7 0 4-3 7-8 7s-8-3-8-7c0-3 2-6 5-7L7 5z",
  figures: GLYPHS.person,
};

/** The mark of an expansion. */
export function SetMark({ set }: { set: CardSet }) {
  const glyph = SETS[set];
  return glyph ? (
    <svg className="set-mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d={glyph} />
    </svg>
  ) : null;
}
