/** How fast and how calm the page is on this machine. Every figure is printed; none of them fails. */

import type { Page } from "@playwright/test";
import { playNow, test } from "../tests/fixtures";
import { atPace } from "../tests/pace";
import { beginAt } from "../tests/positions";
import { settled } from "../tests/settled";
import { offered, seated } from "../tests/tables";
import { transferred } from "../tests/transferred";

const say = (what: string, figure: string) => console.log(`${what.padEnd(44)} ${figure}`);
const ms = (time: number) => `${time.toFixed(time < 100 ? 1 : 0)} ms`;
const at = (sorted: number[], share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
const upwards = (numbers: number[]) => [...numbers].sort((a, b) => a - b);

/** How often what can be repeated is repeated. */
const TIMES = 5;

test("first load", async ({ arrive }) => {
  const shown: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const { page, context } = await arrive({ reducedMotion: "no-preference" });
    const bytes = await transferred(page);
    const began = Date.now();
    await page.goto("/");
    await page.getByRole("button", { name: "Play now" }).waitFor();
    shown.push(Date.now() - began);
    if (time === 0) say("the lobby, all that comes before “Play now”", `${(bytes().sum / 1000).toFixed(1)} kB`);
    await context.close();
  }
  say("the lobby is there, middle of five", ms(at(upwards(shown), 0.5)));
});

test("first decision", async ({ arrive }) => {
  const waits: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const ada = await arrive({ reducedMotion: "no-preference" });
    await ada.page.goto("/");
    const button = ada.page.getByRole("button", { name: "Play now" });
    await button.waitFor();
    // As long as it takes to read the button.
    await ada.page.waitForTimeout(2500);
    const began = Date.now();
    await button.click();
    await ada.page.locator("button.option:enabled").first().waitFor();
    waits.push(Date.now() - began);
    await ada.context.close();
  }
  say("from “Play now” to the first decision, middle", ms(at(upwards(waits), 0.5)));
});

test("rest and motion", async ({ arrive }) => {
  const ada = await arrive({ reducedMotion: "no-preference" });
  const { page } = ada;
  const cards = await offered(page);
  await atPace(ada, "normal");
  await beginAt(ada, seated(cards, "late", 5), cards.sets);
  await settled(page);

  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const busy = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0;
  };
  const before = await busy();
  await page.waitForTimeout(10_000);
  say("a late table of five at rest, of a core", `${(((await busy()) - before) * 10).toFixed(2)} %`);

  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    let last = performance.now();
    const tick = (now: number) => {
      // Only while something is shown.
      if (document.querySelector(".table[data-playing]")) frames.push(now - last);
      last = now;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  for (let made = 0; made < 4; made++) if (!(await ada.decide())) break;
  const frames = upwards(await page.evaluate(() => (window as unknown as { frames: number[] }).frames));
  say("frames of everybody’s turns, middle", ms(at(frames, 0.5)));
  say("frames, 95 of 100 within", ms(at(frames, 0.95)));
});

/** Adds up how far things jump that nobody moved, as browsers count it: the worst five seconds. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const windows: { first: number; last: number; sum: number }[] = [];
    Object.assign(window, { windows });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (entry.hadRecentInput) continue;
        const open = windows.at(-1);
        if (open && entry.startTime - open.last < 1000 && entry.startTime - open.first < 5000) {
          open.sum += entry.value;
          open.last = entry.startTime;
        } else windows.push({ first: entry.startTime, last: entry.startTime, sum: entry.value });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

test("layout shift", async ({ arrive }) => {
  const ada = await arrive({ reducedMotion: "no-preference" });
  const { page } = ada;
  await atPace(ada, "normal");
  await watchShifts(page);
  await playNow(ada);
  // The table from here on; the lobby before it is another page.
  await page.evaluate(() => (window as unknown as { windows: unknown[] }).windows.splice(0));
  for (let made = 0; made < 24; made++) if (!(await ada.decide())) break;
  const sums = await page.evaluate(() => (window as unknown as { windows: { sum: number }[] }).windows.map(({ sum }) => sum));
  say("cumulative layout shift over 24 decisions", Math.max(0, ...sums).toFixed(4));
});
