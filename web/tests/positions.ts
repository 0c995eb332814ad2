/** Games that begin from a table laid out by hand, so that what is to be seen is sure to be there. */

import type { Chair } from "../src/wire/Chair";
import type { Civilization } from "../src/wire/Civilization";
import type { NewGame } from "../src/wire/NewGame";
import type { Set as CardSet } from "../src/wire/Set";
import { expect, type Player } from "./fixtures";

/** A game in which the first player is to act; the others are beginners' bots unless seats are given. */
export async function beginAt(player: Player, players: Partial<Civilization>[], sets: CardSet[], more: Partial<NewGame> = {}) {
  const names = players.map((_, i) => (i === 0 ? "Ada" : `Player ${i + 1}`));
  const seats =
    more.seats ?? players.map((_, i): Chair => (i === 0 ? { who: "me", name: "Ada" } : { who: "bot", level: "beginner" }));
  const { edition = "third", options = {} } = more;
  const position = {
    edition,
    sets,
    decks: {},
    options,
    turn: { seat: 0, actions: 2, number: 5 },
    players: players.map((one, i) => ({ name: names[i], hand: [], score: [], achievements: [], board: {}, ...one })),
  };
  const record = {
    format: "splay-record/1",
    rules: "splay-rules/5",
    edition,
    sets,
    players: names,
    options,
    seed: 7,
    position,
    choices: [],
    outcome: null,
  };
  const game = {
    edition,
    sets,
    teams: [],
    options,
    pace: "live",
    allowance: null,
    listed: false,
    hints: true,
    ...more,
    seats,
    from: { record, moves: 0 },
  };
  const made = await player.context.request.post("/api/games", {
    headers: { origin: player.address },
    data: game,
  });
  expect(made.ok(), await made.text()).toBe(true);
  await player.page.goto(`/game/${((await made.json()) as { game: string }).game}`);
  await player.myDecision();
}
