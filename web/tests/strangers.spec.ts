/** People who do not know each other: talk by consent, not hearing somebody, and whoever runs the server. */

import { check } from "./axe";
import { comeBack, expect, type Player, test } from "./fixtures";

/** Two people at a game that anybody can find. */
async function strangers(ada: Player, bo: Player, more: object = {}) {
  const seats = [{ who: "me", name: "Ada" }, { who: "open" }];
  const made = await ada.context.request.post("/api/games", { data: { edition: "third", listed: true, seats, ...more } });
  const { game } = (await made.json()) as { game: string };
  const joined = await bo.context.request.post(`/api/games/${game}/join`, { data: { name: "Bo" } });
  expect(joined.ok()).toBe(true);
  return game;
}

const said = (player: Player) => player.page.getByRole("log", { name: "What was said" });

async function say(player: Player, text: string) {
  await player.page.getByLabel("Say something to the table").fill(text);
  await player.page.getByRole("button", { name: "Send", exact: true }).click();
}

/** In the lobby, wanting these sets besides the base game. */
async function wanting({ page }: Player, name: string, expansions: string[]) {
  await page.addInitScript((plan) => localStorage.setItem("splay.plan", plan), JSON.stringify({ edition: "third", expansions }));
  await page.goto("/");
  await page.getByLabel("Your name").fill(name);
}

async function find({ page }: Player) {
  await page.getByRole("button", { name: "Find an opponent" }).click();
  await page.waitForURL(/\/game\//);
}

test("strangers who look for an opponent meet if they want the same sets", async ({ arrive }) => {
  const [ada, bo, cleo] = [await arrive(), await arrive(), await arrive()];
  await wanting(ada, "Ada", ["echoes"]);
  await wanting(bo, "Bo", ["echoes"]);
  await wanting(cleo, "Cleo", []);
  await find(cleo);
  await expect(cleo.page.getByText("If nobody comes soon, a bot about as strong as you will take the seat.")).toBeVisible();
  await Promise.all([find(ada), find(bo)]);

  expect(bo.game()).toBe(ada.game());
  expect(cleo.game()).not.toBe(ada.game());
  for (const player of [ada, bo]) {
    await expect(player.page.locator(".table")).toBeVisible();
    const { game } = await player.update();
    expect(game.seats.map(({ name }) => name).sort()).toEqual(["Ada", "Bo"]);
    expect(game.sets).toEqual(["base", "echoes"]);
  }
  // Nobody else has come to Cleo; by now perhaps a bot.
  const { game } = await cleo.update();
  expect(game.seats.flatMap(({ name, bot }) => (name && !bot ? [name] : []))).toEqual(["Cleo"]);
});

test("strangers talk when both want to, and need not hear each other", async ({ arrive, server }) => {
  const [ada, bo] = [await arrive(), await arrive()];
  const game = await strangers(ada, bo);
  for (const player of [ada, bo]) {
    await player.page.goto(`/game/${game}`);
    await player.page.getByRole("button", { name: /^Chat\b/ }).click();
    await expect(player.page.getByText("Chat is off at this table.")).toBeVisible();
    await expect(player.page.getByLabel("Say something to the table")).toHaveCount(0);
  }
  await ada.page.getByRole("button", { name: "I’d like to chat" }).click();
  await expect(ada.page.getByText("Waiting for Bo.")).toBeVisible();
  await bo.page.getByRole("button", { name: "I’d like to chat" }).click();
  await say(bo, "You are slow");
  await expect(said(ada)).toContainText("You are slow");

  // Muted: neither what was said nor what is said now.
  await ada.page.getByText("Mute, block or report players").click();
  await ada.page.getByRole("button", { name: "Mute Bo" }).click();
  await expect(said(ada)).not.toContainText("You are slow");
  await say(bo, "So slow");
  await expect(said(bo)).toContainText("So slow");
  await expect.poll(async () => (await ada.update()).chat.lines.length).toBe(2);
  await expect(said(ada)).toContainText("Nobody has said anything yet.");

  // Where one looks at a player, the same can be done; and it is listed among what is one’s own.
  await ada.page.goto("/me");
  const shunned = ada.page.getByRole("region", { name: "Muted and blocked" });
  await expect(shunned).toContainText("Bo, muted");
  await shunned.getByRole("button", { name: "Undo: Bo" }).click();
  await expect(shunned).toHaveCount(0);
  await ada.page.goto(`/game/${game}`);
  await ada.page.getByRole("button", { name: /^Chat\b/ }).click();
  await expect(said(ada)).toContainText("So slow");

  // Reported, with what was said; whoever runs the server bans Bo.
  await ada.page.getByText("Mute, block or report players").click();
  await ada.page.getByRole("button", { name: "Report Bo" }).click();
  await ada.page.getByLabel("What is wrong?").fill("He is rude");
  await ada.page.getByRole("button", { name: "Send report" }).click();
  await expect(ada.page.getByText("The people who run this server will look into it.")).toBeVisible();
  const operator = await arrive();
  await operator.page.goto("/operator");
  const reports = operator.page.getByRole("region", { name: "Reports" });
  await expect(reports).toContainText("He is rude");
  await expect(reports).toContainText("You are slow");
  await check(operator, "a report");
  await reports.getByRole("button", { name: "7 days" }).click();
  await expect(reports).toContainText("Nothing has been reported.");
  await expect(operator.page.getByRole("region", { name: "Bans" })).toContainText("Bo until");
  await check(operator, "a ban");
  await expect(operator.page.getByRole("region", { name: "Health" })).toContainText("Games are being saved.");
  const refused = await bo.context.request.post(`${server.address}/api/games/${game}`, { data: { do: "return" } });
  expect(refused.status()).toBe(403);
  await expect.poll(async () => (await ada.update()).game.seats[1]?.replaced).toBe(true);
});

test("whoever runs the server hears of reports that come after they did something", async ({ arrive }) => {
  const [ada, bo, operator] = [await arrive(), await arrive(), await arrive()];
  const game = await strangers(ada, bo);
  const report = async (by: Player, seat: number, why: string) => {
    const sent = await by.context.request.post(`/api/games/${game}/report`, { data: { seat, why } });
    expect(sent.ok(), await sent.text()).toBe(true);
  };
  await report(ada, 1, "He is rude");
  await operator.page.goto("/operator");
  const reports = operator.page.getByRole("region", { name: "Reports" });
  await expect(reports).toContainText("He is rude");
  await reports.getByRole("button", { name: "Dismiss" }).click();
  await expect(reports).toContainText("Nothing has been reported.");
  await report(bo, 0, "She is slow");
  await comeBack(operator);
  await expect(reports).toContainText("She is slow");
});

test("a player can be muted where one looks at what they have", async ({ arrive }) => {
  const [ada, bo] = [await arrive({ viewport: { width: 1024, height: 640 } }), await arrive()];
  const game = await strangers(ada, bo);
  await ada.page.goto(`/game/${game}`);
  await ada.page.getByRole("button", { name: /^What Bo has/ }).click();
  const dialog = ada.page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Block Bo" }).click();
  await expect(dialog.getByText("you two won’t be matched with each other")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Unblock Bo" })).toBeVisible();
});

test("who is away says so at the table, and is back when they like", async ({ arrive }) => {
  const [ada, bo] = [await arrive(), await arrive()];
  const game = await strangers(ada, bo, { pace: "turns", allowance: 86400 });
  await ada.page.goto("/me");
  const vacation = ada.page.getByRole("region", { name: "Vacation" });
  await vacation.getByLabel("Days away").fill("5");
  await vacation.getByRole("button", { name: "Go on vacation" }).click();
  await expect(vacation).toContainText("On vacation until");
  await bo.page.goto(`/game/${game}`);
  await expect(bo.page.getByText("on vacation", { exact: true })).toBeVisible();
  await vacation.getByRole("button", { name: "I’m back" }).click();
  await expect(vacation.getByRole("button", { name: "Go on vacation" })).toBeVisible();
  await expect(bo.page.getByText("on vacation", { exact: true })).toHaveCount(0);
});
