/** Who sits there, how they stand, and what they hold. */

import { Crest, ICONS, useCard } from "../card";
import type { Pile } from "../wire/Pile";
import type { SeatInfo } from "../wire/SeatInfo";
import type { Shown } from "../wire/Shown";
import { useSay } from "../words/say";
import { faceDown } from "./backs";
import { useTarget } from "./Choosing";
import { Sign } from "./glyphs";
import { Mini } from "./Mini";
import type { SeatProps } from "./SeatRow";
import { byKarmas } from "./shares";
import { Totals } from "./Totals";
import { TEXTS } from "./texts";
import { rem } from "./useMedia";

const PLATE = TEXTS.plate;

interface PlateProps extends SeatProps {
  height: number;
  folded: boolean;
  onUnfold?: (() => void) | undefined;
  onOpen: () => void;
}

/** From which heights on a plate is large, and has rows of backs, where type is as large as usual. */
const USUAL = 15;
const LARGE = 136;
const BACKS = 190;

export function Plate(props: PlateProps) {
  const { scene, player, me, folded, onUnfold, onOpen } = props;
  const height = (props.height * USUAL) / rem();
  const say = useSay();
  const civilization = scene.table.players[player]!;
  const target = useTarget(`player:${player}`);
  const large = !folded && height >= LARGE;
  const piles = shownPiles(props);
  // One's own forecast is shown by its titles where there is room.
  const named = player === me && backsFit(props, piles, height, "forecast") ? "forecast" : null;
  const name = scene.names[player] ?? TEXTS.somebody;
  return (
    <div className={`plate${large ? " large" : ""}`}>
      <div className={`plate-who${target.className}`} {...target.props}>
        <Crest seat={player} className={scene.table.turn.seat === player && scene.question !== null ? "turn" : ""} />
        <span className="plate-name">
          <b title={name}>{props.shortName}</b>
          {large && <Doing {...props} />}
        </span>
        {(folded || large) && <Standing {...props} />}
      </div>
      {large && <Pips {...props} />}
      {!folded && (
        <Totals
          civilization={civilization}
          {...(props.before && { before: props.before[player]! })}
          icons={ICONS.filter((icon) => scene.icons.includes(icon))}
          mine={player === me}
          compared={me !== null && player !== me ? scene.table.players[me]! : null}
          parts={(icon, count) => byKarmas(scene, player, icon, count)}
        />
      )}
      {!folded &&
        (height >= BACKS && backsFit(props, piles, height, null) ? (
          <div className="plate-piles">
            {piles.map((pile) => (
              <Backs
                key={pile}
                word={PLATE.piles[scene.vocabulary][pile]}
                zone={`${pile}:${player}`}
                cards={civilization[pile] ?? []}
                named={pile === named}
                at={{ seat: player, pile }}
              />
            ))}
          </div>
        ) : (
          <button type="button" className="plate-counts" onClick={onOpen}>
            <span className="unseen">{PLATE.has(say, name)}</span>
            {!large && <Standing {...props} />}
            {piles.map((pile) => (
              <Count
                key={pile}
                pile={pile}
                word={PLATE.piles[scene.vocabulary][pile]}
                zone={`${pile}:${player}`}
                count={civilization[pile]?.length ?? 0}
              />
            ))}
          </button>
        ))}
      {folded && onUnfold && (
        <button type="button" className="plate-unfold" onClick={onUnfold} aria-label={TEXTS.unfold(name)} aria-expanded={false}>
          ▾
        </button>
      )}
    </div>
  );
}

/** The piles that stand on a plate; the hand of the one who looks is shown in full, and what was won as pips. */
function shownPiles({ scene, handed }: SeatProps): Pile[] {
  return scene.piles.filter((pile) => pile !== "achievements" && !(pile === "hand" && handed));
}

/** Whether rows of backs have room in a plate of this height; cards with their names take a line each. */
function backsFit({ scene, player }: SeatProps, piles: readonly Pile[], height: number, named: Pile | null): boolean {
  const civilization = scene.table.players[player]!;
  const size = (pile: Pile) => civilization[pile]?.length ?? 0;
  const lines = piles.reduce((sum, pile) => sum + Math.max(1, pile === named ? size(pile) : Math.ceil(size(pile) / 5)), 0);
  // More than seven pips take a second line.
  return (scene.needed > 7 ? 142 : 118) + lines * 26 <= height;
}

/** Whether somebody has said to be away. */
export const isAway = (info: SeatInfo, now = Date.now()) => info.away_until !== null && info.away_until > now;

/** What they are doing, or who plays for them. */
export function Doing({ scene, player, me, info, deciding }: SeatProps) {
  const civilization = scene.table.players[player]!;
  const acting = scene.table.turn.seat === player && scene.question !== null;
  const actions = scene.table.turn.actions;
  const words = civilization.out
    ? PLATE.out
    : info?.replaced
      ? PLATE.replaced
      : info && !info.bot && !info.present && !info.mine
        ? isAway(info)
          ? PLATE.vacation
          : PLATE.away
        : acting
          ? actions > 0
            ? PLATE.actions(actions)
            : player === me
              ? PLATE.yourTurn
              : PLATE.turn
          : deciding
            ? PLATE.decides
            : player === me
              ? PLATE.you
              : info?.bot
                ? PLATE.bot(info.bot)
                : "";
  return <small>{words}</small>;
}

/** Achievements and points. */
export function Standing({ scene, player }: SeatProps) {
  const say = useSay();
  const { points = 0 } = scene.table.players[player]!;
  const bonus = scene.bonus_points[player] ?? 0;
  const emblems = scene.emblems?.[player] ?? 0;
  const achieved = scene.achieved[player] ?? 0;
  const won = byKarmas(scene, player, "achievements", achieved);
  const scored = byKarmas(scene, player, "points", points);
  return (
    <span className="score-line">
      <span className={won ? "unfolds" : undefined} title={PLATE.achievements(say, achieved, scene.needed, emblems, won)}>
        <Sign of="star" />
        {scene.achieved[player]}
        <small>/{scene.needed}</small>
        <span className="unseen">{PLATE.achievementsAfter(say, won)}</span>
      </span>
      <span className={scored ? "unfolds" : undefined} title={PLATE.pointsMade(say, points, bonus, scored)}>
        {points}
        <small>{PLATE.points[scene.vocabulary]}</small>
        {scored && <span className="unseen">{PLATE.by(scored)}</span>}
      </span>
    </span>
  );
}

/** What was won, as filled places among those that win: what lies there, then the flags and fountains that count. */
function Pips({ scene, player }: SeatProps) {
  const { achievements } = scene.table.players[player]!;
  const left = Math.max(0, scene.needed - (scene.achieved[player] ?? 0));
  return (
    <div className="pips" data-zone={`achievements:${player}`}>
      {achievements.map((card, n) => (
        <Won key={n} card={card} />
      ))}
      {Array.from({ length: scene.emblems?.[player] ?? 0 }, (_, n) => (
        <b key={n} className="pip on passing" title={PLATE.emblemWhat}>
          <Sign of="flag" />
          <span className="unseen">{PLATE.emblem}</span>
        </b>
      ))}
      {Array.from({ length: Math.min(left, 8) }, (_, n) => (
        <i key={n} className="pip" />
      ))}
    </div>
  );
}

function Won({ card }: { card: Shown }) {
  const back = faceDown(card);
  const info = useCard(typeof card === "string" ? card : null);
  return (
    <b
      className="pip on"
      title={typeof card === "string" ? card : undefined}
      data-card={typeof card === "string" ? card : undefined}
      data-age={back?.age}
    >
      {back ? back.age : info?.relic ? <Sign of="relic" /> : "★"}
    </b>
  );
}

function Count({ pile, word, zone, count }: { pile: Pile; word: string; zone: string; count: number }) {
  return (
    <span data-zone={zone} title={PLATE.count(pile, count)}>
      <Sign of={pile} />
      <span className="unseen">{word} </span>
      <b>{count}</b>
    </span>
  );
}

interface BacksProps {
  word: string;
  zone: string;
  cards: readonly Shown[];
  named: boolean;
  /** Whose pile it is, where it lies on the table: then its cards are read on the stage. */
  at?: { seat: number; pile: Pile };
}

/** A row of small cards. The place of each among them is how a hidden one is chosen. */
export function Backs({ word, zone, cards, named, at }: BacksProps) {
  return (
    <div className="backs" data-zone={zone} role="group" aria-label={TEXTS.pile(word, cards.length)}>
      <small>{word}</small>
      {cards.map((card, n) => (
        <Mini key={n} card={card} place={`${zone}:${n + 1}`} named={named} at={at} />
      ))}
      {cards.length === 0 && <small className="zero">{TEXTS.none}</small>}
    </div>
  );
}
