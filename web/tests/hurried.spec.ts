/** Bots that think for less time because many want to: whoever waits for one is told. */

import { expect, playTogether, test } from "./fixtures";
import { settled } from "./settled";

const SAID = "Many games are waiting for a bot, so bots get less time to think than usual.";

for (const [where, window] of [
  ["at a desk", { viewport: { width: 1280, height: 720 } }],
  ["on a phone", { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }],
] as const) {
  test(`it is said ${where} that bots are hurried, and not that they are if they are not`, async ({ arrive }) => {
    const [ada, bo] = [await arrive(window), await arrive(window)];
    await playTogether(ada, bo);
    // A bot would answer while one reads: the other person stands for it.
    const { page } = (await ada.update()).game.deciding === 0 ? bo : ada;
    let hurried = true;
    await page.routeWebSocket(/\/socket\?/, (browser) => {
      const server = browser.connectToServer();
      server.onMessage((said) => browser.send(hurried ? String(said).replace('"hurried":false', '"hurried":true') : said));
    });
    await page.reload();
    const decision = page.getByRole("region", { name: "decision" });
    await expect(decision.getByText(SAID)).toBeVisible();
    await settled(page);
    await expect(decision.getByText(SAID)).toBeInViewport({ ratio: 1 });

    hurried = false;
    await page.reload();
    await expect(decision.locator(".their-choice")).toBeVisible();
    await expect(page.getByText(SAID)).toHaveCount(0);
  });
}
