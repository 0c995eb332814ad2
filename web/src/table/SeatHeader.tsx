import type { Civilization } from "../wire/Civilization";
import type { Icon } from "../wire/Icon";
import type { Pile } from "../wire/Pile";
import type { Scene } from "../wire/Scene";
import type { SeatInfo } from "../wire/SeatInfo";
import type { Shown } from "../wire/Shown";
import type { Vocabulary } from "../wire/Vocabulary";
import { useSay } from "../words/say";
import { useTarget } from "./Choosing";
import { Mini } from "./Mini";
import { Totals } from "./Totals";

interface SeatHeaderProps {
  scene: Scene;
  player: number;
  info: SeatInfo | undefined;
  me: boolean;
  /** The one whose decision the game waits for. */
  deciding: boolean;
  before?: Civilization;
  icons: readonly Icon[];
  /** Leave the hand out, where it is shown in full. */
  handless: boolean;
}

/** Short words for points, and for the piles. */
const POINTS: Record<Vocabulary, string> = { asmadi: "pts", iello: "infl" };
const ASMADI: Record<Pile, string> = {
  hand: "hand",
  score: "score",
  achievements: "won",
  forecast: "forecast",
  display: "display",
  safe: "safe",
};
const PILES: Record<Vocabulary, Record<Pile, string>> = { asmadi: ASMADI, iello: { ...ASMADI, score: "influence" } };

/** Who sits there, how they stand, and what they hold. */
export function SeatHeader({ scene, player, info, me, deciding, before, icons, handless }: SeatHeaderProps) {
  const civilization = scene.table.players[player]!;
  const say = useSay();
  // What has been won comes last.
  const order = (pile: Pile) => Number(pile === "achievements");
  const piles = scene.piles.filter((pile) => !(handless && pile === "hand")).sort((a, b) => order(a) - order(b));
  const target = useTarget(`player:${player}`);
  const name = scene.names[player] ?? "somebody";
  const acting = scene.table.turn.seat === player && scene.question !== null;
  const actions = scene.table.turn.actions;
  return (
    <header className="seat-header">
      <div className={`seat-who${target.className}`} {...target.props}>
        <b className="seat-name">{me ? `${name} (you)` : name}</b>
        {info?.bot && !info.replaced && !name.toLowerCase().includes(info.bot) && <small className="tag">{info.bot} bot</small>}
        {info?.replaced && <small className="tag warn">bot plays</small>}
        {info && !info.bot && !info.present && !info.mine && <small className="tag warn">away</small>}
        {civilization.out && <small className="tag warn">out</small>}
        {acting && (
          <small className="tag turn">
            <span className="unseen">on turn, </span>
            {actions > 0 ? `${actions} action${actions === 1 ? "" : "s"}` : "on turn"}
          </small>
        )}
        {deciding && !me && (
          <small className="tag thinking" role="img" aria-label="decides now">
            <i />
            <i />
            <i />
          </small>
        )}
      </div>
      <div className="seat-standing">
        <span title={say`${scene.achieved[player] ?? 0} of ${scene.needed} achievements`}>
          <span aria-hidden="true">★</span>
          <b>
            {scene.achieved[player]}/{scene.needed}
          </b>
          <span className="unseen">{say` achievements`}</span>
        </span>
        <span
          title={say`${civilization.points ?? 0} points${scene.bonus_points[player] ? `, ${scene.bonus_points[player]} of them for bonuses` : ""}`}
        >
          <b>{civilization.points ?? 0}</b> <small>{POINTS[scene.vocabulary]}</small>
        </span>
      </div>
      {piles.map((pile) => (
        <Backs
          key={pile}
          word={PILES[scene.vocabulary][pile]}
          zone={`${pile}:${player}`}
          cards={civilization[pile] ?? []}
          named={me && pile === "forecast"}
        />
      ))}
      <Totals civilization={civilization} {...(before && { before })} icons={icons} mine={me} />
    </header>
  );
}

/** A row of small cards. The place of each among them is how a hidden one is chosen. */
function Backs({ word, zone, cards, named }: { word: string; zone: string; cards: readonly Shown[]; named: boolean }) {
  return (
    <div className="backs" data-zone={zone} role="group" aria-label={`${word}: ${cards.length} cards`}>
      <small>{word}</small>
      {cards.map((card, n) => (
        <Mini key={n} card={card} place={`${zone}:${n + 1}`} named={named} />
      ))}
      {cards.length === 0 && <small className="zero">–</small>}
    </div>
  );
}
