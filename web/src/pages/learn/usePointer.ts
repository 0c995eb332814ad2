import { useEffect } from "react";

/**
 * Points at options on the table, wherever they are drawn. The table knows nothing of lessons, so they
 * are found by the names under which it offers them.
 */
export function usePointer(written: readonly string[]) {
  const wanted = written.map((one) => CSS.escape(one)).join("\n");
  useEffect(() => {
    if (!wanted) return;
    const sheet = new CSSStyleSheet();
    const names = wanted.split("\n");
    const places = names.flatMap((name) => [`[data-written=${name}]`, `[data-legal=${name}]`]);
    sheet.replaceSync(
      `${places.join(", ")} { outline: 3px solid var(--accent); outline-offset: 2px; box-shadow: 0 0 0 7px color-mix(in srgb, var(--accent) 30%, transparent); }`,
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [wanted]);
}
