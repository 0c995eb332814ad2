import { ICONS } from "../card";
import type { Scene } from "../wire/Scene";
import { useSay } from "../words/say";
import { Dialog } from "./Dialog";
import { Backs, PILES } from "./Plate";
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
  return (
    <Dialog title={player === me ? "What you have" : `What ${scene.names[player]} has`} onClose={onClose}>
      <p>{say`${scene.achieved[player] ?? 0} of ${scene.needed} achievements, ${civilization.points ?? 0} points`}</p>
      <Totals civilization={civilization} icons={ICONS.filter((icon) => scene.icons.includes(icon))} mine={false} />
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
