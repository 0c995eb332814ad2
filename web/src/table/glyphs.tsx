/** Small signs of the table: piles, verdicts, tools. Drawings of our own. */

import type { Pile } from "../wire/Pile";
import type { Splay } from "../wire/Splay";

const STAR = "M12 2l3 6.6 7 .8-5.2 4.8 1.5 7.1L12 17.7l-6.3 3.6 1.5-7.1L2 9.4l7-.8z";

const SIGNS = {
  star: STAR,
  share: "M7 7h9V3l6 6-6 6v-4H7zM17 17H8v4l-6-6 6-6v4h9z",
  obey: "M13 2L4 14h6l-1 8 9-12h-6z",
  flag: "M5 2h2v2h13l-3 4.5 3 4.5H7v9H5z",
  relic: "M12 1.5l6.5 7.5L12 22.5 5.5 9z",
  talk: "M4 4h16a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-8l-5 4v-4H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z",
  menu: "M3 5h18v3H3zM3 10.5h18v3H3zM3 16h18v3H3z",
  stack: "M3 4h14v13H3zM19 7h2v14H7v-2h12z",
  left: "M21 10h-9V5l-9 7 9 7v-5h9z",
  right: "M3 10h9V5l9 7-9 7v-5H3z",
  up: "M10 21v-9H5l7-9 7 9h-5v9z",
  aslant: "M6 20L4 18l9-9H7V6h11v11h-3v-6z",
  undo: "M10 4v4c6 0 10 4 11 11-3-4-6-6-11-6v4L3 10z",
  hint: "M12 2.5a6.7 6.7 0 0 0-4.2 11.9c.9.8 1.4 1.6 1.5 2.6h5.4c.1-1 .6-1.8 1.5-2.6A6.7 6.7 0 0 0 12 2.5zM9.5 18.3h5v3h-5z",
  hand: "M6 3h9a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM18.5 6.5l2 .6a1.6 1.6 0 0 1 1 2l-3 9.4z",
  score: "M4 20V9h4v11zM10 20V4h4v16zM16 20v-8h4v8z",
  achievements: STAR,
  forecast: "M12 5c5 0 9 4 10.5 7-1.5 3-5.5 7-10.5 7S3 15 1.5 12C3 9 7 5 12 5zm0 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8z",
  display: "M7 2h10v3l-2 3c3 1 5 4 5 7 0 4-3 7-8 7s-8-3-8-7c0-3 2-6 5-7L7 5z",
  safe: "M7 10V7a5 5 0 0 1 10 0v3h2v11H5V10zm2.5 0h5V7a2.5 2.5 0 0 0-5 0z",
  museum: "M12 2l10 5.5V10H2V7.500zM4 11.500h3v7H4zM10.500 11.500h3v7h-3zM17 11.500h3v7h-3zM2 20h20v2.500H2z",
} as const satisfies Record<Pile, string> & Record<string, string>;

export type SignName = keyof typeof SIGNS;

/** A sign, for eyes only: what it means is said beside it. */
export function Sign({ of }: { of: SignName }) {
  return (
    <svg className="sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d={SIGNS[of]} />
    </svg>
  );
}

/** How a stack is splayed. */
export const splaySign = (splay: Splay): SignName => (splay === "none" ? "stack" : splay);
