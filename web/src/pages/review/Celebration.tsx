import { type CSSProperties, type ReactNode, useMemo } from "react";
import { CardFace, COLORS, ColorShape, Crest, Words } from "../../card";
import type { Ending } from "../../wire/Ending";
import type { Scene } from "../../wire/Scene";
import { sayIn } from "../../words/say";
import { listed } from "../words";
import { reason, standings } from "./ending";
import { nameOf, type People } from "./names";
import { TEXTS } from "./texts";

interface Props {
  scene: Scene;
  ending: Ending | null;
  people: People;
  /** How the headline is marked up. */
  level: "h1" | "h2";
  children: ReactNode;
}

/** Who won: in one line, as a sentence for a window's name. */
export function headline(scene: Scene, people: People): string {
  const { winners } = scene;
  if (winners.length === 0) return TEXTS.draw;
  if (winners.some((seat) => people.mine.includes(seat))) return winners.length > 1 ? TEXTS.youWinTogether : TEXTS.youWin;
  return TEXTS.wins(listed(winners.map((seat) => nameOf(people, seat))));
}

/** The end of a game, celebrated by the way it was won. */
export function Celebration({ scene, ending, people, level: Level, children }: Props) {
  const lead = scene.winners[0];
  const place = people.mine[0] === undefined ? -1 : standings(ending, scene).indexOf(people.mine[0]);
  const lost = place > 0 && scene.winners.length > 0 && !scene.winners.some((seat) => people.mine.includes(seat));
  const me = people.mine[0] ?? 0;
  return (
    <section className={`celebration${lead === undefined ? "" : ` seat-color-${lead}`}`}>
      {scene.winners.length > 0 && !lost && <Confetti />}
      <Trophy scene={scene} ending={ending} />
      <div className="celebration-words">
        <Level className="celebration-title">{headline(scene, people)}</Level>
        <p>
          <Words of={reason(ending, scene, people.mine)} />
        </p>
        {lost && (
          <p className="dim">
            {TEXTS.yourPlace(
              sayIn(scene.vocabulary),
              TEXTS.places[place] ?? `${place + 1}th`,
              scene.achieved[me] ?? 0,
              scene.table.players[me]?.points ?? 0,
            )}
          </p>
        )}
      </div>
      <div className="celebration-ways">{children}</div>
    </section>
  );
}

/** What the game was won by: the card, the medals, or the points. */
function Trophy({ scene, ending }: { scene: Scene; ending: Ending | null }) {
  const lead = scene.winners[0];
  if (ending?.by === "effect" && ending.card) {
    return (
      <div className="trophy by-card">
        <CardFace title={ending.card} form="tall" />
      </div>
    );
  }
  const count =
    lead === undefined
      ? null
      : ending?.by === "score"
        ? scene.table.players[lead]?.points
        : ending?.by === "achievements"
          ? scene.achieved[lead]
          : null;
  return (
    <div className="trophy" aria-hidden="true">
      <svg viewBox="0 0 100 100">
        {LEAVES.map((leaf, n) => (
          <ellipse
            key={n}
            cx="50"
            cy="9"
            rx="5"
            ry="10"
            transform={`rotate(${leaf} 50 50) rotate(${leaf > 180 ? -28 : 28} 50 9)`}
          />
        ))}
      </svg>
      {lead === undefined ? <b>=</b> : <Crest seat={lead} />}
      {count != null && <small className="trophy-count">{count}</small>}
    </div>
  );
}

/** A wreath is open at the top. */
const LEAVES = Array.from({ length: 8 }, (_, n) => [32 + n * 18, 328 - n * 18]).flat();

const PIECES = 44;

/** The five shapes of the colors, falling once. Where nothing shall move they lie where they fell. */
function Confetti() {
  const pieces = useMemo(
    () =>
      Array.from({ length: PIECES }, (_, n) => ({
        color: COLORS[n % COLORS.length]!,
        style: {
          // Scattered, and the same every time.
          left: `${(n * 61.8) % 100}%`,
          top: `${(n * 37.3) % 92}%`,
          rotate: `${(n * 137) % 360}deg`,
          scale: String(0.6 + ((n * 29) % 60) / 100),
          animationDelay: `${(n * 53) % 700}ms`,
        } as CSSProperties,
      })),
    [],
  );
  return (
    <div className="confetti" aria-hidden="true">
      {pieces.map(({ color, style }, n) => (
        <span key={n} style={style} className={`confetto of-${color}`}>
          <ColorShape color={color} />
        </span>
      ))}
    </div>
  );
}
