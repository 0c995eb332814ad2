import { describe, expect, it } from "vitest";
import type { CardInfo } from "../wire/CardInfo";
import type { Splay } from "../wire/Splay";
import { type Desk, type DeskFit, FLOOR, type StackShape, solve } from "./fit";
import { keep } from "./keep";
import { measurer } from "./measure";
import { slivers } from "./slivers";
import { frameOf } from "./useLayout";

const COLORS = ["red", "yellow", "green", "blue", "purple"] as const;
/** Letters that are all alike, a little wider than those of the page are on average. */
const needs = measurer((text, face) => text.length * (face === "title" ? 0.52 : 0.47), "asmadi");

/** A card with about as much to say as cards have. */
const card = (n: number, length: number): CardInfo => ({
  title: `Card number ${n}`,
  set: "base",
  age: (n % 10) + 1,
  color: COLORS[n % 5]!,
  icons: ["crown", "hex", "crown", "leaf"],
  featured: "crown",
  karmas: [],
  relic: false,
  city: [],
  effects: [{ kind: "dogma", text: ["word ".repeat(length / 5).trim()] }],
});

const SPLAYS: readonly Splay[] = ["right", "left", "none", "up", "aslant"];
const board = (seat: number, height: number): StackShape[] =>
  COLORS.map((_, n) => ({
    top: height === 0 && n > 0 ? null : card(seat * 5 + n, 60 + ((seat + n) % 4) * 30),
    count: height === 0 ? (n > 0 ? 0 : 1) : n === 3 ? height * 5 : height,
    splay: SPLAYS[(seat + n) % 5]!,
  }));

const SIZES: [number, number][] = [
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
  [820, 1180],
];

function deskOf(width: number, height: number, players: number, hand: number, stacks: number): Desk {
  const frame = frameOf(width, height, 5, players, 15);
  return {
    others: Array.from({ length: players - 1 }, (_, n) => board(n + 1, stacks)),
    own: board(0, stacks),
    hand: Array.from({ length: hand }, (_, n) => card(100 + n, 60 + (n % 4) * 30)),
    ...frame.main,
    band: frame.kind === "tablet" ? frame.stage : 0,
    plate: frame.plate,
    gap: frame.gap,
    largest: 17,
    handRows: frame.main.height >= 780 ? 2 : 1,
    open: 0,
  };
}

const taken = (fit: DeskFit, desk: Desk): number =>
  fit.others.reduce((sum, row) => sum + row.height, 0) +
  fit.own.height +
  (fit.hand?.height ?? 0) +
  desk.band +
  desk.gap * (fit.others.length + 1 + (desk.band > 0 ? 1 : 0));

const every = SIZES.flatMap(([width, height]) =>
  [2, 3, 5, 8].flatMap((players) =>
    [0, 6, 12, 25].flatMap((hand) => [0, 4, 6].map((stacks) => ({ width, height, players, hand, stacks }))),
  ),
);

/** Each of them solved, once for all tests. */
const solved = () => {
  found ??= every.map((one) => {
    const desk = deskOf(one.width, one.height, one.players, one.hand, one.stacks);
    return { ...one, desk, fit: solve(desk, needs) };
  });
  return found;
};
let found: ((typeof every)[number] & { desk: Desk; fit: DeskFit })[] | null = null;

describe("room for everybody", () => {
  it("is never more than there is", () => {
    for (const { width, height, players, hand, stacks, desk, fit } of solved()) {
      const where = `${width}x${height}, ${players} players, ${hand} in hand, stacks of ${stacks}: ${fit.tier}`;
      expect(taken(fit, desk), where).toBeLessThanOrEqual(desk.height + 1);
      const wide = fit.columns.reduce((sum, one) => sum + one, 0) + desk.plate + 6 * 5 + 14;
      expect(wide, where).toBeLessThanOrEqual(desk.width + 1);
      if (fit.hand) expect(fit.hand.perRow * (fit.hand.width + 6), where).toBeLessThanOrEqual(desk.width + 6);
    }
  });

  it("has no effect below the floor, and none in a place too small for it", () => {
    for (const { desk, fit } of solved()) {
      for (const [seat, row] of [fit.own, ...fit.others].entries())
        for (const [n, cell] of row.cells.entries()) {
          expect(cell.size).toBeGreaterThanOrEqual(FLOOR);
          const stack = (seat === 0 ? desk.own : desk.others[seat - 1]!)[n]!;
          if (cell.form !== "text" || !stack.top) continue;
          const edges = cell.slivers.shown * cell.slivers.thick;
          const side = stack.splay === "left" || stack.splay === "right";
          const room = row.height - (row.height < 74 ? 8 : 12) - (row.caption ? 19 : 0) - (side ? 0 : edges);
          expect(needs.text(stack.top, fit.columns[n]! - (side ? edges : 0), cell.size)).toBeLessThanOrEqual(room + 1);
        }
    }
  });

  it("lets one read the own board wherever up to five sit, and the hand where three do", () => {
    for (const [width, height] of SIZES.filter(([width]) => width >= 1280)) {
      for (const players of [2, 3, 5])
        expect(
          solve(deskOf(width, height, players, 6, 4), needs).own.cells.map(({ form }) => form),
          `${width}x${height}, ${players} players`,
        ).toEqual(["text", "text", "text", "text", "text"]);
      expect(solve(deskOf(width, height, 3, 6, 1), needs).hand?.form, `${width}x${height}`).toBe("text");
    }
  });

  it("folds the rows of others only where not all can be shown, and cuts nobody off", () => {
    const eight = solve(deskOf(1280, 720, 8, 12, 4), needs);
    expect(eight.others).toHaveLength(7);
    expect(eight.others.filter(({ folded }) => folded)).toHaveLength(6);
    expect(eight.others[0]?.folded).toBe(false);
    expect(solve(deskOf(2560, 1440, 8, 12, 4), needs).others.every(({ folded }) => !folded)).toBe(true);
  });

  it("is found by few questions, and without measuring a word twice", () => {
    let asked = 0;
    let measured = 0;
    const ruled = measurer((text) => {
      measured += 1;
      return text.length * 0.5;
    }, "asmadi");
    const counted = {
      text: (card: CardInfo, width: number, size: number) => {
        asked += 1;
        return ruled.text(card, width, size);
      },
    };
    const desk = deskOf(1280, 720, 5, 12, 4);
    solve(desk, counted);
    [asked, measured] = [0, 0];
    solve(desk, counted);
    expect(asked).toBeLessThan(10_000);
    expect(measured).toBe(0);
  });
});

describe("a layout that was found", () => {
  const desk = deskOf(1440, 900, 3, 6, 2);
  const found = solve(desk, needs);

  it("stays while everything has room: a card that is played or covered moves no row", () => {
    const played = { ...desk, hand: desk.hand!.slice(1) };
    const kept = keep(found, played, needs);
    expect(kept?.hand).toEqual(found.hand);
    expect(kept?.own.height).toBe(found.own.height);
    expect(kept?.columns).toEqual(found.columns);
  });

  it("is left for another when a hand outgrows its places, or a text its row", () => {
    expect(keep(found, { ...desk, hand: [...desk.hand!, card(150, 60)] }, needs)).toBeNull();
    const long = desk.own.map((stack, n) => (n === 0 ? { ...stack, top: card(160, 900) } : stack));
    expect(keep(found, { ...desk, own: long }, needs)).toBeNull();
  });

  it("is left when much of a hand is gone, so that the rest can be read larger", () => {
    expect(keep(found, { ...desk, hand: desk.hand!.slice(4) }, needs)).toBeNull();
  });
});

describe("the edges of covered cards", () => {
  it("are as thick as one likes, thinner where they must be, and counted where they are too many", () => {
    expect(slivers(3, 100, 18)).toEqual({ thick: 18, shown: 3 });
    expect(slivers(5, 80, 18)).toEqual({ thick: 16, shown: 5 });
    expect(slivers(29, 80, 18)).toEqual({ thick: 16, shown: 5 });
    expect(slivers(0, 80, 18).shown).toBe(0);
  });
});
