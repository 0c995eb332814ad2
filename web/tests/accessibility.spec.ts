import { check } from "./axe";
import { expect, type Player, playNow, test } from "./fixtures";
import { beginAt } from "./positions";
import { RECORD_FILE } from "./records";
import { offered, seated } from "./tables";

for (const colorScheme of ["light", "dark"] as const) {
  const look = (player: Player, where: string, part?: string) =>
    check(player, where, part, colorScheme === "light" ? "all" : "colors");

  test(`no serious findings on the pages around the table, ${colorScheme}`, async ({ arrive }) => {
    const ada = await arrive({ colorScheme });
    const { page } = ada;
    for (const path of [
      "/new",
      "/cards?set=base&age=1",
      "/cards?edition=all&set=figures&age=4",
      "/cards?set=echoes&age=1",
      "/rules",
      "/replay",
      "/nowhere",
    ]) {
      await page.goto(path);
      await expect(page.getByRole("heading").first()).toBeVisible();
      await look(ada, path);
    }
    await page.goto("/cards?set=base&age=1&card=Archery");
    await expect(page.getByRole("dialog")).toBeVisible();
    await look(ada, "a card", "dialog");
  });

  test(`no serious findings on the way to a table and at it, ${colorScheme}`, async ({ arrive }) => {
    const ada = await arrive({ colorScheme });
    const { page } = ada;
    await page.goto("/");
    await page.getByRole("button", { name: "Play with a friend" }).click();
    const link = await page.getByLabel("Link to take a seat").inputValue();
    await look(ada, "waiting room");
    const bo = await arrive({ colorScheme });
    await bo.page.goto(link);
    await expect(bo.page.getByRole("button", { name: "Take a seat" })).toBeVisible();
    await look(bo, "invited");

    await playNow(ada);
    await look(ada, "first card");
    await ada.decide();
    await ada.myDecision();
    await look(ada, "table");
    for (const name of ["This game: links, giving up, leaving", "Settings", "What everything means"]) {
      await page.getByRole("button", { name }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await look(ada, name);
      await page.keyboard.press("Escape");
    }

    await beginAt(
      ada,
      [
        {
          hand: ["Horseshoes", "Oars"],
          forecast: ["Comb", "Telescope"],
          board: { purple: { cards: ["Novel", "Flute", "Bell"], splay: "left" } },
        },
        { hand: ["Tools"], forecast: ["Watermill"], board: { red: { cards: ["Candles", "Bangle"], splay: "left" } } },
      ],
      ["base", "echoes"],
    );
    await page.locator('button.option[data-written="dogma Novel"]').focus();
    await page.keyboard.press("5");
    await look(ada, "what a dogma carries out");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "show every achievement in detail" }).click();
    await look(ada, "achievements");
    await page.keyboard.press("Escape");
  });

  test(`no serious findings in the first minutes and at the end of a game, ${colorScheme}`, async ({ arrive }) => {
    const ada = await arrive({ colorScheme });
    const { page } = ada;
    // The bots' game is any there is; this one is always the same.
    await beginAt(
      ada,
      [
        { hand: ["Oars"], board: { blue: { cards: ["Pottery", "Tools"], splay: "left" }, yellow: { cards: ["Agriculture"] } } },
        { hand: ["Sailing"], board: { red: { cards: ["Candles"] }, purple: { cards: ["Novel", "Flute"] } } },
      ],
      ["base", "echoes"],
    );
    const { game } = await ada.update();
    await page.route("**/api/exhibition", (route) => route.fulfill({ json: game }));
    for (const path of ["/", "/learn", "/ladder/third-2", "/operator"]) {
      await page.goto(path);
      await expect(page.getByRole("heading").first()).toBeVisible();
      if (path === "/") await expect(page.locator(".live .card").first()).toBeVisible();
      await look(ada, path);
    }

    await page.goto("/learn/sharing");
    await ada.myDecision();
    await look(ada, "lesson", ".coach");

    await playNow(ada);
    for (let made = 0; made < 6; made++) await ada.decide();
    // Nobody else is left to play against: the game ends.
    await page.getByRole("button", { name: /^This game/ }).click();
    await page.getByRole("button", { name: "Give up", exact: true }).click();
    await page.getByRole("button", { name: "Yes, give up" }).click();
    const result = page.getByRole("dialog", { name: "Bot (beginner) wins" });
    await expect(result.getByRole("img", { name: /^Chance of winning/ })).toBeVisible({ timeout: 240_000 });
    await look(ada, "result", ".ending");
    await page.goto(`/review/${ada.game()}`);
    await expect(page.getByRole("img", { name: /^Chance of winning/ })).toBeVisible();
    await look(ada, "review");
    // With a game behind one, the account page has all its parts.
    await page.goto("/me");
    await expect(page.getByRole("region", { name: "Vacation" })).toBeVisible();
    await look(ada, "/me");

    await page.goto("/replay");
    await page.getByLabel("Choose a file").setInputFiles(RECORD_FILE);
    await expect(page.locator(".table")).toBeVisible();
    for (let turn = 0; turn < 12; turn++) await page.getByRole("button", { name: "Next turn" }).click();
    await look(ada, "replay", ".controls");
    await look(ada, "open hands", ".open-hands");
  });
}

const WINDOWS = [
  { kind: "desk", players: 8, colorScheme: "light", viewport: { width: 1440, height: 900 } },
  { kind: "tablet", players: 5, colorScheme: "dark", viewport: { width: 820, height: 1180 } },
  { kind: "phone", players: 5, colorScheme: "light", viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
] as const;

for (const { kind, players, ...window } of WINDOWS) {
  test(`no serious findings at a late table of ${players} with everything, ${kind}`, async ({ arrive }) => {
    const ada = await arrive(window);
    const { page } = ada;
    const cards = await offered(page);
    await beginAt(ada, seated(cards, "late", players), cards.sets);
    await check(ada, `${kind}, table`);
    const windows: [string, () => Promise<void>][] = [
      [
        "what a player has",
        () =>
          page
            .getByRole("button", { name: /^What .* has/ })
            .first()
            .click(),
      ],
    ];
    if (kind === "phone") {
      windows.push(["options", () => page.locator("button[data-all]").tap()]);
      windows.push(["more", () => page.getByRole("button", { name: "More", exact: true }).click()]);
    } else {
      windows.push(["decks", () => page.getByRole("button", { name: /show all decks$/ }).click()]);
    }
    for (const [name, open] of windows) {
      await open();
      await expect(page.getByRole("dialog")).toBeVisible();
      await check(ada, `${kind}, ${name}`, "dialog");
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
  });
}
