/**
 * The layout, measured: over windows, players and phases of a game no text is too small, nothing is cut off or lies over
 * something else, what scrolls says so, and no more is left empty than the study left. In both lights, with a picture of
 * each.
 */

import { expect, test } from "./fixtures";
import { check, SIZES } from "./laidout";
import { beginAt } from "./positions";
import { settled } from "./settled";
import { offered, type Phase, seated } from "./tables";

const PHASES: Phase[] = ["opening", "mid", "late", "crowded"];

/**
 * How much of a window is left empty at most, in hundredths, by phase and players: with few cards in play there is less to
 * show, and many rows have many gaps between them.
 */
const EMPTY: Record<Phase, Record<number, number>> = {
  opening: { 2: 17, 3: 13, 5: 14, 8: 17 },
  mid: { 2: 4, 3: 6, 5: 7, 8: 9 },
  late: { 2: 6, 3: 7, 5: 8, 8: 9 },
  crowded: { 2: 4, 3: 5, 5: 5 },
};

for (const players of [2, 3, 5, 8]) {
  for (const phase of PHASES) {
    // Hands of 25 and stacks of 30 are tried where up to five sit.
    if (phase === "crowded" && players > 5) continue;
    test(`${players} players, ${phase}`, async ({ arrive }) => {
      const ada = await arrive({ viewport: { width: 1280, height: 720 } });
      const { page } = ada;
      const cards = await offered(page);
      const sets = phase === "late" || phase === "crowded" || players > 4 ? cards.sets : ["base" as const];
      await beginAt(ada, seated(cards, phase, players, sets), sets);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        const where = `${players}-${phase}-${width}x${height}`;
        for (const light of ["dark", "light"] as const) {
          await page.emulateMedia({ colorScheme: light });
          await settled(page);
          await page.screenshot({ path: `layout-pictures/${where}-${light}.jpg`, quality: 80, animations: "disabled" });
          const { empty } = await check(page, `${where}, ${light}`);
          const limit = EMPTY[phase][players] ?? 0;
          expect.soft(empty, `${where}, ${light}: empty, in hundredths of the window`).toBeLessThanOrEqual(limit);
        }
      }
    });
  }
}
