import type { Update } from "../src/wire/Update";
import { expect, GAMES, type Player, test } from "./fixtures";

async function begin(player: Player, button = "Start"): Promise<Update> {
  await player.page.getByRole("button", { name: button, exact: true }).click();
  await player.page.waitForURL(/\/game\//);
  return player.update();
}

test("every kind of game can be put together", async ({ arrive }) => {
  const ada = await arrive();
  const { page } = ada;
  // Nothing depends on the deal here: the server may choose it, as it does for everybody.
  await ada.context.unroute(GAMES);

  await test.step("four in teams, fourth edition, without parley", async () => {
    await page.goto("/new");
    await page.getByLabel(/^Fourth edition/).check();
    await page.getByRole("group", { name: "How many players" }).getByRole("button", { name: "4" }).click();
    await page.getByRole("combobox", { name: /^Teams/ }).selectOption("across");
    await page.getByText("Variants").click();
    await page.getByLabel(/^A longer game/).check();
    const { game, scene } = await begin(ada);
    expect(game).toMatchObject({
      edition: "fourth",
      teams: [
        [0, 2],
        [1, 3],
      ],
      options: { longer: true },
      listed: false,
      hints: true,
    });
    expect(scene?.needed).toBe(7);
  });

  await test.step("five with an expansion, the distance rule switched off", async () => {
    await page.goto("/new");
    await page.getByLabel(/^Third edition/).check();
    await page.getByLabel("Echoes of the Past").check();
    await page.getByRole("group", { name: "How many players" }).getByRole("button", { name: "5" }).click();
    await page.getByLabel(/^Distance/).uncheck();
    const { game } = await begin(ada);
    expect(game.seats).toHaveLength(5);
    expect(game.options.distance).toBe(false);
  });

  await test.step("three over days, by link, with the time allowed", async () => {
    await page.goto("/new");
    await page.getByRole("group", { name: "How many players" }).getByRole("button", { name: "3" }).click();
    await page.getByLabel("Seat 2", { exact: true }).selectOption("open");
    await page.getByLabel(/^Over several days/).check();
    await page.getByRole("combobox", { name: /^Time for a decision/ }).selectOption("86400");
    await page.getByLabel(/^Hints/).check();
    const { game, links } = await begin(ada, "Open the table");
    expect(game).toMatchObject({ pace: "turns", allowance: 86400, listed: false, hints: true, status: "open" });
    expect(links).not.toBeNull();
    await expect(page.getByText("1 day per decision")).toBeVisible();
  });
});

test("mistakes are explained before anything is sent", async ({ arrive }) => {
  const ada = await arrive();
  const { page } = ada;
  await page.goto("/new");
  const go = page.getByRole("button", { name: "Start", exact: true });
  const counts = page.getByRole("group", { name: "How many players" });
  // Five need an expansion; whoever takes it away again is told so.
  await expect(counts.getByRole("button", { name: "5" })).toBeDisabled();
  await page.getByLabel("Echoes of the Past").check();
  await counts.getByRole("button", { name: "5" }).click();
  await page.getByLabel("Echoes of the Past").uncheck();
  await expect(page.getByRole("alert")).toContainText("at most 4");
  await expect(go).toBeDisabled();
  await counts.getByRole("button", { name: "2" }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  // Somebody has to play.
  await page.getByLabel("Seat 1", { exact: true }).selectOption("bot");
  await expect(page.getByRole("alert")).toContainText("for a person");
  await page.getByLabel("Seat 1", { exact: true }).selectOption("me");
  // Two at one screen need two names.
  await page.getByLabel("Name of seat 1").fill("Ada");
  await page.getByLabel("Seat 2", { exact: true }).selectOption("me");
  await page.getByLabel("Name of seat 2").fill("Ada");
  await expect(page.getByRole("alert")).toContainText("called Ada");
  await page.getByLabel("Name of seat 2").fill("Bo");
  await expect(go).toBeEnabled();
});
