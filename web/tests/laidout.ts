/** What holds for every layout, of the table and of the windows over it. */

import type { Page } from "@playwright/test";
import { expect } from "./fixtures";
import { type Measured, measure } from "./measure";

export const SIZES: [number, number][] = [
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
  [820, 1180],
  [390, 844],
  [360, 740],
];

/** Measures a part of the page and expects nothing of it to be too small, cut off, or in the way of something else. */
export async function check(page: Page, where: string, part = ".table"): Promise<Measured> {
  const found = await page.evaluate(measure, part);
  expect.soft(found.clipped, `${where}: cut off`).toEqual([]);
  expect.soft(found.spilt, `${where}: cards whose words leave their place`).toEqual([]);
  expect.soft(found.outside, `${where}: outside the window`).toEqual([]);
  expect.soft(found.over, `${where}: over one another`).toEqual([]);
  expect.soft(found.uncued, `${where}: what scrolls without a sign of it`).toEqual([]);
  expect.soft(found.smallest.size, `${where}: the smallest text, ${found.smallest.where}`).toBeGreaterThanOrEqual(11.9);
  expect.soft(found.smallestEffect, `${where}: the smallest effect`).toBeGreaterThanOrEqual(12);
  if (process.env.LAYOUT) console.log(where, JSON.stringify(found));
  return found;
}
