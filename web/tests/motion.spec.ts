/** Motion and rest: what stands beside the table stays where it is, a table at rest rests, and what happens can be skipped. */

import type { Page } from "@playwright/test";
import { expect, playOn, playTogether, test } from "./fixtures";
import { atPace } from "./pace";
import { beginAt } from "./positions";
import { settled } from "./settled";
import { offered, seated } from "./tables";

/** A browser that shows all motion. */
const MOVING = { reducedMotion: "no-preference" } as const;

/** Slows all animations down, so that there is time to look at them on any machine. */
async function slowMotion(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: 0.002 });
}

test("the parts around the boards stay where they are while a game is played", async ({ arrive }) => {
  const ada = await arrive(MOVING);
  const bo = await arrive(MOVING);
  await playTogether(ada, bo);
  await ada.myDecision();
  const places = () =>
    ada.page
      .locator(".top, .stage, .pages")
      .evaluateAll((parts) => parts.map((part) => [part.classList[0], part.getBoundingClientRect().toJSON()]));
  await settled(ada.page);
  const before = await places();
  expect(before).toHaveLength(3);
  for (let turn = 2; turn <= 6; turn++) {
    await playOn([ada, bo], ({ game }) => game.turn >= turn);
    await settled(ada.page);
    expect(await places()).toEqual(before);
  }
});

test("nothing moves at a table where nothing happens", async ({ arrive }) => {
  const ada = await arrive(MOVING);
  const cards = await offered(ada.page);
  await atPace(ada, "normal");
  await beginAt(ada, seated(cards, "late", 5, cards.sets), cards.sets);
  await settled(ada.page);
  // Not at one moment, but at each of some frames in a row.
  const moving = () =>
    ada.page.evaluate(async () => {
      let most = 0;
      for (let n = 0; n < 30; n += 1) {
        await new Promise((drawn) => requestAnimationFrame(drawn));
        most = Math.max(most, document.getAnimations().length);
      }
      return most;
    });
  await expect.poll(moving).toBe(0);
});

test("what happens is skipped by a tap, and framed instead of flown where motion is not wished", async ({ arrive }) => {
  const ada = await arrive(MOVING);
  const { page } = ada;
  await atPace(ada, "slow");
  const table = [
    { hand: ["Oars", "Tools"], board: { blue: { cards: ["Writing"] } } },
    { hand: ["Sailing", "Pottery"], board: { red: { cards: ["Archery"] } } },
  ];
  await beginAt(ada, table, ["base"]);
  await slowMotion(page);
  await page.locator('button.option[data-written="meld Oars"]').click();
  await expect(page.locator(".ghost")).toHaveCount(1);
  await expect(page.locator(".table[data-playing]")).toHaveCount(1);
  await page.locator(".near .plate").click({ position: { x: 20, y: 60 } });
  await expect(page.locator(".table[data-playing]")).toHaveCount(0);
  await expect(page.locator(".ghost")).toHaveCount(0);

  await page.emulateMedia({ reducedMotion: "reduce" });
  // A frame stays for a moment only: whoever comes too late to see it has it noted here.
  await page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    new MutationObserver(() => {
      for (const name of ["changed-place", "ghost"]) if (document.querySelector(`.${name}`)) seen.add(name);
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await page.locator('button.option[data-written="meld Tools"]').click();
  const seen = () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
  await expect.poll(seen).toEqual(["changed-place"]);
});
