import { expect, test } from "./fixtures";
import { beginAt } from "./positions";

test("the guide speaks of what has been shown, and hints of what a bot would do", async ({ arrive }) => {
  const ada = await arrive({ reducedMotion: "no-preference" });
  await ada.context.addInitScript(() => {
    localStorage.setItem("splay.guide", "on");
    localStorage.setItem(
      "splay.table",
      JSON.stringify({ pace: "slow", confirm: "never", quick: false, sound: false, notify: false }),
    );
  });
  const table = [
    { hand: ["Oars"], board: { blue: { cards: ["Writing"] } } },
    { hand: ["Sailing", "Pottery"], board: { red: { cards: ["Archery"] } } },
  ];
  await beginAt(ada, table, ["base"]);
  const { page } = ada;
  const guide = page.getByRole("complementary", { name: "Guide for your first game" });
  await expect(guide).toContainText("Two actions a turn");
  await guide.getByRole("button", { name: "Got it" }).click();
  await expect(guide).toContainText("Meld: put a card on your board");

  await page.getByRole("button", { name: /^Hint/ }).click();
  const advice = page.getByRole("region", { name: "decision" }).locator(".hint");
  await expect(advice).toContainText("A strong bot would choose");
  await expect(page.locator("button.option .chance").first()).toHaveText(/^\d+%$/);

  // While the meld is being shown, the guide is still with the decision before it: every change of the page is looked at.
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const heading = document.querySelector(".stage-title")?.textContent ?? "";
      seen.push(`${heading}: ${document.querySelector(".guide-words b")?.textContent}`);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await page.locator('button.option[data-written="meld Oars"]').click();
  await expect(guide).toContainText("Dogma: use a top card");
  await expect(advice).toHaveCount(0);
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(seen).toContain("What happens: Meld: put a card on your board");
  expect(seen.filter((line) => line.startsWith("What happens: Dogma"))).toEqual([]);
});
