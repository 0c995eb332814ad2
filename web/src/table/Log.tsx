import { useMemo, useState } from "react";
import { Words } from "../card";
import type { Line } from "../wire/Line";
import { plain } from "../words/phrase";
import { Scroller } from "./Scroller";
import { type Chapter, type Deed, story } from "./story";
import { TEXTS } from "./texts";

/** Older turns are folded away until asked for: a long game has thousands of lines. */
const RECENT = 14;

/** What has happened: one line for each action, which unfolds into what came of it. */
export function Log({ lines, news }: { lines: readonly Line[]; news: number }) {
  const [whole, setWhole] = useState(false);
  const chapters = useMemo(() => story(lines), [lines]);
  const shown = whole ? chapters : chapters.slice(-RECENT);

  // The line between old and new stands before the first news.
  const fresh = shown.flatMap((chapter) => [chapter.at, ...chapter.deeds.map((deed) => deed.at)]).find((at) => at >= news);
  return (
    <Scroller className="log" role="region" label={TEXTS.log.title} follow={`${lines.length} ${news}`}>
      {!whole && chapters.length > RECENT && (
        <button type="button" className="plain earlier" onClick={() => setWhole(true)}>
          {TEXTS.log.earlier(chapters.length - RECENT)}
        </button>
      )}
      {shown.map((chapter) => (
        <ChapterLines key={chapter.at} chapter={chapter} fresh={news > 0 ? fresh : undefined} />
      ))}
      {lines.length === 0 && <p className="dim">{TEXTS.log.nothing}</p>}
    </Scroller>
  );
}

const News = () => <div className="news">{TEXTS.log.news}</div>;

function ChapterLines({ chapter, fresh }: { chapter: Chapter; fresh: number | undefined }) {
  return (
    <>
      {fresh === chapter.at && <News />}
      {chapter.heading && (
        <h3 className="log-turn">
          <span>
            <Words of={chapter.heading} />
          </span>
        </h3>
      )}
      {chapter.deeds.map((deed) => (
        <DeedLines key={deed.at} deed={deed} fresh={fresh} first={deed.at === fresh && chapter.at !== fresh} />
      ))}
    </>
  );
}

function DeedLines({ deed, fresh, first }: { deed: Deed; fresh: number | undefined; first: boolean }) {
  const isNew = fresh !== undefined && deed.end > fresh;
  // News are unfolded until the reader decides otherwise.
  const [wish, setWish] = useState<boolean | null>(null);
  const open = wish ?? isNew;
  const more = deed.consequences.length > 0;
  return (
    <>
      {first && <News />}
      <div className={`deed${isNew ? " fresh" : ""}`}>
        {more && (
          <button
            type="button"
            className="plain unfold"
            aria-expanded={open}
            aria-label={TEXTS.log.consequences(plain(deed.words))}
            onClick={() => setWish(!open)}
          >
            {open ? "▾" : "▸"}
          </button>
        )}
        <p>
          <Words of={deed.words} />
        </p>
        {more && open && (
          <ul>
            {deed.consequences.map((words, n) => (
              <li key={n}>
                <Words of={words} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
