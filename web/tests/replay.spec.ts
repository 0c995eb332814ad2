import { readFile } from "node:fs/promises";
import { expect, test } from "./fixtures";
import { aRecord, RECORD_FILE } from "./records";

test("a record file is gone through, looked at through others' eyes, and downloaded unchanged", async ({ arrive }) => {
  const { page } = await arrive();
  await page.goto("/replay");
  await page.getByLabel("Choose a file").setInputFiles(RECORD_FILE);
  const place = page.getByLabel("Position in the game");
  await expect(page.locator(".table")).toBeVisible();
  await page.getByRole("button", { name: "Next turn" }).click();
  await page.getByRole("button", { name: "Next turn" }).click();
  const turn = Number(await place.inputValue());
  expect(turn).toBeGreaterThan(1);
  await expect(page.getByText("Next:")).toBeVisible();
  // With everything open nobody has backs in hand; through a seat's eyes the others do.
  await page.getByLabel("Point of view").selectOption({ index: 1 });
  await expect(page.getByRole("region", { name: "your board" })).toBeVisible();
  await page.getByRole("button", { name: "To the end" }).click();
  await expect(page.getByRole("heading", { name: "The game is over" })).toBeVisible();
  await page.getByLabel("Speed").selectOption("fast");
  await page.getByRole("button", { name: "To the beginning" }).click();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect.poll(async () => Number(await place.inputValue())).toBeGreaterThan(1);

  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  expect(await readFile(await (await saved).path(), "utf8")).toBe(await aRecord());
});

test("one plays on from a place in a record", async ({ arrive }) => {
  const ada = await arrive();
  const { page } = ada;
  await page.goto("/replay");
  await page.getByLabel("Choose a file").setInputFiles(RECORD_FILE);
  await expect(page.locator(".card").first()).toBeVisible();
  for (let turn = 0; turn < 5; turn++) await page.getByRole("button", { name: "Next turn" }).click();
  const moves = Number(await page.getByLabel("Position in the game").inputValue());
  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.waitForURL(/\/game\//);
  expect(await ada.myDecision()).toBe(true);
  const { scene } = await ada.update();
  // The replay, asked for the same place, has the same boards.
  const frame = await ada.context.request.post("/api/replay", {
    headers: { "content-type": "application/json" },
    data: `{"record":${await aRecord()},"moves":${moves},"seat":null}`,
  });
  const recorded = (await frame.json()) as { scene: NonNullable<typeof scene> };
  const points = (of: NonNullable<typeof scene>) => of.table.players.map((player) => player.points);
  expect(scene && points(scene)).toEqual(points(recorded.scene));
  expect(await ada.decide()).toBe(true);
});

test("what is no record is refused in words", async ({ arrive }) => {
  const { page } = await arrive();
  await page.goto("/replay");
  await page.getByLabel("Or paste it").fill("not a game");
  await page.getByRole("button", { name: "Open" }).click();
  await expect(page.getByRole("alert")).toContainText("not a record");
});
