/** What stands around every page. */

import type { Theme } from "./theme";

const THEMES: Record<Theme, string> = { system: "match system", light: "light", dark: "dark" };

export const TEXTS = {
  brand: "Splay",
  toLobby: "Splay, to the lobby",
  skip: "Skip to the content",
  pages: "Pages",
  places: { "/": "Play", "/learn": "Learn", "/cards": "Cards", "/rules": "Rules", "/replay": "Replay", "/me": "Me" },
  theme: (now: Theme, next: Theme) => `Colors: ${THEMES[now]}. Switch to ${THEMES[next]}`,
  loading: "Laying out the table…",
  offline: "No connection",
  again: "Try again",
  nowhere: "There is nothing here",
  nowhereWhat: "This address leads nowhere.",
  lobby: "To the lobby",
};
