/** What stands around every page. */

import type { Theme } from "./theme";

const THEMES: Record<Theme, string> = { system: "match system", light: "light", dark: "dark" };

export const TEXTS = {
  brand: "Splay",
  toLobby: "Splay: back to the lobby",
  skip: "Skip to content",
  pages: "Pages",
  places: { "/": "Play", "/learn": "Learn", "/cards": "Cards", "/rules": "Rules", "/replay": "Replay", "/me": "Me" },
  theme: (now: Theme, next: Theme) => `Colors: ${THEMES[now]}. Switch to ${THEMES[next]}`,
  loading: "Setting up the table…",
  offline: "No connection",
  again: "Try again",
  nowhere: "Page not found",
  nowhereWhat: "There is no page at this address.",
  lobby: "Back to the lobby",
};
