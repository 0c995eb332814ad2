import type { Page } from "@playwright/test";
import { plain } from "../src/words/phrase";
import { expect, playNow, playOn, playTogether, test } from "./fixtures";
import { beginAt } from "./positions";

/** The page waits longer from one attempt to the next, but not once its network is back. */
const hurry = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event("online")));

test("a reload in the middle of an effect leads back to the same question", async ({ arrive }) => {
  const ada = await arrive();
  const table = [
    { hand: ["Oars", "Archery", "Sailing"], board: { blue: { cards: ["Pottery"] } } },
    { hand: ["Tools"], board: { red: { cards: ["Metalworking"] } } },
  ];
  await beginAt(ada, table, ["base"]);
  await ada.decide((answers) => answers.find(({ written }) => written === "dogma Pottery") ?? ada.pick(answers));
  await ada.myDecision();
  const before = await ada.update();
  const question = before.scene?.question;
  expect(question?.source).toBe("Pottery");
  await expect(ada.page.locator("button.option")).toHaveCount(question?.answers.length ?? -1);

  await ada.page.reload();
  await ada.myDecision();
  await expect(ada.page.locator("button.option")).toHaveCount(question?.answers.length ?? -1);
  await expect(ada.page.getByRole("region", { name: "decision" })).toContainText(plain(question?.prompt ?? []));
  expect((await ada.update()).number).toBe(before.number);
  expect(await ada.decide()).toBe(true);
});

test("a server that is killed and started again goes on with the game", async ({ arrive, server }) => {
  const ada = await arrive();
  const bo = await arrive();
  await playTogether(ada, bo);
  await playOn([ada, bo], ({ game }) => game.turn >= 4);
  const before = await ada.update();

  await server.kill();
  await expect(ada.page.getByText("Connection lost")).toBeVisible();
  await server.run();
  for (const { page } of [ada, bo]) {
    await hurry(page);
    await expect(page.getByText("Connection lost")).toBeHidden();
  }
  const after = await ada.update();
  expect(after.game.moves).toBe(before.game.moves);
  expect(after.scene?.table).toEqual(before.scene?.table);
  await playOn([ada, bo], ({ game }) => game.turn >= 7);
  // The browser says in its console that the socket was cut; that is what this test is about.
  for (const player of [ada, bo]) player.complaints.length = 0;
});

test("unknown games and private tables are explained", async ({ arrive }) => {
  const ada = await arrive();
  await ada.page.goto("/game/nosuchgame");
  await expect(ada.page.getByRole("heading", { name: "No such game" })).toBeVisible();
  await ada.page.goto("/");
  await ada.page.getByRole("button", { name: "Play with a friend" }).click();
  await ada.page.waitForURL(/\/game\//);
  const watch = await ada.page.getByLabel("Link to watch only").inputValue();
  const stranger = await arrive();
  await stranger.page.goto(new URL(ada.page.url()).pathname);
  await expect(stranger.page.getByRole("heading", { name: "This table is private" })).toBeVisible();
  await stranger.page.goto(`/join/${ada.game()}/wrong`);
  await expect(stranger.page.getByRole("heading", { name: "This link does not work" })).toBeVisible();
  await stranger.page.goto(watch);
  await expect(stranger.page.getByRole("heading", { name: /Waiting for/ })).toBeVisible();
  // Refusals are told by their status, which the console repeats.
  stranger.complaints.length = 0;
  ada.complaints.length = 0;
});

test("a game begun under other rules is shown as it lay, and continued", async ({ arrive, server }) => {
  const ada = await arrive();
  await playNow(ada);
  await playOn([ada], ({ game, scene }) => game.turn >= 5 && scene?.question?.player === 0);
  const before = await ada.update();

  await server.returnWithOtherRules();
  await hurry(ada.page);
  await expect(ada.page.getByRole("heading", { name: "This game can’t continue as it was" })).toBeVisible();
  await expect(ada.page.locator(".table")).toBeVisible();
  await expect(ada.page.locator("button.option")).toHaveCount(0);
  await expect(ada.page.getByRole("region", { name: "decision" })).toContainText("The game is paused");

  await ada.page.getByRole("button", { name: "Continue from there" }).click();
  await ada.myDecision();
  expect(ada.game()).not.toBe(before.game.id);
  await playOn([ada], ({ game }) => game.turn >= 8);
  // The browser says in its console that the socket was cut.
  ada.complaints.length = 0;
});
