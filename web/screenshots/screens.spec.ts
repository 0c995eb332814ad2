import { expect, playNow, test } from "../tests/fixtures";
import { RECORD_FILE } from "../tests/records";

/** Pictures of the main screens, for the README and for looking at what a change did. */
const FOLDER = "../docs/screenshots";

for (const colorScheme of ["light", "dark"] as const) {
  test(`the main screens, ${colorScheme}`, async ({ arrive }) => {
    const { page } = await arrive({ colorScheme });
    for (const [name, path] of [["lobby", "/"], ["new", "/new"], ["cards", "/cards?edition=fourth&age=4"], ["editions", "/cards?edition=all&changed="], ["rules", "/rules#splay"]] as const) {
      await page.goto(path);
      await expect(page.getByRole("heading").first()).toBeVisible();
      await page.waitForTimeout(300);
      await page.screenshot({ path: `${FOLDER}/${name}-${colorScheme}.png` });
    }
    await page.goto("/replay");
    await page.getByLabel("Choose a file").setInputFiles(RECORD_FILE);
    await expect(page.locator(".table")).toBeVisible();
    for (let turn = 0; turn < 24; turn++) await page.getByRole("button", { name: "Next turn" }).click();
    await page.waitForTimeout(800);
    await page.screenshot({ path: `${FOLDER}/replay-${colorScheme}.png` });
  });

  test(`a game in its middle, laptop and phone, ${colorScheme}`, async ({ arrive }) => {
    const ada = await arrive({ colorScheme });
    await playNow(ada, "easy");
    for (let made = 0; made < 40; made++) if (!(await ada.decide())) break;
    await ada.myDecision();
    await ada.page.waitForTimeout(500);
    await ada.page.screenshot({ path: `${FOLDER}/game-${colorScheme}.png` });
    await ada.page.setViewportSize({ width: 390, height: 844 });
    await ada.page.waitForTimeout(500);
    await ada.page.screenshot({ path: `${FOLDER}/phone-${colorScheme}.png` });
  });
}
