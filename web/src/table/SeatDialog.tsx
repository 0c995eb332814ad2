import { ICONS } from "../card";
import type { Scene } from "../wire/Scene";
import type { Update } from "../wire/Update";
import { useSay } from "../words/say";
import { Dialog } from "./Dialog";
import { Manners } from "./Manners";
import { Backs, isAway } from "./Plate";
import { byKarmas } from "./shares";
import { Totals } from "./Totals";
import { TEXTS } from "./texts";

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
  const parts = (of: Parameters<typeof byKarmas>[2], all: number) => byKarmas(scene, player, of, all);
  const info = update?.game.seats[player];
  return (
    <Dialog
      title={player === me ? TEXTS.whatYouHave : TEXTS.whatTheyHave(scene.names[player] ?? TEXTS.somebody)}
      onClose={onClose}
    >
      <p>{TEXTS.seat.standing(say, achieved, scene.needed, parts("achievements", achieved), points, parts("points", points))}</p>
      <Totals civilization={civilization} icons={ICONS.filter((icon) => scene.icons.includes(icon))} mine={false} parts={parts} />
      {scene.icons.map((icon) => {
        const count = civilization.icons?.[icon] ?? 0;
        const unfolded = parts(icon, count);
        return unfolded && <p key={icon}>{TEXTS.seat.icon(icon, count, unfolded)}</p>;
      })}
      <div className="seat-piles">
        {scene.piles.map((pile) => (
          <Backs
            key={pile}
            word={TEXTS.plate.piles[scene.vocabulary][pile]}
            zone={`shown:${pile}:${player}`}
            cards={civilization[pile] ?? []}
            named
          />
        ))}
      </div>
      {info?.away_until && isAway(info) && <p>{TEXTS.plate.awayUntil(date.format(info.away_until))}</p>}
      {update && <Manners update={update} player={player} />}
    </Dialog>
  );
}
