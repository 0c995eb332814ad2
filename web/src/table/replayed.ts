/**
 * The table between two updates: what has been told, laid out card by card, so that one can
 * follow it. Only cards and splays move; numbers are the engine's, and come with the next scene.
 */

import type { Civilization } from "../wire/Civilization";
import type { Position } from "../wire/Position";
import type { Shown } from "../wire/Shown";
import type { Spot } from "../wire/Spot";
import type { Told } from "../wire/Told";
import type { ZoneKind } from "../wire/ZoneKind";
import { backOf, faceDown, type Printed, titleOf } from "./backs";

type Moved = Extract<Told, { event: "moved" }>;

/** Where in a list a card lies that is told as `card`; the backs of faces are looked up. */
export function placeOf(list: readonly Shown[], card: Shown, printed: Printed): number {
  const name = titleOf(card);
  if (name !== null) {
    const exact = list.findIndex((other) => titleOf(other) === name);
    if (exact >= 0) return exact;
  }
  const back = backOf(card, printed);
  return list.findIndex((other) => {
    const shown = faceDown(other);
    return shown !== null && shown.age === back?.age && shown.set === back.set && titleOf(other) === null;
  });
}

/** A list after a card has come to lie at an end of it. What has no order is shown as it came. */
const withCard = (list: readonly Shown[], card: Shown, { end }: Spot): Shown[] =>
  end === "top" ? [card, ...list] : [...list, card];

/** A list after a card has left it: from an end of it, or from wherever it is found. */
function withoutCard(list: readonly Shown[], card: Shown, from: Spot, printed: Printed): Shown[] {
  if (from.end === "top") return list.slice(1);
  if (from.end === "bottom") return list.slice(0, -1);
  const place = placeOf(list, card, printed);
  return place < 0 ? [...list] : list.filter((_, n) => n !== place);
}

function change(table: Position, zone: ZoneKind, edit: (list: readonly Shown[]) => Shown[]): Position {
  const ofPlayer = (player: number, part: (civilization: Civilization) => Partial<Civilization>): Position => ({
    ...table,
    players: table.players.map((civilization, seat) =>
      seat === player ? { ...civilization, ...part(civilization) } : civilization,
    ),
  });
  switch (zone.zone) {
    case "deck": {
      const decks = table.decks[zone.set] ?? {};
      return { ...table, decks: { ...table.decks, [zone.set]: { ...decks, [zone.age]: edit(decks[zone.age] ?? []) } } };
    }
    case "available":
      return { ...table, achievements: edit(table.achievements ?? []) };
    case "junk":
      return { ...table, junk: edit(table.junk ?? []) };
    case "removed":
      return { ...table, removed: edit(table.removed ?? []) };
    // Relics that nobody has stand among the available achievements.
    case "relics":
      return { ...table, achievements: edit(table.achievements ?? []) };
    case "board":
      return ofPlayer(zone.player, ({ board }) => {
        const stack = board[zone.color] ?? { cards: [] };
        const cards = edit(stack.cards);
        return { board: { ...board, [zone.color]: { ...stack, cards } } };
      });
    // All others are piles.
    default:
      return ofPlayer(zone.player, (civilization) => ({ [zone.zone]: edit(civilization[zone.zone] ?? []) }));
  }
}

function move(table: Position, { card, from, to }: Moved, printed: Printed): Position {
  const taken = change(table, from, (list) => withoutCard(list, card, from, printed));
  const back: Shown = to.zone === "deck" && typeof card === "string" ? { age: to.age, set: to.set } : card;
  return change(taken, to, (list) => withCard(list, back, to));
}

/** The table after something has been told. */
export function after(table: Position, told: Told, printed: Printed): Position {
  switch (told.event) {
    case "moved":
      return move(table, told, printed);
    case "splayed":
      return {
        ...table,
        players: table.players.map((civilization, seat) => {
          const stack = civilization.board[told.color];
          if (seat !== told.player || !stack) return civilization;
          return { ...civilization, board: { ...civilization.board, [told.color]: { ...stack, splay: told.splay } } };
        }),
      };
    case "turn":
      return { ...table, turn: { seat: told.player, actions: told.actions, number: told.number } };
    // How a stack lies now is seen when everything has been told.
    case "rearranged":
    // These move no card, or what they move is told by itself.
    case "first-card":
    case "action":
    case "dogma":
    case "effect":
    case "karma":
    case "looked":
    case "searched":
    case "shuffled":
    case "revealed":
    case "proved":
    case "named":
    case "parleyed":
    case "cut-short":
    case "sharing-bonus":
    case "eliminated":
    case "ended":
      return table;
  }
}
