/** What can be seen of a card that lies face down. */

import type { Back } from "../wire/Back";
import type { Shown } from "../wire/Shown";

/** Looks the back of a printed card up. */
export type Printed = (title: string) => Back | undefined;

/** The title of a card, if it is known here. */
export function titleOf(card: Shown): string | null {
  if (typeof card === "string") return card;
  return "seen" in card ? (card.seen ?? null) : null;
}

/** The back that lies uppermost, if it does. */
export const faceDown = (card: Shown): Back | null => (typeof card !== "string" && "age" in card ? card : null);

/** The back of a card, lying uppermost or not. */
export const backOf = (card: Shown, printed: Printed): Back | undefined =>
  typeof card === "string" ? printed(card) : (faceDown(card) ?? undefined);
