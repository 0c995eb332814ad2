/**
 * The emblems of the cards: of some four thousand drawings of game-icons.net only those are built in
 * that `emblems/*.json` names, in three chunks for each set, which are loaded when their first card is shown.
 */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import drawings from "@iconify-json/game-icons/icons.json" with { type: "json" };
import type { Plugin } from "vite";
import { rounded } from "./emblems/rounded";

const FOLDER = join(import.meta.dirname, "emblems");

/** Which drawing stands for what, by the name of the list. */
export function lists(): Record<string, Record<string, string>> {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith(".json"));
  return Object.fromEntries(
    files.map((file) => [file.slice(0, -5), JSON.parse(readFileSync(join(FOLDER, file), "utf8")) as Record<string, string>]),
  );
}

/** The outline of a drawing, in a square of 512. */
export function outline(name: string): string {
  const body = (drawings.icons as Record<string, { body: string } | undefined>)[name]?.body;
  if (!body) throw new Error(`game-icons has no drawing called ${name}`);
  return [...body.matchAll(/ d="([^"]+)"/g)].map(([, path]) => rounded(path ?? "")).join("");
}

const NAME = "virtual:emblems/";

/** How many parts a list comes in, if one of its parts is asked for. */
const PARTS = 3;

/** Makes `import("virtual:emblems/base/0")` a record of outlines by title, and without a number that of the whole list. */
export function emblems(): Plugin {
  return {
    name: "emblems",
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const [name = "", part] = id.slice(NAME.length + 1).split("/");
      const list = Object.entries(lists()[name] ?? {});
      const size = part === undefined ? list.length : Math.ceil(list.length / PARTS);
      const from = Number(part ?? 0) * size;
      const outlines = Object.fromEntries(list.slice(from, from + size).map(([title, drawing]) => [title, outline(drawing)]));
      return `export default ${JSON.stringify(outlines)};`;
    },
  };
}
