import { useEffect } from "react";
import { EditionProvider } from "../../card";
import { useTitle } from "../title";
import { CHAPTERS } from "./chapters";
import { Lead } from "./chapters/Lead";
import { TEXTS } from "./texts";
import "../pages.css";
import "./rules.css";

/** The rules, to be learnt from the top and looked up by chapter. */
export function RulesPage({ chapter }: { chapter: string }) {
  useTitle(TEXTS.title);
  // The page is drawn after the address is known, so the way to the chapter is ours to go.
  useEffect(() => {
    if (!chapter) return;
    const place = document.getElementById(chapter);
    place?.scrollIntoView();
    place?.focus({ preventScroll: true });
  }, [chapter]);

  return (
    <EditionProvider value="third">
      <div className="rules">
        <nav className="contents" aria-label={TEXTS.chapters}>
          <ol>
            {CHAPTERS.map(({ id, name }) => (
              <li key={id}>
                <a href={`#${id}`} aria-current={chapter === id ? "location" : undefined}>
                  {name}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <article className="rules-text">
          <h1>{TEXTS.heading}</h1>
          <Lead />
          {CHAPTERS.map(({ id, name, Text }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} tabIndex={-1}>
                {name}
              </h2>
              <Text />
            </section>
          ))}
        </article>
      </div>
    </EditionProvider>
  );
}
