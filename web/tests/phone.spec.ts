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

test("a phone plays by tapping: an option to look at it, then to do it", async ({ arrive }) => {
  const ada = await arrive(PHONE);
  await playNow(ada);
  await noSidewaysScroll(ada.page);
  const table = ada.page.locator(".table");
  for (let made = 0; made < 12; made++) {
    if (!(await ada.myDecision())) break;
    const number = await table.getAttribute("data-number");
    const { scene } = await ada.update();
    const answer = ada.pick(scene?.question?.answers ?? []);
    await ada.page.locator("button[data-all]").tap();
    await ada.page.locator(`button.option[data-written="${answer.written}"]`).tap();
    await expect(table).toHaveAttribute("data-number", number ?? "");
    await ada.page.getByRole("button", { name: "Do it" }).tap();
    await expect(table).not.toHaveAttribute("data-number", number ?? "");
    await noSidewaysScroll(ada.page);
  }
});

test("stacks show their top cards, a tap shows a card on the stage, and a second tap takes what is an option", async ({
  arrive,
}) => {
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

  const stage = page.locator(".stage-card");
  await page.locator('.stack-card[data-card="The Wheel"]').tap();
  await expect(stage.getByText("The Wheel")).toBeVisible();
  await expect(stage.locator(".effect")).toBeVisible();
  // What lies beneath a card can be read, too.
  await page.locator('.stack-card[data-card="Archery"]').tap();
  await page.getByRole("button", { name: "Metalworking", exact: true }).tap();
  await expect(stage.getByText("Metalworking")).toBeVisible();
  // A card that is an option: once to look, once more to take.
  const number = (await page.locator(".table").getAttribute("data-number")) ?? "";
  await page.locator('.hand-card[data-card="Oars"]').tap();
  await expect(stage.getByText("Oars")).toBeVisible();
  await expect(page.locator(".table")).toHaveAttribute("data-number", number);
  await page.locator('.hand-card[data-card="Oars"]').tap();
  await expect(page.locator(".table")).not.toHaveAttribute("data-number", number);
});
