import { describe, expect, it } from "vitest";
import type { Civilization } from "../wire/Civilization";
import type { Position } from "../wire/Position";
import type { Told } from "../wire/Told";
import { after } from "./replayed";

const ages: Record<string, number> = { Oars: 1, Tools: 1, Fermenting: 2 };
const printed = (title: string) => ({ age: ages[title] ?? 0, set: "base" as const });

const player = (some: Partial<Civilization>): Civilization => ({ hand: [], score: [], achievements: [], board: {}, ...some });
const table: Position = {
  edition: "third",
  sets: ["base"],
  players: [
    player({ hand: ["Oars"], board: { red: { cards: ["Archery"] } } }),
    player({
      hand: [
        { age: 2, set: "base" },
        { age: 1, set: "base", seen: "Tools" },
        { age: 1, set: "base" },
      ],
    }),
  ],
  achievements: [{ age: 1, set: "base" }],
  decks: {
    base: {
      1: [
        { age: 1, set: "base" },
        { age: 1, set: "base" },
      ],
    },
  },
  turn: { seat: 0, actions: 1 },
  options: {} as Position["options"],
};
const moved = (some: object): Told => ({ event: "moved", by: 0, visible: [0], ...some }) as Told;

describe("the table after what was told", () => {
  it("a meld goes on top, a tuck beneath", () => {
    const meld = moved({
      verb: "meld",
      card: "Oars",
      from: { zone: "hand", player: 0 },
      to: { zone: "board", player: 0, color: "red", end: "top" },
    });
    const melded = after(table, meld, printed);
    expect(melded.players[0]!.board.red!.cards).toEqual(["Oars", "Archery"]);
    expect(melded.players[0]!.hand).toEqual([]);
    const tuck = moved({
      verb: "tuck",
      card: "Oars",
      from: { zone: "hand", player: 0 },
      to: { zone: "board", player: 0, color: "red", end: "bottom" },
    });
    expect(after(table, tuck, printed).players[0]!.board.red!.cards).toEqual(["Archery", "Oars"]);
  });

  it("a draw thins the deck", () => {
    const draw = moved({
      verb: "draw",
      card: { age: 1, set: "base" },
      from: { zone: "deck", set: "base", age: 1, end: "top" },
      to: { zone: "hand", player: 1 },
    });
    const drawn = after(table, draw, printed);
    expect(drawn.decks.base![1]).toHaveLength(1);
    expect(drawn.players[1]!.hand).toHaveLength(4);
  });

  it("a card that comes from behind a back was one of that age which nobody had seen", () => {
    const meld = moved({
      verb: "meld",
      by: 1,
      card: "Oars",
      from: { zone: "hand", player: 1 },
      to: { zone: "board", player: 1, color: "red", end: "top" },
    });
    expect(after(table, meld, printed).players[1]!.hand).toEqual([
      { age: 2, set: "base" },
      { age: 1, set: "base", seen: "Tools" },
    ]);
  });

  it("a card that was seen is found by its name", () => {
    const meld = moved({
      verb: "meld",
      by: 1,
      card: "Tools",
      from: { zone: "hand", player: 1 },
      to: { zone: "board", player: 1, color: "blue", end: "top" },
    });
    expect(after(table, meld, printed).players[1]!.hand).toEqual([
      { age: 2, set: "base" },
      { age: 1, set: "base" },
    ]);
  });

  it("a card leaves from the end that is told, whatever is known of it", () => {
    const closed: Position = {
      ...table,
      players: [player({ board: { red: { cards: ["Archery", { icons: [null, null, null, "leaf"] }] } } }), player({})],
      decks: { base: { 1: ["Oars", { age: 1, set: "base" }, "Tools"] } },
    };
    const score = moved({
      verb: "score",
      card: "Archery",
      from: { zone: "board", player: 0, color: "red", end: "top" },
      to: { zone: "score", player: 0 },
    });
    expect(after(closed, score, printed).players[0]!.board.red!.cards).toEqual([{ icons: [null, null, null, "leaf"] }]);
    const transfer = moved({
      verb: "transfer",
      card: { age: 1, set: "base" },
      from: { zone: "deck", set: "base", age: 1, end: "bottom" },
      to: { zone: "available" },
    });
    expect(after(closed, transfer, printed).decks.base![1]).toEqual(["Oars", { age: 1, set: "base" }]);
  });

  it("a splay is seen at once, and the table before is left as it was", () => {
    const splayed: Told = { event: "splayed", by: 0, player: 0, color: "red", splay: "up" };
    expect(after(table, splayed, printed).players[0]!.board.red!.splay).toBe("up");
    expect(table.players[0]!.board.red!.splay).toBeUndefined();
  });

  it("of two backs of an age the one of its set is taken", () => {
    const both: Position = {
      ...table,
      players: [
        player({}),
        player({
          hand: [
            { age: 2, set: "base" },
            { age: 2, set: "echoes" },
          ],
        }),
      ],
    };
    const told = moved({
      verb: "return",
      card: { age: 2, set: "echoes" },
      from: { zone: "hand", player: 1 },
      to: { zone: "deck", set: "echoes", age: 2, end: "bottom" },
    });
    expect(after(both, told, printed).players[1]!.hand).toEqual([{ age: 2, set: "base" }]);
  });
});
