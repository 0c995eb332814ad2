import type { MouseEvent } from "react";
import { Go } from "../route";
import type { Scene } from "../wire/Scene";
import { hintFor } from "./hints";
import { useGuideOn, useReadTopics } from "./memory";
import { TEXTS } from "./texts";
import "./guide.css";

/**
 * The first-game guide: one short hint at a time about what is on the screen, until each has been
 * read or the guide is sent away.
 */
export function Guide({ scene, seat }: { scene: Scene; seat: number | null }) {
  const [on, setOn] = useGuideOn();
  const [read, markRead] = useReadTopics();

  const hint = on ? hintFor(scene, seat, read) : null;
  if (!hint) return null;
  return (
    <aside className="guide" aria-label={TEXTS.label}>
      <div className="guide-words" role="status">
        <b>{hint.title}</b> <span>{hint.text}</span>
      </div>
      <div className="guide-ways">
        <button type="button" className="guide-read" onClick={() => markRead(hint.topic)}>
          {TEXTS.read}
        </button>
        <Go to={`/rules#${hint.chapter}`} target="_blank" rel="noopener" className="guide-more" onClick={openElsewhere}>
          {TEXTS.more}
        </Go>
        <button type="button" className="guide-off" onClick={() => setOn(false)}>
          {TEXTS.off}
        </button>
      </div>
    </aside>
  );
}

/** The rules open beside the game, so that nobody loses their place at the table. */
function openElsewhere(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  window.open(event.currentTarget.href, "_blank", "noopener");
}
