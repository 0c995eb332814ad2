import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" });
const read = (ending: string) =>
  files
    .filter((file) => file.endsWith(ending))
    .map((file) => ({ file, text: readFileSync(join(import.meta.dirname, file), "utf8") }));

/** The classes that a style sheet styles by themselves, wherever they stand. */
function styledAlone(css: string): string[] {
  // What stands in `:is(…)` is not alone.
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, "").replace(/:(is|not|where|has)\([^()]*\)/g, "");
  const selectors = [...bare.matchAll(/([^{}]+)\{/g)].flatMap(([, list]) => (list ?? "").split(","));
  return selectors.flatMap((selector) => /^\.([a-z][\w-]*)(?![\w.-])/.exec(selector.trim())?.[1] ?? []);
}

/** What stands after these adds to them, and may be styled by itself. */
const PLAIN = new Set(["panel", "row", "dim", "plain", "primary", "button"]);
/** What can be chosen glows, whatever it is. */
const EVERYWHERE = new Set(["legal", ...PLAIN]);

/** Class names are the same for the whole page: one that is styled alone must mean one thing only. */
describe("class names", () => {
  const alone = new Map<string, Set<string>>();
  for (const { file, text } of read(".css"))
    for (const name of styledAlone(text)) alone.set(name, (alone.get(name) ?? new Set()).add(file));

  it("are styled alone only where they come first", () => {
    const clashes = read(".tsx").flatMap(({ file, text }) =>
      [...text.matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`\})/g)].flatMap(([, plain, pattern]) => {
        const words = (plain ?? pattern ?? "").replace(/\$\{[^}]*\}/g, (code) =>
          [...code.matchAll(/"([^"]*)"/g)].map(([, word]) => word).join(" "),
        );
        const [first = "", ...more] = words.split(/\s+/).filter(Boolean);
        return PLAIN.has(first)
          ? []
          : more.filter((name) => alone.has(name) && !EVERYWHERE.has(name)).map((name) => `${file}: ${first} ${name}`);
      }),
    );
    expect(clashes).toEqual([]);
  });

  it("belong to the table or to the other pages, never to both", () => {
    const used = (folder: string) =>
      new Set(
        read(".tsx")
          .filter(({ file }) => file.startsWith(folder))
          .flatMap(({ text }) => [...text.matchAll(/className="([^"]*)"/g)].flatMap(([, words]) => (words ?? "").split(" "))),
      );
    const [atTable, elsewhere] = [used("table/"), used("pages/")];
    const clashes = [...alone].filter(([name, files]) =>
      [...files].some(
        (file) => (file.startsWith("table/") && elsewhere.has(name)) || (file.startsWith("pages/") && atTable.has(name)),
      ),
    );
    expect(clashes.map(([name]) => name)).toEqual([]);
  });
});
