/**
 * The emblems of the cards: of some four thousand drawings of game-icons.net only those are built in
 * that `emblems/*.json` names, a chunk for each set, which is loaded when its first card is shown.
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

/** Makes `import("virtual:emblems/base")` a record of outlines by title. */
export function emblems(): Plugin {
  return {
    name: "emblems",
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const list = lists()[id.slice(NAME.length + 1)] ?? {};
      const outlines = Object.fromEntries(Object.entries(list).map(([title, name]) => [title, outline(name)]));
      return `export default ${JSON.stringify(outlines)};`;
    },
  };
}
