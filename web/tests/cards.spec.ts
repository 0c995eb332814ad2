import { expect, test } from "./fixtures";

test("no card's title or text is cut off", async ({ arrive }) => {
  const { page } = await arrive();
  for (const edition of ["first", "third", "fourth"]) {
    await page.goto(`/cards?edition=${edition}`);
    await expect(page.locator(".card-grid .card").first()).toBeVisible();
    const cut = await page
      .locator(".card-grid .card")
      .evaluateAll((cards) =>
        cards.flatMap((card) =>
          [...card.querySelectorAll(".words, .card-title")]
            .filter((part) => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1)
            .map((part) => `${card.querySelector(".card-title")?.textContent}: ${part.className}`),
        ),
      );
    expect(cut, edition).toEqual([]);
  }
});

test("the cards of a set are found by what only they have", async ({ arrive }) => {
  const { page } = await arrive();
  await page.goto("/cards");
  await page.getByRole("button", { name: "Echoes of the Past" }).click();
  await expect(page.getByRole("status")).toHaveText("105 cards");
  await page.getByRole("button", { name: "Echo", exact: true }).click();
  await page.getByRole("button", { name: "Bonus", exact: true }).click();
  await page.getByRole("button", { name: "Age 1", exact: true }).click();
  await expect(page.locator(".card-tile").first()).toBeVisible();
  const cards = await page
    .locator(".card-tile .card")
    .evaluateAll((all) => all.map((card) => card.getAttribute("aria-label") ?? ""));
  expect(cards.length).toBeGreaterThan(2);
  for (const words of cards) expect(words).toMatch(/age 1\. Icons: .*bonus of \d.*Echo: /);
});
