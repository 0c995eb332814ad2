import { ICONS } from "../card";
import type { Scene } from "../wire/Scene";
import type { Update } from "../wire/Update";
import { useSay } from "../words/say";
import { Dialog } from "./Dialog";
import { Manners } from "./Manners";
import { TEXTS } from "./manners";
import { Backs, isAway, PILES } from "./Plate";
import { byKarmas } from "./shares";
import { Totals } from "./Totals";

const date = new Intl.DateTimeFormat(undefined, { dateStyle: "long" });

/** Everything that a player has beside the board. */
export function SeatDialog({
  scene,
  update,
  player,
  me,
  onClose,
}: {
  scene: Scene;
  /** The game, where something can be done about the player. */
  update: Update | null;
  player: number;
  me: number | null;
  onClose: () => void;
}) {
  const say = useSay();
  const civilization = scene.table.players[player]!;
  const { points = 0 } = civilization;
  const achieved = scene.achieved[player] ?? 0;
  const parts = (of: Parameters<typeof byKarmas>[2], all: number) => {
    const parts = byKarmas(scene, player, of, all);
    return parts && ` (${parts})`;
  };
  const info = update?.game.seats[player];
  return (
    <Dialog title={player === me ? "What you have" : `What ${scene.names[player]} has`} onClose={onClose}>
      <p>
        {say`${achieved} of ${scene.needed} achievements${parts("achievements", achieved)}, `}
        {say`${points} points${parts("points", points)}`}
      </p>
      <Totals
        civilization={civilization}
        icons={ICONS.filter((icon) => scene.icons.includes(icon))}
        mine={false}
        parts={(icon, count) => byKarmas(scene, player, icon, count)}
      />
      {scene.icons.map((icon) => {
        const count = civilization.icons?.[icon] ?? 0;
        const unfolded = parts(icon, count);
        return unfolded && <p key={icon}>{`${icon}: ${count}${unfolded}`}</p>;
      })}
      <div className="seat-piles">
        {scene.piles.map((pile) => (
          <Backs
            key={pile}
            word={PILES[scene.vocabulary][pile]}
            zone={`shown:${pile}:${player}`}
            cards={civilization[pile] ?? []}
            named
          />
        ))}
      </div>
      {info?.away_until && isAway(info) && <p>{TEXTS.away(date.format(info.away_until))}</p>}
      {update && <Manners update={update} player={player} />}
    </Dialog>
  );
}
