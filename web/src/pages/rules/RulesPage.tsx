import { useEffect } from "react";
import { EditionProvider } from "../../card";
import { useTitle } from "../title";
import { Achievements, End } from "./chapters/achievements";
import { Artifacts } from "./chapters/artifacts";
import { Board, Cards, Goal, Setup, Splay } from "./chapters/basics";
import { Cities, Deeds, Endorse } from "./chapters/cities";
import { Demands, Dogma, Sharing } from "./chapters/dogma";
import { Bonuses, EchoEffects, Echoes, Forecast, MoreAchievements } from "./chapters/echoes";
import { Differences, Secrets, Together } from "./chapters/editions";
import { Glossary } from "./chapters/glossary";
import { Turn } from "./chapters/turn";
import "../pages.css";
import "./rules.css";

const CHAPTERS = [
  { id: "goal", name: "The goal", Text: Goal },
  { id: "card", name: "A card", Text: Cards },
  { id: "board", name: "The board", Text: Board },
  { id: "splay", name: "Splaying", Text: Splay },
  { id: "setup", name: "Setting up", Text: Setup },
  { id: "turn", name: "A turn", Text: Turn },
  { id: "dogma", name: "Dogma", Text: Dogma },
  { id: "sharing", name: "Sharing", Text: Sharing },
  { id: "demands", name: "Demands", Text: Demands },
  { id: "achievements", name: "Achievements", Text: Achievements },
  { id: "end", name: "The end", Text: End },
  { id: "secrets", name: "What is secret", Text: Secrets },
  { id: "together", name: "Teams and tables of four", Text: Together },
  { id: "editions", name: "Editions compared", Text: Differences },
  { id: "echoes", name: "Echoes of the Past", Text: Echoes },
  { id: "echo", name: "Echo effects", Text: EchoEffects },
  { id: "bonus", name: "Bonuses", Text: Bonuses },
  { id: "forecast", name: "Forecast and promotion", Text: Forecast },
  { id: "more-achievements", name: "More achievements", Text: MoreAchievements },
  { id: "cities", name: "Cities of Destiny", Text: Cities },
  { id: "endorse", name: "Endorsing", Text: Endorse },
  { id: "deeds", name: "Achievements for deeds", Text: Deeds },
  { id: "artifacts", name: "Artifacts of History", Text: Artifacts },
  { id: "glossary", name: "Glossary", Text: Glossary },
];

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
            Innovation takes ten minutes to learn and a long time to know. First comes the base game for two to four players, or
            five with the fourth edition, in its first, third and fourth edition; where they differ, a note says so. Then comes
            what <a href="#echoes">Echoes of the Past</a>, <a href="#cities">Cities of Destiny</a> and{" "}
            <a href="#artifacts">Artifacts of History</a> add to it.
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
