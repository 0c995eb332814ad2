/** A game with every set that there is, and what the page shows of each. */

import type { GameInfo } from "../src/wire/GameInfo";
import type { ServerInfo } from "../src/wire/ServerInfo";
import type { Set as CardSet } from "../src/wire/Set";
import { expect, test } from "./fixtures";
import { beginAt } from "./positions";

const ALL: CardSet[] = ["base", "echoes", "cities", "artifacts", "figures"];

/** Ada can dig at age 3; Player 2 has the Relic of that age. */
const TABLE = [
  {
    hand: ["Paper", "Oars"],
    forecast: ["Comb"],
    board: { green: { cards: ["Compass"] }, blue: { cards: ["Writing"] } },
  },
  {
    achievements: ["Timbuktu"],
    forecast: ["Watermill"],
    display: ["Sibidu Needle"],
    board: { yellow: { cards: ["Agriculture"] } },
  },
];

test("one click begins a game with everything, and it can be played", async ({ arrive }) => {
  const ada = await arrive();
  await ada.page.goto("/");
  const info = (await (await ada.context.request.get("/api/info")).json()) as ServerInfo;
  const most = Math.max(...info.editions.map(({ sets }) => sets.length));
  await ada.page.getByRole("button", { name: "Deluxe: everything" }).click();
  await ada.page.waitForURL(/\/game\//);
  const { game } = (await ada.update()) as { game: GameInfo };
  expect(game.sets).toHaveLength(most);
  for (let made = 0; made < 12; made++) if (!(await ada.decide())) break;
  await expect(ada.page.locator(".table")).toBeVisible();
});

test("a Relic lies beside the deck of its age, is no achievement of that age, and is seized", async ({ arrive }) => {
  const ada = await arrive();
  await beginAt(ada, TABLE, ALL);
  const track = ada.page.getByRole("list", { name: "decks and achievements" });
  const relic = (title: string) => track.getByRole("button", { name: new RegExp(`^${title}`) });
  // Ages 3 to 7 have one achievement each, whoever has the Relic.
  await expect(track.locator(".medal.free")).toHaveCount(9);
  await expect(track.locator(".medal small")).toHaveCount(0);
  await expect(relic("Timbuktu")).toHaveAttribute("title", "Timbuktu: a Relic held by Bot (beginner)");
  await expect(relic("Ching Shih")).toHaveAttribute("title", "Ching Shih: a Relic that can be seized");
  await ada.page.locator('button.option[data-written="meld Paper"]').click();
  await ada.page.locator('button.option[data-written="option 1"]').click();
  await expect(relic("Timbuktu")).toHaveAttribute("title", "Timbuktu: a Relic held by Ada");
  await expect(ada.page.locator('[data-zone="achievements:0"] [data-card="Timbuktu"]')).toBeVisible();
});

test("Relics, displays and forecasts are read with the keyboard alone", async ({ arrive }) => {
  const ada = await arrive({ viewport: { width: 1280, height: 720 } });
  const { page } = ada;
  await beginAt(ada, TABLE, ALL);
  const stage = page.getByRole("region", { name: "decision" });
  // From the first card of a row, arrows lead to what lies beside the board.
  const mine = page.getByRole("region", { name: "your board" });
  await mine.locator('.stack-card[data-card="Compass"]').focus();
  await page.keyboard.press("ArrowLeft");
  await expect(mine.locator('.mini[data-card="Comb"]')).toBeFocused();
  await expect(stage).toContainText("Your forecast: Comb");
  // A row without room for piles tells of them in a window.
  await page.getByRole("button", { name: /^What Bot \(beginner\) has/ }).press("Enter");
  const needle = page.getByRole("dialog").getByRole("button", { name: /^Sibidu Needle/ });
  await page.keyboard.press("Tab");
  for (let n = 0; n < 6 && !(await needle.evaluate((one) => one === document.activeElement)); n++)
    await page.keyboard.press("Tab");
  await expect(needle).toBeFocused();
  await expect(page.getByRole("dialog").locator(".card-peek .card")).toBeVisible();
  await page.keyboard.press("Escape");
  // The Relics are a row of their own above the boards.
  await page.getByRole("button", { name: /^Timbuktu/ }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("button", { name: /^Complex Numbers/ })).toBeFocused();
  await expect(stage).toContainText("exactly the icons of one of your top cards");
});

test("a phone shows what lies on display, in the forecast and beside the decks", async ({ arrive }) => {
  const ada = await arrive({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await beginAt(ada, TABLE, ALL);
  const theirs = ada.page.getByRole("region", { name: "Bot (beginner)" });
  await theirs.getByRole("group", { name: "display: 1 card" }).getByRole("button").tap();
  await expect(ada.page.getByRole("region", { name: "decision" })).toContainText("Bot (beginner)’s display: Sibidu Needle");
  await expect(theirs.getByRole("group", { name: "forecast: 1 card" })).toBeVisible();
  const track = ada.page.getByRole("list", { name: "decks and achievements" });
  await expect(track.locator(".medal.free")).toHaveCount(9);
  for (const medal of await track.locator(".medal").all()) await expect(medal).toBeVisible();
  await track.getByRole("button", { name: /^Timbuktu/ }).tap();
  await expect(ada.page.getByRole("region", { name: "decision" })).toContainText("Bot (beginner)’s achievements: Timbuktu");
});

test("flags and fountains stand among what was won", async ({ arrive }) => {
  const ada = await arrive();
  await beginAt(
    ada,
    [{ board: { red: { cards: ["Zurich"] } } }, { board: { yellow: { cards: ["Agriculture"] } } }],
    ["base", "cities"],
  );
  const won = ada.page.locator('[data-zone="achievements:0"]');
  await expect(won.locator(".pip.on")).toHaveText(["flag or fountain"]);
  await expect(ada.page.getByTitle("1 of 7 achievements, 1 of them from flags and fountains")).toBeVisible();
});
