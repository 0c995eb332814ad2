/** The layout while something is going on: an option is looked at, an effect asks, a window is open. */

import type { Page } from "@playwright/test";
import type { Answer } from "../src/wire/Answer";
import { plain } from "../src/words/phrase";
import { expect, type Player, test } from "./fixtures";
import { check } from "./laidout";
import { beginAt } from "./positions";
import { settled } from "./settled";
import { offered, seated } from "./tables";

/** One of each kind: desk, tablet, phone. */
const SIZES: [number, number][] = [
  [1280, 720],
  [820, 1180],
  [360, 740],
];

async function look(page: Page, where: string, part?: string) {
  await settled(page);
  await page.screenshot({ path: `layout-pictures/${where}.jpg`, quality: 80, animations: "disabled" });
  await check(page, where, part);
}

async function everything(player: Player, players: number) {
  const cards = await offered(player.page);
  await beginAt(player, seated(cards, "late", players), cards.sets);
}

for (const [width, height] of SIZES) {
  const size = `${width}x${height}`;
  const phone = width < 600;
  const window = { viewport: { width, height }, isMobile: phone, hasTouch: phone };

  test(`${size}: options looked at, one by one`, async ({ arrive }) => {
    const ada = await arrive(window);
    const { page } = ada;
    await everything(ada, 3);
    const { scene } = await ada.update();
    const kinds = new Map((scene?.question?.answers ?? []).map((answer) => [answer.kind, answer.written]));
    expect(kinds.size).toBeGreaterThan(3);
    for (const [kind, written] of kinds) {
      const option = page.locator(`button.option[data-written="${written}"]`);
      if (phone) {
        await page.locator("button[data-all]").tap();
        await option.tap();
      } else await option.hover();
      await look(page, `looked-at-${kind}-${size}`);
      if (phone) await page.getByRole("button", { name: "Cancel" }).click();
    }
    if (!phone) return;
    await page.locator("button[data-all]").click();
    await look(page, `options-${size}`, "dialog");
  });

  test(`${size}: an option of which much is to be said`, async ({ arrive }) => {
    const ada = await arrive(window);
    const { page } = ada;
    await everything(ada, 5);
    const { scene } = await ada.update();
    // The longest that is said of an option beside who takes part, and of one where nobody does.
    const said = ({ notes }: Answer) => Math.max(0, ...notes.map((one) => (one.note === "words" ? plain(one.text).length : 0)));
    for (const dogma of [true, false]) {
      const options = (scene?.question?.answers ?? []).filter(
        ({ card, notes }) => card !== null && notes.some(({ note }) => note === "dogma") === dogma,
      );
      const longest = options.reduce((one, other) => (said(other) > said(one) ? other : one));
      if (dogma) expect(said(longest)).toBeGreaterThan(80);
      const option = page.locator(`button.option[data-written="${longest.written}"]`);
      if (phone) {
        await page.locator("button[data-all]").tap();
        await option.tap();
      } else await option.hover();
      await look(page, `much-said-${dogma ? "dogma" : "other"}-${size}`);
      if (phone) await page.getByRole("button", { name: "Cancel" }).click();
    }
  });

  test(`${size}: an effect asks, with few options and with many`, async ({ arrive }) => {
    const ada = await arrive(window);
    const { page } = ada;
    const cards = await offered(page);
    const [own, ...others] = seated(cards, "crowded", 3);
    // Pottery asks for any cards of the hand.
    own!.board = { ...own!.board, blue: { cards: ["Pottery"] } };
    for (const one of [own!, ...others])
      for (const pile of ["hand", "score", "achievements", "forecast"] as const)
        one[pile] = (one[pile] ?? []).filter((title) => title !== "Pottery");
    await beginAt(ada, [own!, ...others], cards.sets);
    await look(page, `many-options-${size}`);
    const pottery = page.locator('button.option[data-written="dogma Pottery"]');
    if (phone) {
      await page.locator("button[data-all]").tap();
      await settled(page);
      await pottery.tap();
      await page.getByRole("button", { name: "Do it" }).tap();
    } else await pottery.click();
    await expect(page.getByRole("region", { name: "decision" })).toContainText("eturn");
    await ada.myDecision();
    await look(page, `effect-asks-${size}`);
  });

  test(`${size}: windows over the table`, async ({ arrive }) => {
    const ada = await arrive(window);
    const { page } = ada;
    await everything(ada, 5);
    const button = (name: string | RegExp) => page.getByRole("button", { name }).first();
    const more = async (name: string) => {
      if (!phone) return button(name).click();
      await button("More").click();
      await page.getByRole("dialog").getByRole("button", { name }).click();
    };
    const windows: [string, () => Promise<void>][] = [
      ["seat", () => button(/^What .* has/).click()],
      ["achievements", () => (phone ? more("Achievements") : button(/in detail$/).click())],
      ["decks", () => (phone ? more("The decks") : button(/show all decks$/).click())],
      ["settings", () => more("Settings")],
      ["help", () => more("What everything means")],
      ["game", () => more("This game: links, giving up, leaving")],
    ];
    if (phone) windows.push(["log", () => button(/^Log/).click()]);
    for (const [name, open] of windows) {
      await open();
      await expect(page.getByRole("dialog")).toBeVisible();
      await look(page, `window-${name}-${size}`, "dialog");
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
  });
}
