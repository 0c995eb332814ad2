/** Why a game ended, by how much it was won, and in which order everybody stands. */

import type { Ending } from "../../wire/Ending";
import type { Line } from "../../wire/Line";
import type { Phrase } from "../../wire/Phrase";
import type { Scene } from "../../wire/Scene";
import { sayIn } from "../../words/say";
import { TEXTS } from "./texts";

/** How it ended, if the log tells it. */
export function endingOf(log: readonly Line[]): Ending | null {
  const told = log.at(-1)?.told;
  return told?.event === "ended" ? told.outcome : null;
}

/** The side of a player: partners win and lose together. */
const sideOf = (scene: Scene, seat: number) => scene.table.teams?.find((team) => team.includes(seat)) ?? [seat];

/** The points of a player's side. */
const pointsOf = (scene: Scene, seat: number) =>
  sideOf(scene, seat).reduce((sum, member) => sum + (scene.table.players[member]?.points ?? 0), 0);

/** What decided it, and how close it was. `me` are the reader's seats. */
export function reason(ending: Ending | null, scene: Scene, me: readonly number[] = []): Phrase {
  if (!ending) return [];
  const say = sayIn(scene.vocabulary);
  const name = (seat: number) => (me.includes(seat) ? TEXTS.you : (scene.names[seat] ?? ""));
  const won = (seat: number) => scene.winners.includes(seat);
  const ranked = standings(ending, scene);
  const best = ranked.find(won);
  const next = ranked.find((seat) => !won(seat));
  switch (ending.by) {
    case "achievements": {
      const has = (seat: number | undefined) =>
        seat === undefined ? "" : ` ${TEXTS.hasAchievements(name(seat), scene.achieved[seat] ?? 0)}`;
      return [TEXTS.byAchievements(say, scene.needed) + has(best) + has(next)];
    }
    case "score": {
      const points = (seat: number | undefined) => (seat === undefined ? 0 : pointsOf(scene, seat));
      const [most, less] = [points(best), points(next)];
      const by = most === less ? TEXTS.tied(say, most) : TEXTS.ahead(say, most, less, most - less);
      return [`${TEXTS.byScore(say)} ${by}`];
    }
    case "effect":
      return ending.card ? [{ is: "card", text: ending.card }, TEXTS.byCard(say)] : [TEXTS.byEffect];
    case "elimination":
      return [TEXTS.byElimination];
    case "draw":
      return [TEXTS.byDraw(say)];
  }
}

/** Everybody in the order that decided: winners first, then by what was counted first. */
export function standings(ending: Ending | null, scene: Scene): number[] {
  const won = (seat: number) => Number(scene.winners.includes(seat));
  const achieved = (seat: number) => scene.achieved[seat] ?? 0;
  const points = (seat: number) => pointsOf(scene, seat);
  const own = (seat: number) => scene.table.players[seat]?.points ?? 0;
  const [first, second] = ending?.by === "score" || ending?.by === "draw" ? [points, achieved] : [achieved, points];
  return scene.names
    .map((_, seat) => seat)
    .sort((a, b) => won(b) - won(a) || first(b) - first(a) || second(b) - second(a) || own(b) - own(a));
}
