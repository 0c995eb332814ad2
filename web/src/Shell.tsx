import type { ReactNode, Ref } from "react";
import { Go, useAddress } from "./route";
import { TEXTS } from "./texts";
import { type Theme, useTheme } from "./theme";
import "./shell.css";

const PLACES = Object.entries(TEXTS.places);

/** What stands around every page: the way to the others, and the light. */
export function Shell({ wide, main, children }: { wide: boolean; main?: Ref<HTMLElement>; children: ReactNode }) {
  const { pathname } = useAddress();
  const here = (to: string) =>
    to === "/" ? pathname === "/" || pathname === "/new" || /^\/(game|join)\//.test(pathname) : pathname.startsWith(to);
  return (
    <div className={wide ? "shell wide" : "shell"}>
      <a className="skip" href="#main">
        {TEXTS.skip}
      </a>
      <header className="shell-bar">
        <Go to="/" className="brand" aria-label={TEXTS.toLobby}>
          <img src="/icon.svg" alt="" width="26" height="26" />
          <span>{TEXTS.brand}</span>
        </Go>
        <nav aria-label={TEXTS.pages}>
          {PLACES.map(([to, name]) => (
            <Go key={to} to={to} aria-current={here(to) ? "page" : undefined}>
              {name}
            </Go>
          ))}
        </nav>
        <ThemeSwitch />
      </header>
      <main id="main" ref={main} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

const THEMES: Record<Theme, { next: Theme; path: string }> = {
  system: {
    next: "light",
    path: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zm0 0v17m2.5-16.2v15.400m2.5-13.800v12.200m2-9.800v7.400",
  },
  light: {
    next: "dark",
    path: "M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM12 1.500v3M12 19.500v3M1.5 12h3M19.5 12h3M4.6 4.600l2.1 2.100M17.3 17.300l2.1 2.100M19.4 4.600l-2.1 2.100M6.7 17.300l-2.1 2.1",
  },
  dark: { next: "system", path: "M20 14.500A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.500z" },
};

function ThemeSwitch() {
  const [theme, setTheme] = useTheme();
  const { next, path } = THEMES[theme];
  const words = TEXTS.theme(theme, next);
  return (
    <button type="button" className="theme-switch" onClick={() => setTheme(next)} aria-label={words} title={words}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}
