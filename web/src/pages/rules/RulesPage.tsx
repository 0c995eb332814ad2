import { useEffect } from "react";
import { EditionProvider } from "../../card";
import { useTitle } from "../title";
import { CHAPTERS } from "./chapters";
import "../pages.css";
import "./rules.css";

/** The rules, to be learnt from the top and looked up by chapter. */
export function RulesPage({ chapter }: { chapter: string }) {
  useTitle("Rules");
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
        <nav className="contents" aria-label="Chapters">
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
          <h1>The rules</h1>
          <p className="lead">
            Innovation takes ten minutes to learn and a long time to know. First comes the base game in its first, third and
            fourth editions; where they differ, a note says so. Then comes what <a href="#echoes">Echoes of the Past</a>,{" "}
            <a href="#cities">Cities of Destiny</a>, <a href="#artifacts">Artifacts of History</a> and{" "}
            <a href="#figures">Figures in the Sand</a> add to it. Two to four can play, five with the fourth edition, and{" "}
            <a href="#together">up to eight</a> with all expansions.
          </p>
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
