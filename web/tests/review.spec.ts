import type { Reviewing } from "../src/wire/Reviewing";
import { expect, type Player, playNow, test } from "./fixtures";
import { SHORT_RECORD_FILE } from "./records";

const picture = (player: Player) =>
  player.page.getByRole("img", { name: /^Chance of winning over the course of the game: You from \d+% to \d+%/ });

/** Every choice of a game is thought about anew, and that takes as long as it takes. */
const REVIEWED = { timeout: 240_000 };

/** Plays a few choices against a bot, and gives up. */
async function loseEarly(player: Player) {
  await playNow(player);
  for (let made = 0; made < 8; made++) await player.decide();
  const { page } = player;
  await page.getByRole("button", { name: /^This game/ }).click();
  await page.getByRole("button", { name: "Give up", exact: true }).click();
  await page.getByRole("button", { name: "Yes, give up" }).click();
}

test("a result says who won and why, and reviews the game", async ({ arrive }) => {
  const ada = await arrive();
  await loseEarly(ada);
  const { page } = ada;
  const result = page.getByRole("dialog", { name: "Bot (beginner) wins" });
  await expect(result.getByRole("heading", { name: "Bot (beginner) wins" })).toBeVisible();
  await expect(result).toContainText("Nobody else is left in the game.");
  await expect(result).toContainText("You came second");
  // The winner stands first, whatever the counts.
  await expect(result.getByRole("table", { name: "Standings" }).getByRole("rowheader").first()).toContainText("Bot (beginner)");
  await expect(picture(ada)).toBeVisible(REVIEWED);

  // Every turning point names its turn, what was given away and what would have been better.
  const answer = await ada.context.request.post(`/api/games/${ada.game()}/review`, {
    headers: { origin: new URL(page.url()).origin },
    data: {},
  });
  const { review } = (await answer.json()) as Reviewing;
  const points = review?.turning_points ?? [];
  const listed = result.locator(".turning-point");
  await expect(listed).toHaveCount(points.length);
  for (const [n, point] of points.entries()) {
    await expect(listed.nth(n)).toContainText(`Turn ${point.turn} · ${point.player === 0 ? "You" : "Bot (beginner)"}`);
    await expect(listed.nth(n)).toContainText(`gave away ${Math.round(point.gave_away * 100)}%`);
  }
  // It is kept: at its own address it is there at once.
  await page.goto(`/review/${ada.game()}`);
  await expect(picture(ada)).toBeVisible();
  await page.goto("/me");
  await page.getByRole("link", { name: /^Review: You against/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Bot (beginner) wins" })).toBeVisible();
});

test("a turning point leads into the replay, also of a record from elsewhere", async ({ arrive }) => {
  const ada = await arrive();
  const { page } = ada;
  await page.goto("/replay");
  await page.getByLabel("Choose a file").setInputFiles(SHORT_RECORD_FILE);
  await page.getByRole("button", { name: "Review" }).click();
  const dialog = page.getByRole("dialog", { name: "Review" });
  await expect(dialog.getByRole("img", { name: /^Chance of winning/ })).toBeVisible(REVIEWED);
  const point = dialog.locator(".point-what").last();
  const where = new URL((await point.getAttribute("href")) ?? "", page.url()).searchParams;
  await point.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel("Position in the game")).toHaveValue(where.get("at") ?? "");
  await expect(page.getByLabel("Point of view")).toHaveValue(where.get("seat") ?? "");
  await expect(page.getByText("Better:")).toBeVisible();
});

test("a replay opens with oneself near, and open hands are cards", async ({ arrive }) => {
  const ada = await arrive();
  await loseEarly(ada);
  const { page } = ada;
  const { scene } = await ada.update();
  await page.goto(`/replay/${ada.game()}`);
  await expect(page.locator(".table")).toBeVisible();
  await page.getByRole("button", { name: "To the end" }).click();
  await expect(page.getByLabel("Point of view")).toHaveValue("");
  const theirs = page.getByRole("region", { name: "Bot (beginner): open hand" });
  await expect(theirs.locator(".card")).toHaveCount(scene?.table.players[1]?.hand.length ?? -1);
  const own = (scene?.table.players[0]?.hand ?? []).filter((card) => typeof card === "string");
  await expect(page.locator(".hand .card")).toHaveCount(own.length);
});
