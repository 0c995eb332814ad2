import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { shelf } from "../../card/shelf";
import { CHAPTERS as OF_HINTS } from "../../guide/hints";
import { LESSONS } from "../learn/lessons";
import { CHAPTERS } from "./chapters";
import { RulesPage } from "./RulesPage";

// Emblems are fetched by a browser.
vi.mock("../../card/emblem", () => ({ Emblem: () => null }));

const chapters = CHAPTERS.map(({ id }) => id);

it("every lesson, hint and expansion finds its chapter", () => {
  expect(chapters).toEqual(expect.arrayContaining(LESSONS.map(({ chapter }) => chapter)));
  expect(chapters).toEqual(expect.arrayContaining([...OF_HINTS]));
  const expansions = LESSONS.map(({ course }) => course).filter((set) => set !== "base");
  expect(chapters).toEqual(expect.arrayContaining(expansions));
});

it("every link within the rules leads somewhere", async () => {
  // Without a server there are no cards to wait for.
  for (const edition of ["first", "third", "fourth"] as const) await shelf(edition, []);
  const page = renderToStaticMarkup(<RulesPage chapter="" />);
  const all = (pattern: RegExp) => [...page.matchAll(pattern)].map(([, name]) => name);
  const places = all(/ id="([^"]+)"/g);
  expect(new Set(places).size).toBe(places.length);
  expect(places).toEqual(expect.arrayContaining(all(/href="#([^"]+)"/g)));
});
