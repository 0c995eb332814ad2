import type { Page } from "@playwright/test";
import { expect, playNow, test } from "./fixtures";

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

async function noSidewaysScroll(page: Page) {
  const { scroll, client } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    client: document.documentElement.clientWidth,
  }));
  expect(scroll, page.url()).toBeLessThanOrEqual(client);
}

test("no page of a phone scrolls sideways", async ({ arrive }) => {
  for (const viewport of [PHONE.viewport, { width: 360, height: 740 }]) {
    const ada = await arrive({ ...PHONE, viewport });
    for (const path of ["/", "/new", "/cards", "/cards?edition=all", "/cards?card=Archery", "/rules", "/replay", "/me"]) {
      await ada.page.goto(path);
      await expect(ada.page.getByRole("heading", { level: 1 })).toBeVisible();
      await noSidewaysScroll(ada.page);
    }
  }
});

test("a phone plays by tapping: once to look, once more to take", async ({ arrive }) => {
  const ada = await arrive(PHONE);
  await playNow(ada);
  await noSidewaysScroll(ada.page);
  const table = ada.page.locator(".table");
  for (let made = 0; made < 12; made++) {
    if (!(await ada.myDecision())) break;
    const number = await table.getAttribute("data-number");
    const { scene } = await ada.update();
    const answer = ada.pick(scene?.question?.answers ?? []);
    const option = ada.page.locator(`button.option[data-written="${answer.written}"]`);
    await option.tap();
    await expect(table).toHaveAttribute("data-number", number ?? "");
    await option.tap();
    await expect(table).not.toHaveAttribute("data-number", number ?? "");
    await noSidewaysScroll(ada.page);
  }
});
