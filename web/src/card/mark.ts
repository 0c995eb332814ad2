/** What is drawn like an icon: whatever fills a slot, a karma, and a bonus of any value. */

import type { Icon } from "../wire/Icon";

export type Mark = Icon | "bonus" | "karma";

type Bonus = Extract<Mark, `bonus${string}`>;

/** Every other mark, with a drawing of its own. */
export type Drawn = Exclude<Mark, Bonus>;

export const isBonus = (mark: Mark): mark is Bonus => mark.startsWith("bonus");

/** The number on a bonus; empty for any. */
export const bonusValue = (bonus: Bonus): string => bonus.slice("bonus".length);
