import { lists } from "../emblems";
import type { CardInfo } from "../src/wire/CardInfo";
import { expect, test } from "./fixtures";
import { settled } from "./settled";

test("no card's title or text is cut off", async ({ arrive }) => {
  const { page } = await arrive();
  for (const edition of ["first", "third", "fourth"]) {
    await page.goto(`/cards?edition=${edition}`);
    await expect(page.locator(".card-grid .card").first()).toBeVisible();
    await settled(page);
    const cut = await page.locator(".card-grid .card").evaluateAll((cards) =>
      cards.flatMap((card) => {
        const title = card.querySelector(".card-title")!;
        const words = card.querySelector(".words")?.getBoundingClientRect();
        const foot = card.querySelector(".card-foot")!.getBoundingClientRect();
        const edge = card.getBoundingClientRect();
        const cut =
          title.scrollWidth > title.clientWidth + 1 || (words && words.bottom > foot.top + 3) || foot.bottom > edge.bottom + 1;
        return cut ? [title.textContent] : [];
      }),
    );
    expect(cut, edition).toEqual([]);
  }
});

test("the cards of a set are found by what only they have", async ({ arrive }) => {
  const { page } = await arrive();
  await page.goto("/cards");
  // Among the filters alone: there are hundreds of cards to look through.
  const filters = page.getByRole("search");
  await filters.getByRole("button", { name: "Echoes of the Past" }).click();
  await expect(page.getByRole("status")).toHaveText("106 cards");
  await filters.getByRole("button", { name: "Echo", exact: true }).click();
  await filters.getByRole("button", { name: "Bonus", exact: true }).click();
  await filters.getByRole("button", { name: "Age 1", exact: true }).click();
  await expect(page.locator(".card-tile").first()).toBeVisible();
  const cards = await page
    .locator(".card-tile .card")
    .evaluateAll((all) => all.map((card) => card.getAttribute("aria-label") ?? ""));
  expect(cards.length).toBeGreaterThan(2);
  for (const words of cards) expect(words).toMatch(/age 1\. Icons: .*bonus of \d.*Echo: /);
});

test("every card has an emblem, and no two of an age and color are alike", async ({ arrive }) => {
  const ada = await arrive();
  await ada.page.goto("/");
  const editions = (await (await ada.page.request.get("/api/cards")).json()) as Record<string, CardInfo[]>;
  const drawn = lists();
  for (const [edition, cards] of Object.entries(editions)) {
    expect(cards.filter(({ set, title }) => !drawn[set]?.[title]).map(({ title }) => title)).toEqual([]);
    const alike = new Map<string, string[]>();
    for (const { set, title, age, color } of cards) {
      const key = `${age} ${color} ${drawn[set]?.[title]}`;
      alike.set(key, [...(alike.get(key) ?? []), title]);
    }
    expect(
      [...alike.values()].filter((titles) => titles.length > 1),
      edition,
    ).toEqual([]);
  }
});
