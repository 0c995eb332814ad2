import type { Edition } from "../wire/Edition";
import type { Frame } from "../wire/Frame";
import type { Update } from "../wire/Update";
import { plain } from "../words/phrase";

/** Somebody of whom only the name is known. */
const NOBODY = { bot: null, present: true, replaced: false, mine: false, away_until: null, shun: null };

/** A recorded game at one place, as an update that `<Table still>` can show. */
export function updateOf(frame: Frame, edition: Edition, seat: number | null): Update {
  const { scene } = frame;
  const over = scene.question === null;
  return {
    game: {
      id: "",
      edition,
      sets: scene.table.sets,
      options: scene.table.options,
      teams: scene.table.teams ?? [],
      seats: scene.names.map((name, n) => ({ ...NOBODY, name, short_name: frame.short_names[n] ?? name })),
      status: over ? "over" : "running",
      pace: "live",
      allowance: null,
      listed: false,
      hints: false,
      created: 0,
      updated: 0,
      moves: frame.moves,
      deciding: scene.question?.player ?? null,
      turn: scene.table.turn.number ?? 0,
      result: plain(scene.result),
      winners: scene.winners,
      rematch: null,
      deal: frame.deal,
      arranged: false,
      bot_at: null,
    },
    version: 0,
    seat,
    number: frame.moves,
    scene,
    log: { from: 0, lines: frame.log },
    chat: { from: 0, lines: [] },
    talk: { open: false, mine: false, agreed: [], waiting: [] },
    take_back: "no",
    asked: null,
    deadline: null,
    now: 0,
    hurried: false,
    links: null,
  };
}
