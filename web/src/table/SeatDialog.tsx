import { ICONS } from "../card";
import type { Scene } from "../wire/Scene";
import { useSay } from "../words/say";
import { Dialog } from "./Dialog";
import { Backs, PILES } from "./Plate";
import { byKarmas } from "./shares";
import { Totals } from "./Totals";

/** Everything that a player has beside the board. */
export function SeatDialog({
  scene,
  player,
  me,
  onClose,
}: {
  scene: Scene;
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
    </Dialog>
  );
}
