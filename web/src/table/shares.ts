/** What karmas add to a player's numbers. */

import type { Icon } from "../wire/Icon";
import type { Scene } from "../wire/Scene";
import { TEXTS } from "./texts";

/** The parts of a number that karmas add to: "2, and 3 from Fu Xi"; nothing where they add nothing. */
export function byKarmas(scene: Scene, player: number, of: "points" | "achievements" | Icon, all: number): string {
  const shares = (scene.shares?.[player] ?? []).filter((share) => (share.of === "icon" ? share.icon : share.of) === of);
  if (shares.length === 0) return "";
  const others = all - shares.reduce((sum, { more }) => sum + more, 0);
  return TEXTS.plate.parts(others, shares);
}
