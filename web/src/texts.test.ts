import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { describe, expect, it } from "vitest";
import { TERMS } from "./wire/vocabularies";

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** Attributes whose words somebody reads or hears. */
const READ = ["aria-label", "aria-description", "title", "placeholder", "alt", "label"];
/** What is found by a selector is not read. */
const FINDS = /^(closest|matches|querySelector|querySelectorAll)$/;
const WORD = /\p{L}{2}/u;
const WORDS = /\p{L}{2,}[,.:;!?]* \p{L}{2,}/u;

const nameOf = (node: unknown): string =>
  isNode(node) ? String((isNode(node.property) ? nameOf(node.property) : node.name) ?? node.value ?? "") : "";

/** What a string says, or a part of one that is put together. */
function said(node: Node): string | null {
  if (node.type === "JSXText") return String(node.value);
  if (node.type === "Literal") return typeof node.value === "string" ? node.value : null;
  if (node.type === "TemplateElement") return String((node.value as { cooked: string }).cooked);
  return null;
}

/** Every text that a component says by itself; `shown` where whatever the expression gives is seen. */
function found(node: Node, shown: boolean): Node[] {
  const words = said(node);
  if (words !== null) return (shown ? WORD : WORDS).test(words) ? [node] : [];
  const go = (shown: boolean, among = childrenOf(node)) => among.flatMap((child) => found(child, shown));
  const part = (name: string) => [node[name]].flat().filter(isNode);
  switch (node.type) {
    case "ImportDeclaration":
    case "ExportNamedDeclaration":
      return node.source ? [] : go(false);
    case "TSLiteralType":
      return [];
    case "JSXAttribute": {
      const name = nameOf(node.name);
      return name === "className" || name === "d" ? [] : go(READ.includes(name), part("value"));
    }
    case "Property":
      return nameOf(node.key) === "className" ? [] : go(READ.includes(nameOf(node.key)), part("value"));
    case "CallExpression":
      return FINDS.test(nameOf(node.callee)) ? [] : go(false);
    case "TaggedTemplateExpression":
      return go(nameOf(node.tag) === "say", part("quasi"));
    case "ConditionalExpression":
      return [...go(false, part("test")), ...go(shown, [...part("consequent"), ...part("alternate")])];
    case "LogicalExpression":
      return [...go(node.operator === "&&" ? false : shown, part("left")), ...go(shown, part("right"))];
    case "BinaryExpression":
      return go(node.operator === "+" && shown);
    case "JSXExpressionContainer":
    case "TemplateLiteral":
    case "ParenthesizedExpression":
      return go(shown);
    case "JSXElement":
    case "JSXFragment":
      return [...go(false, part("openingElement")), ...go(true, part("children"))];
    default:
      return go(false);
  }
}

/** The chapters of the rules and the credits are nothing but text, with pictures and links in it. */
const ALL_TEXT = /^(pages\/rules\/chapters\/|card\/Credits)/;

describe("texts", () => {
  const components = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".tsx") && !file.endsWith(".test.tsx") && !ALL_TEXT.test(file),
  );

  it.each(components)("%s says what a texts file has", (file) => {
    const text = readFileSync(join(import.meta.dirname, file), "utf8");
    const { program } = parseSync(file, text);
    const own = found(program as unknown as Node, false).map(
      (node) => `${file}:${text.slice(0, node.start).split("\n").length} ${said(node)?.trim()}`,
    );
    expect(own).toEqual([]);
  });

  /** Words of the table that are never about the game's pieces. */
  const OTHERWISE = ["Turning points", "It may have been removed", "I demand: ", "Remove"];

  it.each(["card/texts.ts", "pages/game/texts.ts", "pages/review/texts.ts", "table/texts.ts"])(
    "%s says in the words of the game what has others in another printing",
    (file) => {
      const terms = TERMS.iello.filter(([ours, theirs]) => ours !== theirs).map(([ours]) => ours);
      const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${terms.join("|")})(?![\\p{L}\\p{N}])`, "iu");
      const text = readFileSync(join(import.meta.dirname, file), "utf8");
      const unsaid = (node: Node): string[] => {
        if (node.type === "ImportDeclaration" || node.type.startsWith("TS")) return [];
        if (node.type === "CallExpression" && nameOf(node.callee) === "several") return [];
        if (node.type === "Property") return [node.value].filter(isNode).flatMap(unsaid);
        const says = node.type === "TaggedTemplateExpression" && nameOf(node.tag) === "say";
        if (says)
          return childrenOf((node as Node & { quasi: Node }).quasi)
            .filter(({ type }) => type !== "TemplateElement")
            .flatMap(unsaid);
        const words = said(node) ?? "";
        const wrong = pattern.test(words) && !OTHERWISE.some((other) => words.includes(other));
        return [
          ...(wrong ? [`${text.slice(0, node.start).split("\n").length} ${words}`] : []),
          ...childrenOf(node).flatMap(unsaid),
        ];
      };
      expect(unsaid(parseSync(file, text).program as unknown as Node)).toEqual([]);
    },
  );

  it("are found wherever a component says them", () => {
    const sample =
      'const C = () => <p title={a ? `Hello` : ""}>{x === "log" && "One"}{say`Two`}<i>Three</i></p>; const t = "Four five";';
    const words = found(parseSync("sample.tsx", sample).program as unknown as Node, false).map((node) => said(node)?.trim());
    expect(words).toEqual(["Hello", "One", "Two", "Three", "Four five"]);
  });
});
