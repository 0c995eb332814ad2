/**
 * The layout, measured: over windows, players and phases of a game, in both lights, no text is too small, nothing is cut
 * off or lies over something else, and no more is left empty than the study left. Pictures of each are kept.
 */

import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { measure } from "./measure";
import { beginAt } from "./positions";
import { offered, type Phase, seated } from "./tables";

const SIZES: [number, number][] = [
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
  [820, 1180],
  [390, 844],
  [360, 740],
];
const PHASES: Phase[] = ["opening", "mid", "late", "crowded"];
/** Many rows have many gaps between them. */
const ROWS = 2;
const LIGHTS = ["dark", "light"] as const;

/** How much of a window may be left empty, in hundredths: with few cards in play there is less to show. */
const EMPTY: Record<Phase, number> = { opening: 17, mid: 7, late: 6, crowded: 7 };

async function settled(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let n = 0; n < 4; n += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
    // What has to move glides: it is measured where it has come to rest.
    await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => undefined)));
  });
}

for (const players of [2, 3, 5, 8]) {
  for (const phase of PHASES) {
    // Hands of 25 and stacks of 30 are tried where up to five sit.
    if (phase === "crowded" && players > 5) continue;
    test(`${players} players, ${phase}`, async ({ arrive }) => {
      test.setTimeout(240_000);
      const ada = await arrive({ viewport: { width: 1280, height: 720 } });
      const { page } = ada;
      await page.goto("/");
      const cards = await offered(page);
      test.skip(players > cards.seats, `this server seats ${cards.seats}`);
      const sets = phase === "late" || phase === "crowded" || players > 4 ? cards.sets : ["base" as const];
      await beginAt(ada, seated(cards, phase, players, sets), sets);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        for (const light of LIGHTS) {
          await page.emulateMedia({ colorScheme: light });
          await settled(page);
          const path = `layout-pictures/${players}-${phase}-${width}x${height}-${light}.png`;
          await page.screenshot({ path, animations: "disabled" });
          // Light and dark differ in color alone.
          if (light !== "dark") continue;
          const found = await page.evaluate(measure);
          const where = `${width}x${height}`;
          expect.soft(found.clipped, `${where}: cut off`).toEqual([]);
          expect.soft(found.spilt, `${where}: cards whose words leave their place`).toEqual([]);
          expect.soft(found.outside, `${where}: outside the window`).toEqual([]);
          expect.soft(found.over, `${where}: over one another`).toEqual([]);
          expect.soft(found.smallest.size, `${where}: the smallest text, ${found.smallest.where}`).toBeGreaterThanOrEqual(11.9);
          expect.soft(found.smallestEffect, `${where}: the smallest effect`).toBeGreaterThanOrEqual(12);
          expect
            .soft(found.empty, `${where}: empty, in hundredths of the window`)
            .toBeLessThanOrEqual(EMPTY[phase] + (players > 5 ? ROWS : 0));
          if (process.env.LAYOUT) console.log(players, phase, where, JSON.stringify(found));
        }
      }
    });
  }
}
