/** What has to come over the wire before somebody can play. */

import { expect, test } from "./fixtures";
import { transferred } from "./transferred";

/** In bytes, compressed, fonts and cards included. */
const FIRST_LOAD = 200_000;

test("the lobby comes in less than 200 kB", async ({ arrive }) => {
  const { page } = await arrive();
  const bytes = await transferred(page);
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Play now" })).toBeVisible();
  // The bots' game has cards, and their emblems and letters.
  await expect(page.locator(".live .card .watermark path").first()).toBeAttached();
  await page.evaluate(() => document.fonts.ready);
  const { sum, by } = bytes();
  expect(sum, [...by].map(([address, size]) => `${address}: ${size}`).join("\n")).toBeLessThan(FIRST_LOAD);
  expect([...by.keys()].filter((address) => address.startsWith("/assets/Table-"))).toEqual([]);
});
