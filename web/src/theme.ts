/** Light, dark, or as the system wishes: `data-theme` on the root, which theme.css reads. */

import { useLayoutEffect } from "react";
import { recall, useMemory } from "./memory";

export type Theme = "system" | "light" | "dark";

const KEY = "theme";
const asTheme = (word: string | null): Theme => (word === "light" || word === "dark" ? word : "system");

function show(theme: Theme) {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** Shows the remembered theme before anything is drawn. */
export function showRememberedTheme() {
  show(asTheme(recall(KEY)));
}

export function useTheme(): [Theme, (theme: Theme) => void] {
  const [word, set] = useMemory(KEY);
  const theme = asTheme(word);
  useLayoutEffect(() => show(theme), [theme]);
  return [theme, set];
}
