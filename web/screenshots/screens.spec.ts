import { expect, test } from "../tests/fixtures";
import { beginAt } from "../tests/positions";

/** Pictures of the main screens, for the README and for looking at what a change did. */
const FOLDER = "../docs/screenshots";
const WINDOW = { width: 1360, height: 850 };

/** Shaded cards make large PNG files. */
const SMALL = { type: "jpeg", quality: 82 } as const;

/** A game in its middle, with splayed stacks, forecasts and bonuses. */
const TABLE = [
  {
    hand: ["Horseshoes", "Paper", "Telescope", "Alchemy"],
    score: ["Oars", "Currency", "Feudalism"],
    forecast: ["Comb", "Pencil"],
    board: {
      red: { cards: ["Kobukson", "Archery"], splay: "left" as const },
      yellow: { cards: ["Barometer", "Agriculture", "Domestication"], splay: "right" as const },
      green: { cards: ["Globe", "The Wheel"] },
      blue: { cards: ["Printing Press", "Writing", "Mathematics"], splay: "up" as const },
      purple: { cards: ["Novel", "Flute", "Bell"], splay: "left" as const },
    },
  },
  {
    hand: ["Navigation", "Sunglasses"],
    score: ["Tools", "Compass"],
    forecast: ["Watermill"],
    board: {
      red: { cards: ["Gunpowder", "Candles", "Bangle"], splay: "left" as const },
      yellow: { cards: ["Machinery", "Masonry"], splay: "left" as const },
      green: { cards: ["Chintz"] },
      blue: { cards: ["Experimentation", "Pottery"] },
      purple: { cards: ["Enterprise", "Mysticism"], splay: "right" as const },
    },
  },
];

test("the table, on a laptop and on a phone", async ({ arrive }) => {
  const ada = await arrive({ colorScheme: "dark", viewport: WINDOW });
  await beginAt(ada, TABLE, ["base", "echoes"]);
  await ada.page.locator('button.option[data-written="dogma Novel"]').hover();
  await expect(ada.page.locator(".program")).toBeVisible();
  await ada.page.screenshot({ path: `${FOLDER}/table-dark.jpg`, ...SMALL });
  const bo = await arrive({ colorScheme: "light", viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
  await beginAt(bo, TABLE, ["base", "echoes"]);
  await bo.page.screenshot({ path: `${FOLDER}/phone-light.jpg`, ...SMALL });
});

test("the pages around it", async ({ arrive }) => {
  const { page } = await arrive({ colorScheme: "light", viewport: WINDOW });
  for (const [name, path] of [
    ["lobby-light", "/"],
    ["cards-light", "/cards?edition=all&changed=&age=4"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.screenshot({ path: `${FOLDER}/${name}.jpg`, ...SMALL });
  }
});
