import type { Page } from "@playwright/test";
import { expect, playNow, test } from "./fixtures";
import { beginAt } from "./positions";

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
    for (const path of [
      "/",
      "/new",
      "/cards",
      "/cards?edition=all",
      "/cards?card=Archery",
      "/rules",
      "/replay",
      "/me",
      "/learn",
    ]) {
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

test("stacks show their top cards, and a tap shows a card too small to read", async ({ arrive }) => {
  const ada = await arrive(PHONE);
  const table = [
    {
      hand: ["Oars"],
      board: {
        blue: { cards: ["Writing", "Tools"] },
        red: { cards: ["Archery", "Metalworking", "Construction"], splay: "left" as const },
      },
    },
    { hand: ["Sailing"], board: { green: { cards: ["The Wheel", "Clothing"] } } },
  ];
  await beginAt(ada, table, ["base"]);
  const { page } = ada;
  // Nothing lies over the titles.
  for (const title of ["Writing", "Archery", "The Wheel"])
    await page.locator(".stack-card .card-title", { hasText: title }).click({ trial: true });

  const peek = page.locator(".card-peek");
  await page.locator('.stack-card[data-card="The Wheel"]').tap();
  await expect(peek.getByText("The Wheel")).toBeVisible();
  await page.getByRole("heading", { level: 2 }).first().tap();
  await expect(peek).toHaveCount(0);
});
