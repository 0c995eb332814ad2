import { readFile } from "node:fs/promises";
import { expect, playOn, playTogether, test } from "./fixtures";
import { beginAt } from "./positions";
import { settled } from "./settled";

test("a game against a bot is played to its end, by clicking", async ({ arrive }) => {
  const ada = await arrive();
  // Ada has four achievements of six, and what the fifth and the sixth take.
  const table = [
    {
      hand: ["Oars"],
      score: ["Classification", "Combustion", "Sanitation"],
      achievements: ["Tools", "Mathematics", "Philosophy", "Feudalism"],
      board: { blue: { cards: ["Evolution"] } },
    },
    { hand: ["Sailing"], board: { red: { cards: ["Archery"] } } },
  ];
  await beginAt(ada, table, ["base"]);
  await expect(ada.page.getByRole("region", { name: "decision" })).toContainText(/You can claim an achievement now: age \d/);
  for (let made = 0; made < 2; made++) expect(await ada.decide()).toBe(true);
  const result = ada.page.getByRole("dialog");
  await expect(result.getByRole("heading", { name: "You win!" })).toBeVisible();
  await expect(result).toContainText("achievements win the game");
  const { game, scene } = await ada.update();
  expect(game).toMatchObject({ status: "over", winners: [0] });
  expect(scene?.result).not.toEqual([]);
  await expect(result.getByRole("link", { name: "Watch it again" })).toBeVisible();

  // At the table nothing is said of what could be done, now that nobody can do it.
  await result.getByRole("button", { name: "Look at the table" }).click();
  await expect(ada.page.getByRole("heading", { name: "The game is over" })).toBeVisible();
  await expect(ada.page.getByText(/You can claim an achievement|The next one/)).toHaveCount(0);
  await expect(ada.page.locator(".verdict")).toHaveCount(0);
  await ada.page.getByRole("button", { name: "See the result" }).click();
  const saved = ada.page.waitForEvent("download");
  await result.getByRole("link", { name: "Save the record" }).click();
  expect(JSON.parse(await readFile(await (await saved).path(), "utf8"))).toMatchObject({
    format: "splay-record/1",
    outcome: { winners: game.winners },
  });
  await result.getByRole("button", { name: "Play again" }).click();
  await ada.page.waitForURL((url) => !url.pathname.endsWith(game.id));
  expect(await ada.myDecision()).toBe(true);
  await ada.page.goBack();
  await ada.page.getByRole("button", { name: "See the result" }).click();
  await expect(result.getByRole("link", { name: "Go to the next game" })).toBeVisible();

  // The game stands among one's own, with its result, and can be watched again.
  await ada.page.goto("/me");
  await expect(ada.page.getByText("You won")).toBeVisible();
  await ada.page.getByRole("link", { name: /^Replay:/ }).click();
  await ada.page.waitForURL(/\/replay\//);
  await expect(ada.page.getByLabel("Position in the game")).toHaveAttribute("max", String(game.moves));
});

test("two browsers play each other by link", async ({ arrive }) => {
  const ada = await arrive();
  const bo = await arrive();
  await playTogether(ada, bo);
  await expect(ada.page.locator(".seat.near .plate")).toContainText("your turn");
  await expect(bo.page.locator(".seat:not(.near) .plate")).toContainText("their turn");
  await playOn([ada, bo], ({ game }) => game.turn >= 8);
  const [hers, his] = [await ada.update(), await bo.update()];
  expect(hers.game.turn).toBeGreaterThanOrEqual(8);
  expect(his.game.moves).toBe(hers.game.moves);
  expect(hers.seat).not.toBe(his.seat);
  // Nobody sees the other's hand.
  for (const [update, other] of [
    [hers, his.seat],
    [his, hers.seat],
  ] as const) {
    for (const card of update.scene?.table.players[other ?? 0]?.hand ?? []) expect(card).not.toEqual(expect.any(String));
  }
});

test("what is said reaches the table", async ({ arrive }) => {
  const ada = await arrive();
  const bo = await arrive();
  await playTogether(ada, bo);
  await bo.page.getByRole("button", { name: /^Chat\b/ }).click();
  await bo.page.getByLabel("Say something to the table").fill("Good luck, <b>Ada</b>!");
  await bo.page.keyboard.press("Enter");
  await ada.page.getByRole("button", { name: /^Chat\b/ }).click();
  await expect(ada.page.getByRole("log", { name: "What was said" })).toContainText("Good luck, <b>Ada</b>!");
});

test("an open game is found in the lobby, joined and watched", async ({ arrive }) => {
  const ada = await arrive();
  await ada.page.goto("/new?listed=yes");
  await ada.page.getByRole("button", { name: "Open the table" }).click();
  await ada.page.waitForURL(/\/game\//);
  const bo = await arrive();
  await bo.page.goto("/");
  await bo.page.getByRole("link", { name: /^Join/ }).click();
  await bo.page.getByLabel("Your name").fill("Bo");
  await bo.page.getByRole("button", { name: "Take a seat" }).click();
  await expect(bo.page.locator(".table")).toBeVisible();
  expect(await ada.myDecision()).toBe(true);
  const cy = await arrive();
  await cy.page.goto("/");
  await cy.page.getByRole("link", { name: /^Watch/ }).click();
  await expect(cy.page.locator(".table .plate")).toHaveCount(2);
  await settled(cy.page);
  await expect(cy.page.locator("button.option")).toHaveCount(0);
});

test("several people at one screen hand it over behind a curtain", async ({ arrive }) => {
  const ada = await arrive();
  await ada.page.goto("/new");
  await ada.page.getByLabel("Seat 2", { exact: true }).selectOption("me");
  await ada.page.getByLabel("Name of seat 2").fill("Bo");
  await ada.page.getByRole("button", { name: "Start", exact: true }).click();
  await ada.page.waitForURL(/\/game\//);
  await ada.page.locator("button.option").first().click();
  const curtain = ada.page.getByRole("region", { name: "Hand over the screen" });
  await expect(curtain).toContainText("Bo");
  await expect(ada.page.locator(".table")).toHaveCount(0);
  await curtain.getByRole("button").click();
  await expect(ada.page.locator("button.option").first()).toBeVisible();
});
