import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Player, test } from "./fixtures";
import { beginAt } from "./positions";

/** Ada is to act, and then Bo, who has some seconds for each decision. */
async function overDays(ada: Player, bo: Player, allowance: number) {
  const table = [
    { hand: ["Oars", "Tools"], board: { red: { cards: ["Archery"] } } },
    { hand: ["Sailing", "Pottery"], board: { blue: { cards: ["Writing"] } } },
  ];
  // The table stands open until the second player has come.
  const made = beginAt(ada, table, ["base"], { seats: [{ who: "me", name: "Ada" }, { who: "open" }], pace: "turns", allowance });
  await ada.page.waitForURL(/\/game\//);
  await bo.page.goto(await ada.page.getByLabel("Link to take a seat").inputValue());
  await bo.page.getByLabel("Your name").fill("Bo");
  await bo.page.getByRole("button", { name: "Take a seat" }).click();
  await bo.page.waitForURL(/\/game\//);
  await made;
}

const draw = (player: Player) =>
  player.decide((answers) => answers.find(({ written }) => written === "draw") ?? player.pick(answers));

test("a player whose time is up is replaced by a bot, and comes back", async ({ arrive }) => {
  const ada = await arrive();
  const bo = await arrive();
  await overDays(ada, bo, 3);
  const decision = ada.page.getByRole("region", { name: "decision" });
  await expect(decision.locator(".deadline")).toHaveText(/^(\d+ s|time is up)$/);
  await draw(ada);
  await draw(ada);
  await expect(decision).toContainText("Bo is deciding");
  await decision.getByRole("button", { name: "Have a bot play for Bo" }).click();
  await expect(ada.page.getByRole("region", { name: "Bo", exact: true })).toContainText("bot is playing");

  const banner = bo.page.getByText("A bot is playing for you.");
  await expect(banner).toBeVisible();
  await bo.page.getByRole("button", { name: "Take my seat back" }).click();
  await expect(banner).toBeHidden();
  await expect(ada.page.getByRole("region", { name: "Bo", exact: true })).not.toContainText("bot is playing");
  expect((await bo.update()).game.seats[1]).toMatchObject({ replaced: false, mine: true, name: "Bo" });
});

test("an address of one's own is called when it is one's decision", async ({ arrive }) => {
  const calls: unknown[] = [];
  const ear = createServer((asked, answer) => {
    let body = "";
    asked.on("data", (part) => (body += part));
    asked.on("end", () => {
      calls.push(JSON.parse(body));
      answer.end();
    });
  });
  await new Promise<void>((listening) => ear.listen(0, "127.0.0.1", listening));

  const ada = await arrive();
  const bo = await arrive();
  await overDays(ada, bo, 86400);
  await bo.page.getByRole("button", { name: /^This game/ }).click();
  const field = bo.page.getByLabel("Call this URL when it’s my decision");
  await field.fill("ftp://nowhere");
  await field.press("Enter");
  await expect(bo.page.getByRole("dialog").getByRole("alert")).toContainText("http or https");
  await field.fill(`http://127.0.0.1:${(ear.address() as AddressInfo).port}/`);
  await field.press("Enter");
  await expect(bo.page.getByRole("dialog").getByRole("status")).toContainText("will be called");
  const game = bo.game();
  // Whoever is at the table needs no call.
  await bo.page.goto("about:blank");
  await expect(ada.page.getByRole("region", { name: "Bo", exact: true })).toContainText("away");
  await draw(ada);
  await draw(ada);
  await expect.poll(() => calls).toEqual([expect.objectContaining({ event: "your-decision", game, seat: 1 })]);
  ear.close();
  // The refusal of the wrong address is repeated in the console.
  bo.complaints.length = 0;
});
