import type { Player } from "./fixtures";

/** Lets a player see what happens at this pace; otherwise tests do not wait for it. */
export async function atPace(player: Player, pace: "slow" | "normal") {
  const written = JSON.stringify({ pace, confirm: "never", quick: false, sound: false, notify: false });
  await player.context.addInitScript((written) => localStorage.setItem("splay.table", written), written);
}
