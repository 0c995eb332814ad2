import { expect, type Player, test } from "./fixtures";
import { beginAt } from "./positions";

/** Ada sees three echo effects in purple, and has something to promote. */
const TABLE = [
  {
    hand: ["Horseshoes", "Oars"],
    forecast: ["Comb", "Telescope"],
    board: { purple: { cards: ["Novel", "Flute", "Bell"], splay: "left" as const }, yellow: { cards: ["Soap"] } },
  },
  {
    hand: ["Tools"],
    forecast: ["Watermill", "Plumbing"],
    board: { red: { cards: ["Candles", "Bangle"], splay: "left" as const }, blue: { cards: ["Writing"] } },
  },
];

const option = (player: Player, written: string) => player.page.locator(`button.option[data-written="${written}"]`);

test("forecasts, bonuses and echo effects are seen where they lie", async ({ arrive }) => {
  const ada = await arrive();
  await beginAt(ada, TABLE, ["base", "echoes"]);
  const { page } = ada;
  const mine = page.getByRole("region", { name: "your board" });
  const theirs = page.getByRole("region", { name: "Bot (beginner)" });
  // One's own forecast by its faces, another's by its backs.
  await expect(mine.getByRole("group", { name: "forecast: 2 cards" })).toContainText("Comb");
  await expect(mine.getByRole("group", { name: "forecast: 2 cards" })).toContainText("Telescope");
  const backs = theirs.getByRole("group", { name: "forecast: 2 cards" });
  await expect(backs.getByRole("img", { name: "face-down age 1 echoes card" })).toHaveCount(1);
  await expect(backs.getByRole("img", { name: "face-down age 2 echoes card" })).toHaveCount(1);
  // The covered cards of a stack splayed left show what is in their last slot: two echoes for Ada.
  await expect(mine.locator(".sliver .icon.echo")).toHaveCount(2);
  // Bonuses stand in their slots: Novel's 3 and Soap's 2 on top, and in red the 1 of the covered Bangle.
  await expect(mine.locator(".stack-card .icon.bonus")).toHaveText(["2", "3"]);
  await expect(theirs.locator(".sliver .icon.bonus")).toHaveText(["1"]);
  await expect(mine.getByTitle(/4 of them from bonuses/)).toBeVisible();
});

test("what a dogma carries out stands there in order before it is chosen", async ({ arrive }) => {
  const ada = await arrive();
  await beginAt(ada, TABLE, ["base", "echoes"]);
  await option(ada, "dogma Novel").hover();
  const program = ada.page.getByRole("region", { name: /^What it would do: Dogma Novel/ }).locator(".program li");
  await expect(program).toHaveText([/^Bell.*echo/, /^Flute.*echo/, /^Novel.*echo/, /^Novel/, /^Novel/]);
});

test("after a meld a card is promoted and used at once", async ({ arrive }) => {
  const ada = await arrive();
  await beginAt(ada, TABLE, ["base", "echoes"]);
  const { page } = ada;
  const decision = page.getByRole("region", { name: "decision" });
  const mine = page.getByRole("region", { name: "your board" });
  await option(ada, "meld Horseshoes").click();
  await expect(decision).toContainText("promote");
  await expect(decision).not.toContainText("actions");
  // The card glows in the forecast, and is promoted by a click there. Telescope is too high.
  await expect(mine.locator(".mini.legal")).toHaveCount(1);
  await mine.locator('.mini.legal[data-card="Comb"]').click();
  await expect(mine.locator('.stack-card[data-card="Comb"]')).toBeVisible();
  await expect(mine.getByRole("group", { name: "forecast: 1 card" })).toBeVisible();
  await option(ada, "dogma Comb").click();
  await expect(decision).toContainText("Choose a color");
  await option(ada, "color red").click();
  await expect(page.getByRole("region", { name: "What happened" })).toContainText("You promote Comb");
  // What was drawn of other colors goes back, in an order that Ada chooses.
  while ((await ada.update()).scene?.question?.source === "Comb") await ada.decide();
  // One of two actions is used up by all of this.
  await expect(decision).toContainText("Your last action this turn");
});

test("five play with Echoes, and everybody can be seen on a laptop", async ({ arrive }) => {
  const ada = await arrive();
  const other = (title: string) => ({ hand: ["Tools"], board: { blue: { cards: [title] } } });
  await beginAt(
    ada,
    [TABLE[0]!, ...["Writing", "Pottery", "Ruler", "Perfume"].map(other)].map((one, i) => (i > 1 ? { ...one, hand: [] } : one)),
    ["base", "echoes"],
  );
  for (const name of ["Bot (beginner)", "Bot 2 (beginner)", "Bot 3 (beginner)", "Bot 4 (beginner)"]) {
    await expect(ada.page.getByRole("region", { name, exact: true }).locator(".card-title").first()).toBeInViewport({ ratio: 1 });
  }
  await expect(ada.page.locator('.hand-card[data-card="Oars"]')).toBeInViewport({ ratio: 0.99 });
  for (let made = 0; made < 3; made++) expect(await ada.decide()).toBe(true);
});

test("a game with Echoes is made and played by clicking", async ({ arrive }) => {
  const ada = await arrive();
  await ada.page.goto("/new");
  await ada.page.getByLabel("Echoes of the Past").check();
  await ada.page.getByLabel("Level of the bot in seat 2").selectOption("beginner");
  await ada.page.getByRole("button", { name: "Start", exact: true }).click();
  await ada.page.waitForURL(/\/game\//);
  await ada.myDecision();
  const { game, scene } = await ada.update();
  expect(game.sets).toEqual(["base", "echoes"]);
  expect(scene?.needed).toBe(7);
  for (let made = 0; made < 120; made++) if (!(await ada.decide())) break;
});
