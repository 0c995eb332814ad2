/** Games with each of the other sets and with all of them, played by clicking from a table where what they bring is there. */

import type { Set as CardSet } from "../src/wire/Set";
import { expect, type Player, test } from "./fixtures";
import { beginAt } from "./positions";
import { offered, seated } from "./tables";

/** Plays on from the late table of two with these sets; what only they have can be chosen there. */
async function play(player: Player, expansions: CardSet[] | "all", more: (answers: string[]) => void) {
  const cards = await offered(player.page);
  const sets: CardSet[] = expansions === "all" ? cards.sets : ["base", ...expansions];
  await beginAt(player, seated(cards, "late", 2, sets), sets);
  const { game, scene } = await player.update();
  expect(game.sets).toEqual(sets);
  more((scene?.question?.answers ?? []).map(({ written }) => written));
  for (let made = 0; made < 8; made++) if (!(await player.decide())) break;
}

test("some turns with Cities of Destiny", async ({ arrive }) => {
  const ada = await arrive();
  await play(ada, ["cities"], (answers) => expect(answers.some((one) => one.startsWith("endorse "))).toBe(true));
});

test("some turns with Artifacts of History", async ({ arrive }) => {
  const ada = await arrive();
  await play(ada, ["artifacts"], (answers) => expect(answers).toContain("meld Safety Pin"));
});

test("some turns with Figures in the Sand", async ({ arrive }) => {
  const ada = await arrive();
  await play(ada, ["figures"], (answers) => expect(answers.some((one) => one.startsWith("inspire "))).toBe(true));
});

test("an option that is a color shows its shape once", async ({ arrive }) => {
  const ada = await arrive();
  const cards = await offered(ada.page);
  await beginAt(ada, seated(cards, "late", 2), cards.sets);
  await expect(ada.page.locator('button.option[data-written^="inspire "]').first().locator(".shape")).toHaveCount(1);
});

test("some turns with everything", async ({ arrive }) => {
  const ada = await arrive();
  await play(ada, "all", (answers) => expect(answers.length).toBeGreaterThan(20));
});

test("a card on display is used before anything else, and goes away", async ({ arrive }) => {
  const ada = await arrive();
  const { page } = ada;
  const table = [
    { hand: ["Oars", "Archery"], display: ["Holmegaard Bows"], board: { blue: { cards: ["Writing"] } } },
    { hand: ["Sailing"], board: { red: { cards: ["Metalworking"] } } },
  ];
  await beginAt(ada, table, ["base", "artifacts"]);
  await expect(page.getByRole("region", { name: "decision" })).toContainText("display");
  await page.locator('button.option[data-written="return Holmegaard Bows"]').click();
  await expect(page.getByRole("region", { name: "decision" })).toContainText(/action/);
  expect((await ada.update()).scene?.table.players[0]?.display ?? []).toEqual([]);
});
