import { expect, playNow, test } from "./fixtures";
import { settled } from "./settled";

test("the lobby shows a game that bots play right now", async ({ arrive }) => {
  const ada = await arrive();
  await ada.page.goto("/");
  const live = ada.page.getByRole("region", { name: "Live: bots playing" });
  await expect(live.getByRole("group")).toHaveCount(2);
  await expect(live.locator(".card").first()).toBeVisible();
  // It goes on while one looks.
  const said = live.locator(".live-said");
  const before = await said.innerText();
  await expect(said).not.toHaveText(before, { timeout: 60_000 });
  // Its whole table is a click away, to be watched and not to be touched.
  await live.getByRole("link", { name: "See the whole table" }).click();
  await expect(ada.page.locator(".table .plate")).toHaveCount(2);
  await settled(ada.page);
  await expect(ada.page.locator("button.option")).toHaveCount(0);
  await expect(ada.page.getByRole("button", { name: /^Chat\b/ })).toHaveCount(0);
});

test("whoever comes back continues where they were", async ({ arrive }) => {
  const ada = await arrive();
  await playNow(ada);
  const game = ada.game();
  await ada.page.goto("/");
  const mine = ada.page.getByRole("region", { name: "Continue" });
  await expect(mine).toContainText("Your turn");
  await mine.getByRole("link", { name: /^Play: You against/ }).click();
  await ada.page.waitForURL(`**/game/${game}`);
  expect(await ada.myDecision()).toBe(true);
});

test("a game of one’s own is not among those to join", async ({ arrive }) => {
  const [ada, bo] = [await arrive(), await arrive()];
  for (const [player, name] of [
    [ada, "Ada"],
    [bo, "Bo"],
  ] as const) {
    const seats = [{ who: "me", name }, { who: "open" }];
    await player.context.request.post("/api/games", { data: { edition: "third", listed: true, seats } });
  }
  await ada.page.goto("/");
  const join = ada.page.getByRole("region", { name: "Games to join" });
  await expect(ada.page.getByRole("region", { name: "Continue" }).getByRole("listitem")).toHaveCount(1);
  await expect(join.getByRole("listitem")).toHaveCount(1);
  await expect(join).toContainText("Bo and 1 free seat");
});

test("the way up leads to the next lesson", async ({ arrive }) => {
  const ada = await arrive();
  await ada.page.goto("/");
  const way = ada.page.getByRole("region", { name: "Your progress" });
  await expect(way).toContainText("0 of 6 lessons done");
  await way.getByRole("link", { name: "Start the first lesson" }).click();
  await ada.page.waitForURL("**/learn/draw-and-meld");
  for (const written of ["draw", "meld The Wheel"]) await ada.page.locator(`button.option[data-written="${written}"]`).click();
  await expect(ada.page.getByText("Well done!")).toBeVisible();
  await ada.page.goto("/");
  await expect(way).toContainText("1 of 6 lessons done");
  await expect(way.getByRole("link", { name: "Next: Use a card" })).toBeVisible();
});

test("against bots, what was done can be undone", async ({ arrive }) => {
  const ada = await arrive();
  await playNow(ada);
  await ada.decide();
  await ada.myDecision();
  const before = await ada.update();
  await ada.decide((answers) => answers.find(({ kind }) => kind === "draw") ?? ada.pick(answers));
  await ada.myDecision();
  expect((await ada.update()).take_back).toBe("freely");
  await ada.page.keyboard.press("u");
  await expect
    .poll(async () => (await ada.update()).scene?.table.players[0]?.hand.length)
    .toBe(before.scene?.table.players[0]?.hand.length);
});
