/** What happened, and what is said: two pages in one place. */

import { type ReactNode, useEffect, useState } from "react";
import type { Line } from "../wire/Line";
import { Dialog } from "./Dialog";
import { Log } from "./Log";
import { TEXTS } from "./texts";

interface PagesProps {
  lines: readonly Line[];
  news: number;
  page: "log" | "talk";
  onTurn: (page: "log" | "talk") => void;
  talk: ReactNode;
  unread: number;
}

/** How many remarks have been made since the talk was last looked at. */
export function useUnread(remarks: number, looking: boolean): number {
  const [read, setRead] = useState(remarks);
  useEffect(() => {
    if (looking) setRead(remarks);
  }, [looking, remarks]);
  return Math.max(0, remarks - read);
}

export function Pages({ lines, news, page, onTurn, talk, unread }: PagesProps) {
  return (
    <div className="pages">
      <div className="tabs">
        <button type="button" className="plain" aria-pressed={page === "log"} onClick={() => onTurn("log")}>
          {TEXTS.log.title}
        </button>
        {talk !== undefined && (
          <button type="button" className="plain" aria-pressed={page === "talk"} onClick={() => onTurn("talk")}>
            {TEXTS.log.talk}
            {unread > 0 && <span className="news-badge">{unread}</span>}
          </button>
        )}
      </div>
      {page === "talk" && talk ? talk : <Log lines={lines} news={news} />}
    </div>
  );
}

export function PagesDialog({ onClose, ...pages }: PagesProps & { onClose: () => void }) {
  return (
    <Dialog title={TEXTS.log.title} onClose={onClose} wide>
      <div className="pages-sheet">
        <Pages {...pages} />
      </div>
    </Dialog>
  );
}
