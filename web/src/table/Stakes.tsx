/** Who takes part in a dogma, in the order in which they do, with what counts and what each does. */

import type { CSSProperties } from "react";
import { Crest, IconMark } from "../card";
import type { Icon } from "../wire/Icon";
import type { Scene } from "../wire/Scene";
import type { Standing } from "../wire/Standing";
import { useSay } from "../words/say";
import { Sign } from "./glyphs";
import { TEXTS } from "./texts";

export interface Part {
  player: number;
  count: number;
  standing: Standing;
  /** Whether it is on them right now. */
  now: boolean;
}

const WORDS = TEXTS.subject.does;

/** Everybody's part in a dogma: clockwise from the one who acts, who comes last. */
export function partsOf(
  scene: Scene,
  icon: Icon,
  actor: number,
  shares: readonly number[],
  obeys: readonly number[],
  now: number | null,
): Part[] {
  const players = scene.names.length;
  return Array.from({ length: players }, (_, n) => (actor + 1 + n) % players).map((player) => ({
    player,
    count: scene.table.players[player]!.icons?.[icon] ?? 0,
    standing: player === actor ? "acts" : obeys.includes(player) ? "demanded" : shares.includes(player) ? "shares" : "apart",
    now: player === now,
  }));
}

export function Stakes({
  parts,
  icon,
  names,
  shortNames,
  me,
}: {
  parts: readonly Part[];
  icon: Icon;
  names: readonly string[];
  shortNames: readonly string[];
  me: number | null;
}) {
  const say = useSay();
  const size = parts.length <= 3 ? "wide" : parts.length <= 5 ? "narrow" : "tiny";
  return (
    <ul
      className="stakes"
      data-size={size}
      style={{ "--parts": parts.length } as CSSProperties}
      aria-label={TEXTS.subject.participants}
    >
      {parts.map(({ player, count, standing, now }) => {
        const called = (names: readonly string[]) => (player === me ? TEXTS.you : (names[player] ?? TEXTS.unknown));
        return (
          <li
            key={player}
            className={`stake ${standing}${now ? " now" : ""}`}
            title={TEXTS.subject.participant(called(names), count, WORDS[standing](say))}
          >
            <Crest seat={player} />
            <span className="stake-count">
              <span className={size === "wide" ? "stake-name" : "unseen"}>{called(shortNames)}</span>
              <IconMark icon={icon} silent /> {count}
            </span>
            {size === "tiny" ? (
              <span className="stake-does">
                {standing === "shares" && <Sign of="share" />}
                {(standing === "demanded" || standing === "compelled") && <Sign of="obey" />}
                <span className="unseen">{now ? TEXTS.subject.chooses : WORDS[standing](say)}</span>
              </span>
            ) : (
              <span className="stake-does">{now ? TEXTS.subject.chooses : WORDS[standing](say)}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
