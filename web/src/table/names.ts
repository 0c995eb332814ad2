/** Names where there is little room. */

import type { Update } from "../wire/Update";
import { TEXTS } from "./texts";

/** What each player is called there, by seat. */
export const shortNames = ({ game }: Update): string[] =>
  game.seats.map(({ short_name, name }) => short_name ?? name ?? TEXTS.somebody);
