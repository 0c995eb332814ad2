import { expect, it } from "vitest";
import type { Moment } from "../../wire/Moment";
import { apart, band, evened, HEIGHT, momentAt, outline, roomiest, WIDTH } from "./course";

const moment = (moves: number, ...chances: number[]): Moment => ({ moves, turn: 1 + moves / 10, chances });
const course = [moment(0, 0.5, 0.5), moment(20, 0.8, 0.2), moment(40, 1, 0)];

it("everybody’s shares fill the picture", () => {
  for (const one of course) {
    expect(band(one, 0)[0]).toBe(0);
    expect(band(one, 0)[1]).toBe(band(one, 1)[0]);
    expect(band(one, 1)[1]).toBe(HEIGHT);
  }
});

it("an outline goes there along the top and back along the bottom", () => {
  expect(outline(course, 1)).toBe("M0.0 200.0L500.0 320.0L1000.0 400.0L1000.0 400.0L500.0 400.0L0.0 400.0Z");
});

it("neighbors are evened out, and the end stays certain", () => {
  const jagged = [moment(0, 0.5, 0.5), moment(10, 0.8, 0.2), moment(20, 0.2, 0.8), moment(30, 1, 0)];
  expect(evened(jagged)[1]?.chances[0]).toBeCloseTo(0.5);
  expect(evened(jagged)[2]?.chances[0]).toBeCloseTo(0.5);
  expect(evened(jagged)[3]).toEqual(jagged[3]);
});

it("numbers do not lie on each other", () => {
  const [one, other, far] = apart([
    { x: 100, y: 50 },
    { x: 110, y: 55 },
    { x: 300, y: 55 },
  ]);
  expect(one).toEqual({ x: 100, y: 50 });
  expect(Math.abs((other?.y ?? 0) - 50)).toBeGreaterThan(40);
  expect(far).toEqual({ x: 300, y: 55 });
});

it("a name stands where there is most room for it", () => {
  expect(roomiest(course, 0)).toEqual({ x: WIDTH / 2, y: 160, high: 320 });
  expect(roomiest([], 0)).toBeNull();
});

it("a place between two moments belongs to the first", () => {
  expect(momentAt(course, 30)?.moves).toBe(20);
  expect(momentAt([], 3)).toBeUndefined();
});
