import { useState } from "react";
import { useSay } from "../words/say";
import { Dialog } from "./Dialog";
import { Sign } from "./glyphs";
import type { Window } from "./Table";
import { TEXTS } from "./texts";
import type { Kind } from "./useLayout";

const WAYS: { to: Exclude<Window, { seat: number } | null>; sign: string; name: string; words: string }[] = [
  { to: "game", sign: "⋯", name: TEXTS.tools.game, words: TEXTS.tools.gameWhat },
  { to: "settings", sign: "⚙", name: TEXTS.tools.settings, words: TEXTS.tools.settings },
  { to: "help", sign: "?", name: TEXTS.tools.help, words: TEXTS.tools.help },
];

interface ToolsProps {
  kind: Kind;
  still: boolean;
  /** How much has happened or been said that has not been looked at. */
  news: number;
  onOpen: (window: Window) => void;
}

/** What one does seldom. On a phone it is behind one button, and the log and the talk are behind another. */
export function Tools({ kind, still, news, onOpen }: ToolsProps) {
  const [more, setMore] = useState(false);
  const say = useSay();
  const ways = WAYS.filter(({ to }) => !(still && to === "game"));
  if (kind !== "phone") {
    return (
      <div className="table-tools" role="toolbar" aria-label={TEXTS.tools.label}>
        {ways.map(({ to, sign, name, words }) => (
          <button key={words} type="button" className="tool" onClick={() => onOpen(to)} aria-label={words} title={name}>
            <span aria-hidden="true">{sign}</span>
          </button>
        ))}
      </div>
    );
  }
  const go = (to: Window) => {
    setMore(false);
    onOpen(to);
  };
  return (
    <div className="table-tools" role="toolbar" aria-label={TEXTS.tools.label}>
      <button type="button" className="tool" onClick={() => onOpen("pages")} aria-label={TEXTS.tools.pages(news)}>
        <Sign of="talk" />
        {news > 0 && (
          <span className="news-badge" aria-hidden="true">
            {news > 99 ? TEXTS.tools.many : news}
          </span>
        )}
      </button>
      <button type="button" className="tool" onClick={() => setMore(true)} aria-label={TEXTS.tools.more}>
        <Sign of="menu" />
      </button>
      {more && (
        <Dialog title={TEXTS.tools.more} onClose={() => setMore(false)}>
          <div className="more-ways">
            <button type="button" onClick={() => go("achievements")}>
              {TEXTS.tools.achievements(say)}
            </button>
            <button type="button" onClick={() => go("decks")}>
              {TEXTS.tools.decks}
            </button>
            {ways.map(({ to, words }) => (
              <button key={words} type="button" onClick={() => go(to)}>
                {words}
              </button>
            ))}
          </div>
        </Dialog>
      )}
    </div>
  );
}
