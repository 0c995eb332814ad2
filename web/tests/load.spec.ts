/** What has to come over the wire before somebody can play. */

import type { CardInfo } from "../src/wire/CardInfo";
import type { Problem } from "../src/wire/Problem";
import { expect, test } from "./fixtures";
import { transferred } from "./transferred";

/** In bytes, compressed, fonts and cards included. */
const FIRST_LOAD = 200_000;

test("the lobby comes in less than 200 kB", async ({ arrive }) => {
  const { page } = await arrive();
  // What the page does by itself later is no part of it: the bots' game, and the table for whoever will sit down.
  await page.addInitScript(() => {
    const soon = window.setTimeout;
    window.setTimeout = ((what: () => void, wait = 0) => (wait < 1000 ? soon(what, wait) : 0)) as typeof window.setTimeout;
  });
  const bytes = await transferred(page);
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Play now" })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState("networkidle");
  const { sum, by } = bytes();
  expect(sum, [...by].map(([address, size]) => `${address}: ${size}`).join("\n")).toBeLessThan(FIRST_LOAD);
  expect([...by.keys()].filter((address) => address.startsWith("/assets/Table-"))).toEqual([]);
});

test("cards come set by set, and what there is not is refused in words", async ({ arrive }) => {
  const { page } = await arrive();
  await page.goto("/");
  const all = (await (await page.request.get("/api/cards")).json()) as Record<string, CardInfo[]>;
  const echoes = await page.request.get("/api/cards/first/echoes");
  expect(await echoes.json()).toEqual(all.first?.filter(({ set }) => set === "echoes"));
  for (const path of ["/api/cards/first/figures", "/api/cards/second/base", "/api/cards/third/dragons"]) {
    const refused = await page.request.get(path);
    expect(refused.status(), path).toBe(400);
    expect(((await refused.json()) as { error: Problem }).error.message, path).toContain("there is no set");
  }
});

test("the page is packed for whoever can unpack it", async ({ arrive, server }) => {
  const { page } = await arrive();
  const script = page.waitForResponse(/\/assets\/index-.*\.js$/);
  await page.goto("/");
  const url = (await script).url();
  const encoding = async (accepted: string) =>
    (await fetch(url, { headers: { "accept-encoding": accepted } })).headers.get("content-encoding");
  expect(url).toContain(server.address);
  expect(await encoding("gzip, deflate, br, zstd")).toBe("br");
  expect(await encoding("gzip, br;q=0")).toBe("gzip");
  expect(await encoding("identity")).toBe(null);
});
