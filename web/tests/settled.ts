import type { Page } from "@playwright/test";

/** Waits until fonts are there and what moves has come to rest, so that what is looked at is what stays. */
export async function settled(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let n = 0; n < 4; n += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
    await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => undefined)));
  });
}
