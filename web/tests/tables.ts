/** Tables as they lie at the opening, in the middle and late in a game, made of the cards that the server has. */

import type { Page } from "@playwright/test";
import type { CardInfo } from "../src/wire/CardInfo";
import type { Civilization } from "../src/wire/Civilization";
import type { Color } from "../src/wire/Color";
import type { ServerInfo } from "../src/wire/ServerInfo";
import type { Set as CardSet } from "../src/wire/Set";
import type { Splay } from "../src/wire/Splay";

export type Phase = "opening" | "mid" | "late" | "crowded";

interface Held {
  ages: [number, number];
  stacks: number[];
  hand: number;
  score: number;
  won: number;
  /** Where a set has them: cards foreshadowed, and whether there are cards on display, Decrees and Relics. */
  forecast: number;
  owned: boolean;
}

/** What a phase is like: which ages are in play, how high stacks are, and how many cards are held. */
const PHASES: Record<Phase, Held> = {
  opening: { ages: [1, 1], stacks: [1, 0, 0, 0, 0], hand: 2, score: 0, won: 0, forecast: 0, owned: false },
  mid: { ages: [1, 6], stacks: [3, 2, 4, 1, 2], hand: 6, score: 4, won: 1, forecast: 2, owned: false },
  late: { ages: [3, 10], stacks: [4, 3, 5, 4, 3], hand: 12, score: 9, won: 2, forecast: 4, owned: true },
  crowded: { ages: [1, 10], stacks: [5, 4, 3, 4, 5], hand: 25, score: 14, won: 3, forecast: 5, owned: true },
};

/** Relics lie beside the decks until they are seized: as achievements, or into a hand. */
const RELICS = ["Timbuktu", "Complex Numbers", "Newton-Wickins Telescope", "Ching Shih", "Safety Pin"];
/** Who owns which Decrees and Relics as achievements, by seat; a last Relic is in the first hand. */
const OWNED: { decrees: string[]; relics: string[] }[] = [
  { decrees: ["War", "Trade"], relics: ["Complex Numbers"] },
  { decrees: ["Rivalry"], relics: ["Timbuktu", "Ching Shih"] },
  { decrees: [], relics: [] },
  { decrees: ["Advancement"], relics: [] },
];
const IN_HAND = "Safety Pin";

const COLORS: readonly Color[] = ["red", "yellow", "green", "blue", "purple"];
const SPLAYS: readonly Splay[] = ["right", "left", "none", "up", "right", "none", "left"];

/** The cards of the third edition, and its sets. */
export interface Offered {
  cards: CardInfo[];
  sets: CardSet[];
}

let known: Promise<Offered> | undefined;

/** All servers of a run are one program, and offer the same. */
export function offered(page: Page): Promise<Offered> {
  known ??= ask(page);
  return known;
}

async function ask(page: Page): Promise<Offered> {
  const info = (await (await page.request.get("/api/info")).json()) as ServerInfo;
  const all = (await (await page.request.get("/api/cards")).json()) as Record<string, CardInfo[]>;
  const third = info.editions.find(({ edition }) => edition === "third");
  return { cards: all.third ?? [], sets: (third?.sets ?? []).map(({ set }) => set) };
}

/** Cards one after the other, each once. */
class Deal {
  private readonly left: CardInfo[];

  constructor(cards: readonly CardInfo[]) {
    // Mixed, and the same in every run: neighbors in the list go far apart.
    this.left = cards
      .map((card, n) => ({ card, at: (n * 7919) % 1009 }))
      .sort((a, b) => a.at - b.at)
      .map(({ card }) => card);
  }

  take(count: number, fits: (card: CardInfo) => boolean): string[] {
    const found: string[] = [];
    for (let at = 0; at < this.left.length && found.length < count; ) {
      const card = this.left[at];
      if (card && fits(card)) {
        found.push(card.title);
        this.left.splice(at, 1);
      } else at += 1;
    }
    return found;
  }
}

/** Everybody's cards in a phase. */
export function seated(
  { cards, sets }: Offered,
  phase: Phase,
  players: number,
  inPlay: CardSet[] = sets,
): Partial<Civilization>[] {
  const { ages, stacks, hand, score, won, forecast, owned } = PHASES[phase];
  const [low, high] = ages;
  const deal = new Deal(cards.filter((card) => inPlay.includes(card.set) && !RELICS.includes(card.title)));
  const within = (card: CardInfo) => card.age >= low && card.age <= high;
  const boards = Array.from({ length: players }, (_, seat) =>
    Object.fromEntries(
      COLORS.map((color, n) => {
        // The crowded table has one stack as high as they become.
        const tall = phase === "crowded" && seat === 0 && n === 3;
        const height = tall ? 30 : stacks[(n + seat) % stacks.length]!;
        const splay = height > 1 ? SPLAYS[(n + seat * 2) % SPLAYS.length]! : "none";
        return [color, { cards: deal.take(height, (card) => card.color === color && (tall || within(card))), splay }] as const;
      }).filter(([, stack]) => stack.cards.length > 0),
    ),
  );
  const has = (set: CardSet) => inPlay.includes(set);
  return boards.map((board, seat) => {
    const { decrees = [], relics = [] } = owned ? (OWNED[seat] ?? {}) : {};
    return {
      board,
      hand: [
        ...deal.take(seat === 0 ? hand : Math.min(hand, 6), within),
        ...(owned && seat === 0 && has("artifacts") ? [IN_HAND] : []),
      ],
      score: deal.take(Math.max(0, score - seat), within),
      achievements: [
        ...deal.take(seat < 3 ? won : 0, ({ age }) => age < 9),
        ...(has("figures") ? decrees : []),
        ...(has("artifacts") ? relics : []),
      ],
      ...(has("echoes") && { forecast: deal.take(Math.max(0, forecast - seat), within) }),
      ...(has("artifacts") && owned && seat % 2 === 1 && { display: deal.take(1, ({ set }) => set === "artifacts") }),
    };
  });
}
