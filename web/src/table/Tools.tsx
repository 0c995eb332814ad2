import { useState } from "react";
import { Dialog } from "./Dialog";
import { Sign } from "./glyphs";
import type { Window } from "./Table";
import type { Kind } from "./useLayout";

const WAYS: { to: Exclude<Window, { seat: number } | null>; sign: string; name: string; words: string }[] = [
  { to: "game", sign: "⋯", name: "This game", words: "This game: links, give up, leave" },
  { to: "settings", sign: "⚙", name: "Settings", words: "Settings" },
  { to: "help", sign: "?", name: "What everything means", words: "What everything means" },
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
  const ways = WAYS.filter(({ to }) => !(still && to === "game"));
  if (kind !== "phone") {
    return (
      <div className="table-tools" role="toolbar" aria-label="table">
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
    <div className="table-tools" role="toolbar" aria-label="table">
      <button
        type="button"
        className="tool"
        onClick={() => onOpen("pages")}
        aria-label={news > 0 ? `What happened, and talk: ${news} new` : "What happened, and talk"}
      >
        <Sign of="talk" />
        {news > 0 && (
          <span className="news-badge" aria-hidden="true">
            {news > 99 ? "99+" : news}
          </span>
        )}
      </button>
      <button type="button" className="tool" onClick={() => setMore(true)} aria-label="More">
        <Sign of="menu" />
      </button>
      {more && (
        <Dialog title="More" onClose={() => setMore(false)}>
          <div className="more-ways">
            <button type="button" onClick={() => go("achievements")}>
              Achievements
            </button>
            <button type="button" onClick={() => go("decks")}>
              The decks
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
