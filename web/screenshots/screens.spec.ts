import { expect, test } from "../tests/fixtures";
import { beginAt } from "../tests/positions";
import { RECORD_FILE } from "../tests/records";
import { settled } from "../tests/settled";
import { offered, seated } from "../tests/tables";

/** Pictures of the main screens, for the README and for looking at what a change did. */
const FOLDER = "../docs/screenshots";
const WINDOW = { width: 1360, height: 850 };

/** Shaded cards make large PNG files. */
const SMALL = { type: "jpeg", quality: 82 } as const;

test("the table, on a laptop and on a phone", async ({ arrive }) => {
  const ada = await arrive({ colorScheme: "dark", viewport: { width: 1440, height: 900 } });
  const cards = await offered(ada.page);
  await beginAt(ada, seated(cards, "mid", 3), cards.sets);
  // A dogma that others share says the most about what an option would mean; a list of echoes would hide its card.
  const { scene } = await ada.update();
  const dogmas = (scene?.question?.answers ?? []).filter(
    ({ kind, notes }) =>
      kind === "dogma" &&
      !notes.some(({ note }) => note === "program") &&
      notes.some((note) => note.note === "dogma" && note.players.some(({ standing }) => standing === "shares")),
  );
  await ada.page.locator(`button.option[data-written="${dogmas[0]?.written}"]`).hover();
  await settled(ada.page);
  await ada.page.screenshot({ path: `${FOLDER}/table-dark.jpg`, ...SMALL });
  const bo = await arrive({ colorScheme: "light", viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  await beginAt(bo, seated(cards, "mid", 3), cards.sets);
  await settled(bo.page);
  await bo.page.screenshot({ path: `${FOLDER}/phone-light.jpg`, ...SMALL });
});

test("a lesson, and the review of a game", async ({ arrive }) => {
  const ada = await arrive({ colorScheme: "dark", viewport: WINDOW });
  const { page } = ada;
  await page.goto("/learn/sharing");
  await ada.myDecision();
  await settled(page);
  await page.screenshot({ path: `${FOLDER}/lesson-dark.jpg`, ...SMALL });

  await page.goto("/replay");
  await page.getByLabel("Choose a file").setInputFiles(RECORD_FILE);
  await page.getByRole("button", { name: "Review" }).click();
  const dialog = page.getByRole("dialog", { name: "Review" });
  await expect(dialog.getByRole("img", { name: /^Chance of winning/ })).toBeVisible({ timeout: 240_000 });
  await settled(page);
  await page.screenshot({ path: `${FOLDER}/review-dark.jpg`, ...SMALL });
});

test("the pages around it", async ({ arrive }) => {
  const { page } = await arrive({ colorScheme: "light", viewport: WINDOW });
  for (const [name, path] of [
    ["lobby-light", "/"],
    ["cards-light", "/cards?edition=all&changed=&age=4"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator(".card").first()).toBeVisible();
    await settled(page);
    await page.screenshot({ path: `${FOLDER}/${name}.jpg`, ...SMALL });
  }
});
