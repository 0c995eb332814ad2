/**
 * Staying put: as long as everything still has room where it is, rows and columns stay as they are, so that a card
 * that comes or goes moves nothing but itself.
 */

import { BUDGETS, type CellFit, type Columns, type Desk, type DeskFit, filled, type HandFit, otherRow, within } from "./fit";
import type { Needs } from "./measure";
import { NO_SLIVERS, type Slivers, sideways, slivers, upward } from "./slivers";

/** Lower than this, a hand has no cards in it. */
const EMPTY = 60;
/** How many places of a hand may be free before it is laid out anew. */
const FREE = 2;

/** The same layout with what is there now; nothing if it has no room any more, or if another would show more. */
export function keep(last: DeskFit, desk: Desk, needs: Needs): DeskFit | null {
  const hand = keptHand(last.hand, desk, needs);
  if (hand === undefined) return null;
  const own = keptOwn(last, desk, needs);
  if (!own) return null;
  const columns: Columns = { widths: last.columns, slivers: [], taken: [], share: 0 };
  const others = desk.others.map((other, n) => {
    const { height, folded } = last.others[n]!;
    return otherRow(other, height, columns, last.size, folded, needs);
  });
  const everything = last.tier === "everything";
  if (everything && others.some(({ cells }) => cells.some(({ form }) => form !== "text"))) return null;
  return { ...last, own: { ...last.own, cells: own }, others, hand };
}

/** The own stacks in their places, with their effects if they had them. */
function keptOwn({ own, columns, size }: DeskFit, desk: Desk, needs: Needs): CellFit[] | null {
  const inner = within(own.height, true);
  const cells = desk.own.map((stack, n): CellFit | null => {
    if (!filled(stack)) return { form: "text", size, slivers: NO_SLIVERS };
    for (const [budget] of BUDGETS) {
      const side: Slivers = sideways(stack.splay) ? slivers(stack.count - 1, size * budget, Math.round(size * 1.35)) : NO_SLIVERS;
      const above: Slivers = upward(stack.splay)
        ? slivers(stack.count - 1, size * budget * 0.8, Math.round(size * 1.4))
        : NO_SLIVERS;
      const width = columns[n]! - side.shown * side.thick;
      if (width >= size * 8.2 && needs.text(stack.top, width, size) <= inner - above.shown * above.thick)
        return { form: "text", size, slivers: upward(stack.splay) ? above : side };
    }
    return null;
  });
  return cells.every((cell) => cell !== null) ? cells : null;
}

/** The hand in the places it had; undefined where it has to be laid out anew. */
function keptHand(last: HandFit | null, desk: Desk, needs: Needs): HandFit | null | undefined {
  if (!desk.hand || !last) return desk.hand === null && last === null ? null : undefined;
  const places = last.perRow * last.rows;
  const count = desk.hand.length;
  // An empty hand is a line of words, and has no places.
  if (count === 0 || last.height < EMPTY || count > places || count < places - FREE) return undefined;
  const height = (last.height - 4) / last.rows - (last.rows > 1 ? 6 : 0);
  const fits = last.form === "tall" || desk.hand.every((card) => !card || needs.text(card, last.width, last.size) <= height);
  return fits ? last : undefined;
}
