/** Why a game ended, and by how much it was won. */

import type { Ending } from "../wire/Ending";
import type { Line } from "../wire/Line";
import type { Phrase } from "../wire/Phrase";
import type { Scene } from "../wire/Scene";
import { sayIn } from "../words/say";

/** How it ended, if the log tells it. */
export function endingOf(log: readonly Line[]): Ending | null {
  const told = log.at(-1)?.told;
  return told?.event === "ended" ? told.outcome : null;
}

/** The sentence behind the result: what decided it, and how close it was. */
export function reason(ending: Ending | null, scene: Scene): Phrase {
  if (!ending) return [];
  const say = sayIn(scene.vocabulary);
  const names = scene.names;
  const won = (seat: number) => scene.winners.includes(seat);
  /** The winners' best against the best of the others. */
  const compare = (of: (seat: number) => number) => {
    const winners = names.flatMap((_, seat) => (won(seat) ? [of(seat)] : []));
    const others = names.flatMap((name, seat) => (won(seat) ? [] : [{ name, has: of(seat) }])).sort((a, b) => b.has - a.has);
    return { best: Math.max(0, ...winners), next: others[0] };
  };
  // Partners add up.
  const side = (seat: number) => scene.table.teams?.find((team) => team.includes(seat)) ?? [seat];
  const points = (seat: number) => side(seat).reduce((sum, member) => sum + (scene.table.players[member]?.points ?? 0), 0);
  switch (ending.by) {
    case "achievements": {
      const { best, next } = compare((seat) => scene.achieved[seat] ?? 0);
      return [say`${scene.needed} achievements were needed: ${best}${next ? `, and ${next.name} had ${next.has}` : ""}.`];
    }
    case "score": {
      const { best, next } = compare(points);
      if (!next) return [say`A card would have been drawn beyond the last age, and points decided.`];
      const gap = best - next.has;
      const close =
        gap === 0
          ? say`equal points, and more achievements decided`
          : gap === 1
            ? say`1 point ahead of ${next.name}`
            : say`${gap} points ahead of ${next.name}`;
      return [say`A card would have been drawn beyond the last age, and points decided: ${best} to ${next.has}, ${close}.`];
    }
    case "effect":
      return ending.card
        ? [{ is: "card", text: ending.card }, say` decided it, whatever the achievements and points.`]
        : ["An effect decided it."];
    case "elimination":
      return ["Nobody else was left in the game."];
    case "draw":
      return [say`Points and achievements were equal.`];
  }
}
