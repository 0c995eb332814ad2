/** What axe finds on a page. */

import AxeBuilder from "@axe-core/playwright";
import { expect, type Player } from "./fixtures";
import { settled } from "./settled";

/** All of axe's rules, or only what a second color scheme can change. */
export type Rules = "all" | "colors";

/** Looks at the whole page, or at a part of it, and expects nothing serious. */
export async function check(player: Player, where: string, part = "html", which: Rules = "all") {
  // What is fading in has other colors for a moment.
  await settled(player.page);
  // There are no frames: the page itself is all that has to be looked at, and only for what is wrong with it.
  const axe = new AxeBuilder({ page: player.page }).include(part).setLegacyMode(true);
  // Who speaks to the page says what stands on a button: its name must have it.
  const rules = { "label-content-name-mismatch": { enabled: true } };
  axe.options({
    resultTypes: ["violations"],
    ...(which === "all" ? { rules } : { runOnly: { type: "rule", values: ["color-contrast"] } }),
  });
  const { violations } = await axe.analyze();
  const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  const found: string[] = [];
  for (const { id, nodes } of serious)
    for (const { target } of nodes) {
      const place = target.join(" ");
      // What is said of a card is its title: its name has that, and the rest of what is printed on it in words.
      const card = id === "label-content-name-mismatch" && (await player.page.locator(place).getAttribute("data-card")) !== null;
      if (!card) found.push(`${where}: ${id} at ${place}`);
    }
  const nameless = await player.page
    .locator("[role=button][data-card][aria-label]")
    .evaluateAll((cards) =>
      cards
        .filter((card) => !card.getAttribute("aria-label")?.includes(card.getAttribute("data-card") ?? "?"))
        .map((card) => card.getAttribute("data-card")),
    );
  expect([...found, ...nameless]).toEqual([]);
}
