import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { beginAt } from "./positions";
import { aRecord } from "./records";

/** Tabs on until the named element has the focus. */
async function tabTo(page: Page, name: RegExp) {
  for (let steps = 0; steps < 60; steps++) {
    await page.keyboard.press("Tab");
    const found = await page.evaluate(() => {
      const focused = document.activeElement;
      const label = focused instanceof HTMLInputElement ? focused.labels?.[0]?.textContent : null;
      return focused?.getAttribute("aria-label") ?? label ?? focused?.textContent ?? "";
    });
    if (name.test(found)) return;
  }
  throw new Error(`never came to ${name}`);
}

test("a game is begun and played with the keyboard alone", async ({ arrive }) => {
  const ada = await arrive();
  const { page } = ada;
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Play now" })).toBeVisible();
  await tabTo(page, /^Play now/);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/game\//);

  const table = page.locator(".table");
  for (let made = 0; made < 12; made++) {
    if (!(await ada.myDecision())) break;
    const number = await table.getAttribute("data-number");
    if (made % 2 === 0) {
      // An option's own key looks at it first, then takes it.
      const key = await page.locator("button.option").first().getAttribute("aria-keyshortcuts");
      await page.keyboard.press(key ?? "1");
      await expect(page.locator("button.option.held")).toHaveCount(1);
      await expect(table).toHaveAttribute("data-number", number ?? "");
      await page.keyboard.press("Enter");
    } else {
      // Arrows go through the options, Enter takes the one that has the focus.
      await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
      await page.keyboard.press("ArrowDown");
      await expect(page.locator("button.option:focus")).toHaveCount(1);
      await page.keyboard.press("Enter");
    }
    await expect(table).not.toHaveAttribute("data-number", number ?? "");
  }
});

test("every board is read with the keyboard alone", async ({ arrive }) => {
  const ada = await arrive();
  const { page } = ada;
  const other = (title: string, more: string) => ({ board: { blue: { cards: [title] }, red: { cards: [more] } } });
  await beginAt(
    ada,
    [
      { hand: ["Oars"], board: { blue: { cards: ["Pottery"] }, green: { cards: ["Clothing"] } } },
      other("Writing", "Archery"),
      other("Tools", "Metalworking"),
    ],
    ["base"],
  );
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-card") ?? "");
  const stage = page.locator(".stage-card");
  // The first card of the first opponent, along the board, and down to the next one.
  await tabTo(page, /^Archery/);
  await expect(stage).toContainText("Archery");
  await page.keyboard.press("ArrowRight");
  await expect.poll(focused).toBe("Writing");
  await expect(stage).toContainText("Writing");
  await page.keyboard.press("ArrowDown");
  await expect.poll(focused).toBe("Tools");
  // What is kept on the stage stays there when the focus leaves; Escape sends it away.
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.keyboard.press("Escape");
  await expect(stage).toHaveCount(0);
});

test("a lesson is found and taken, and the rules are looked up, with the keyboard alone", async ({ arrive }) => {
  const { page } = await arrive();
  await page.goto("/");
  await tabTo(page, /^Learn by playing/);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/learn$/);
  await expect(page.getByRole("heading", { name: "Learn by playing" })).toBeVisible();
  await tabTo(page, /Draw and meld/);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/learn\/draw-and-meld$/);
  const number = page.locator(".table");
  for (const written of ["draw", "meld The Wheel"]) {
    const option = page.locator(`button.option[data-written="${written}"]`);
    await page.keyboard.press((await option.getAttribute("aria-keyshortcuts")) ?? "");
    await expect(option).toHaveClass(/held/);
    const before = await number.getAttribute("data-number");
    await page.keyboard.press("Enter");
    await expect(number).not.toHaveAttribute("data-number", before ?? "");
  }
  await expect(page.getByText("Well done!")).toBeVisible();

  await page.goto("/rules");
  await expect(page.getByRole("heading", { name: "The rules" })).toBeVisible();
  await tabTo(page, /^Sharing$/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Sharing", exact: true })).toBeFocused();
});

test("the account and the operator’s page are used with the keyboard alone", async ({ arrive }) => {
  const ada = await arrive();
  const { page } = ada;
  await beginAt(ada, [{ hand: ["Oars"] }, { hand: ["Tools"] }], ["base"]);
  await page.goto("/me");
  const vacation = page.getByRole("region", { name: "Vacation" });
  await expect(vacation).toBeVisible();
  await tabTo(page, /^Days away/);
  await page.keyboard.press("Enter");
  await expect(vacation).toContainText("On vacation until");
  await tabTo(page, /^I’m back$/);
  await page.keyboard.press("Enter");
  await expect(vacation.getByRole("button", { name: "Go on vacation" })).toBeVisible();

  await page.goto("/operator");
  const bans = page.getByRole("region", { name: "Bans" });
  await expect(bans).toBeVisible();
  await tabTo(page, /name or address/i);
  await page.keyboard.type("192.0.2.7");
  await page.keyboard.press("Enter");
  await expect(bans).toContainText("192.0.2.7");
  await tabTo(page, /^Lift/);
  await page.keyboard.press("Enter");
  await expect(bans).toContainText("Nobody is banned.");
});

test("a replay follows the arrow keys", async ({ arrive }) => {
  const ada = await arrive();
  await ada.page.goto("/replay");
  await ada.page.getByLabel("Or paste it").fill(await aRecord());
  await ada.page.getByRole("button", { name: "Open" }).click();
  const place = ada.page.getByLabel("Position in the game");
  await expect(ada.page.locator(".table")).toBeVisible();
  await ada.page.keyboard.press("ArrowRight");
  await ada.page.keyboard.press("ArrowRight");
  await expect(place).toHaveValue("2");
  await ada.page.keyboard.press("ArrowLeft");
  await expect(place).toHaveValue("1");
  await ada.page.keyboard.press("End");
  await expect(place).toHaveValue((await place.getAttribute("max")) ?? "");
  await ada.page.keyboard.press("Home");
  await expect(place).toHaveValue("0");
});
