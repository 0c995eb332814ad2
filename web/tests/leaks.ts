/** Who may know which card, told apart from what the server says anybody sees. */

import type { APIRequestContext } from "@playwright/test";
import type { CardInfo } from "../src/wire/CardInfo";
import type { Frame } from "../src/wire/Frame";
import type { Scene } from "../src/wire/Scene";
import type { Shown } from "../src/wire/Shown";
import type { ZoneKind } from "../src/wire/ZoneKind";

/** A message, of which game it is if it says so, and after how many moves of it. */
export interface Heard {
  text: string;
  game: string | null;
  moves: number;
}

const title = (card: Shown) => (typeof card === "string" ? card : null);

/**
 * The titles that a seat may know after each number of moves, by where the cards really were: in its
 * own hand or score pile, on anybody's board, or shown. A spectator (null) has no hand. What
 * follows from that by elimination may be known, too.
 */
export function entitled(frames: readonly Frame[], seat: number | null, cards: readonly CardInfo[]): Set<string>[] {
  const found: Set<string>[] = [];
  let known = new Set<string>();
  for (const frame of frames) {
    known = new Set(known);
    const learn = (cards: readonly Shown[]) => {
      for (const card of cards) {
        const name = title(card);
        if (name) known.add(name);
      }
    };
    frame.scene.table.players.forEach((player, at) => {
      for (const stack of Object.values(player.board)) learn(stack?.cards ?? []);
      if (at === seat) learn([...player.hand, ...player.score]);
    });
    // Cards that came and went within a move.
    const open = (zone: ZoneKind) =>
      zone.zone === "board" || ((zone.zone === "hand" || zone.zone === "score") && zone.player === seat);
    for (const { told } of frame.log) {
      if (told.event === "moved" && (open(told.from) || open(told.to) || (told.verb === "draw" && told.by === seat)))
        learn([told.card]);
      if (told.event === "revealed" || told.event === "dogma" || told.event === "effect") learn([told.card]);
      // Who claims a card that they drew has seen it.
      if (told.event === "moved" && told.verb === "achieve" && told.from.zone === "deck" && told.by === seat) learn([told.card]);
    }
    for (const name of leftOver(known, cards, frame.scene)) known.add(name);
    found.push(known);
  }
  return found;
}

/**
 * The unseen cards of an age that can be told without having been seen: a single one, and several if
 * no other place is left for them than one hand, score pile or row of achievements.
 */
function leftOver(known: ReadonlySet<string>, cards: readonly CardInfo[], scene: Scene): string[] {
  const where = new Map<string, string>();
  const put = (place: string, held: readonly Shown[]) => {
    for (const card of held) where.set(title(card) ?? "", place);
  };
  put("available", scene.table.achievements ?? []);
  scene.table.players.forEach((player, at) => {
    put(`hand ${at}`, player.hand);
    put(`score ${at}`, player.score);
    put(`achievements ${at}`, player.achievements);
  });
  return [...new Set(cards.map((card) => card.age))].flatMap((age) => {
    const unseen = cards.filter((card) => card.age === age && !known.has(card.title)).map((card) => card.title);
    const places = new Set(unseen.map((name) => where.get(name) ?? "deck"));
    return unseen.length === 1 || (places.size === 1 && !places.has("deck")) ? unseen : [];
  });
}

/** A recorded game with everything open, after each number of moves. */
export async function allFrames(request: APIRequestContext, record: string): Promise<Frame[]> {
  const frames = [await frameAt(request, record, 0)];
  while (frames.length <= frames[0]!.of) frames.push(await frameAt(request, record, frames.length));
  return frames;
}

async function frameAt(request: APIRequestContext, record: string, moves: number): Promise<Frame> {
  const ask = () =>
    request.post("/api/replay", {
      headers: { "content-type": "application/json" },
      data: `{"record":${record},"moves":${moves},"seat":null}`,
    });
  let answer = await ask();
  // Nobody may look at so many places in a record at once; who waits a little may go on.
  for (let tries = 0; tries < 30 && answer.status() === 429; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    answer = await ask();
  }
  if (!answer.ok()) throw new Error(await answer.text());
  return (await answer.json()) as Frame;
}

/** The titles in each message that its reader was not entitled to yet. */
export function leaks(heard: readonly Heard[], titles: readonly string[], known: readonly Set<string>[]): string[] {
  const found: string[] = [];
  // Who reads of Machine Tools has not read of Tools.
  const longer = new Map(titles.map((name) => [name, titles.filter((other) => other !== name && other.includes(name))]));
  for (const { text: whole, moves } of heard) {
    const here = known[Math.min(moves, known.length - 1)] ?? new Set<string>();
    for (const name of titles) {
      const text = (longer.get(name) ?? []).reduce((rest, other) => rest.replaceAll(other, ""), whole);
      if (!here.has(name) && mentions(text, name)) found.push(`${name} after ${moves} moves: ${around(text, name)}`);
    }
  }
  return found;
}

/** Whether a title stands in a text as a whole. */
function mentions(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const before = text[at - 1] ?? " ";
    const after = text[at + name.length] ?? " ";
    if (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after)) return true;
  }
  return false;
}

const around = (text: string, name: string) =>
  text.slice(Math.max(0, text.indexOf(name) - 60), text.indexOf(name) + name.length + 40);
