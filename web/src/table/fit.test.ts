import { describe, expect, it } from "vitest";
import { fitBoard, fitHand, fitPile, type Pile, type Room, split } from "./fit";

const room: Room = { width: 1050, height: 400, tall: 74, min: 110, max: 240, gap: 12, caption: 18, rows: 3, reach: 130 };
const plain = (count: number): Pile => ({ count, splay: "none" });

function widest(fit: ReturnType<typeof fitBoard>, gap: number): number {
  let at = 0;
  return Math.max(
    ...fit.rows.map((length) => {
      const row = fit.piles.slice(at, at + length);
      at += length;
      return row.reduce((sum, pile) => sum + (pile.width * fit.card) / 100, 0) + gap * (length - 1);
    }),
  );
}

describe("a stack", () => {
  it("is as wide as a card unless it is splayed sideways", () => {
    expect(fitPile(plain(9), 18, room).width).toBe(100);
    expect(fitPile({ count: 4, splay: "up" }, 18, room)).toEqual({ step: 18, width: 100, height: 74 + 54 });
    expect(fitPile({ count: 3, splay: "left" }, 18, room).width).toBe(136);
  });

  it("splayed aslant grows both ways", () => {
    const fit = fitPile({ count: 3, splay: "aslant" }, 18, room);
    expect([fit.width, fit.height]).toEqual([136, 110]);
  });

  it("with many cards reaches only so far", () => {
    expect(fitPile({ count: 14, splay: "right" }, 18, room).width).toBeCloseTo(230);
  });
});

describe("a board", () => {
  it("fits its room, also with long splays", () => {
    const piles: Pile[] = [
      { count: 12, splay: "right" },
      { count: 8, splay: "left" },
      { count: 11, splay: "up" },
      plain(3),
      { count: 5, splay: "aslant" },
    ];
    const fit = fitBoard(piles, room);
    expect(widest(fit, room.gap)).toBeLessThanOrEqual(room.width + 1);
  });

  it("uses one row on a laptop and more on a phone", () => {
    const piles = [plain(2), plain(3), plain(1), plain(4), plain(2)];
    expect(fitBoard(piles, room).rows).toEqual([5]);
    const phone = fitBoard(piles, { ...room, width: 340, height: Number.POSITIVE_INFINITY, min: 100, max: 150 });
    expect(phone.rows.length).toBeGreaterThan(1);
    expect(widest(phone, room.gap)).toBeLessThanOrEqual(341);
  });
});

it("rows are as even as possible", () => {
  expect(split(5, 2)).toEqual([3, 2]);
  expect(split(5, 3)).toEqual([2, 2, 1]);
});

describe("a hand", () => {
  const space = { width: 1000, rows: 2, min: 150, max: 200, gap: 10 };

  it("lies side by side while there is room, then in two rows, then without effects, and never overlaps", () => {
    expect(fitHand(3, space)).toEqual({ card: 200, rows: [3], compact: false });
    expect(fitHand(9, space)).toMatchObject({ rows: [5, 4], compact: false });
    const many = fitHand(20, space);
    expect(many).toMatchObject({ rows: [5, 5, 5, 5], compact: true });
    expect(5 * many.card + 4 * space.gap).toBeLessThanOrEqual(1000);
  });

  it("does without effects at once where there is only one row for them", () => {
    expect(fitHand(9, { ...space, rows: 1 })).toMatchObject({ rows: [5, 4], compact: true });
  });
});
