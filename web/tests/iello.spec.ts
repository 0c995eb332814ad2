import { expect, test } from "./fixtures";
import { beginAt } from "./positions";

test("a game in Iello's words speaks them everywhere, but leaves names and titles alone", async ({ arrive }) => {
  const ada = await arrive();
  const { page } = ada;
  const table = [
    { hand: ["Oars"], score: ["Archery", "Tools", "Pottery", "Sailing", "Clothing"], board: { blue: { cards: ["Writing"] } } },
    { hand: ["Masonry"], board: { red: { cards: ["Metalworking"] } } },
  ];
  await beginAt(ada, table, ["base"], { edition: "first", options: { iello_words: true } });
  const options = page.getByRole("group", { name: "your options" });
  await expect(options.locator(".option-head")).toHaveText(["Play", "Activate", "Dominate"]);
  await expect(page.getByRole("button", { name: "Dominate period 1" }).first()).toBeVisible();
  await expect(options.locator('button[data-written="achieve 1"]')).toHaveText(/period 1$/);
  await expect(page.getByRole("list", { name: "decks and dominations", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "show every domination in detail" }).click();
  const dialog = page.getByRole("dialog", { name: "Dominations" });
  await expect(dialog).toContainText("6 dominations win");
  await expect(dialog).toContainText("Highest active card");
  await expect(dialog).not.toContainText(/achievement|board|\bage\b/i);
  await page.keyboard.press("Escape");
  // What is printed on a card is said in these words, too; its title is not.
  await options.locator('button[data-written="meld Oars"]').hover();
  await expect(page.getByRole("region", { name: "What it would do: Play Oars (red 1)" })).toContainText("influence pile");
});
