/** What is new with Echoes of the Past. */

import type { Lesson } from "../lesson";

const ECHOES = { course: "echoes", edition: "third", sets: ["base", "echoes"] } satisfies Partial<Lesson>;

export const ECHOES_LESSONS: Lesson[] = [
  {
    ...ECHOES,
    id: "echo-effects",
    title: "Echo effects",
    about: "Covered cards can still speak.",
    table: [
      {
        hand: [],
        board: {
          yellow: { cards: ["Agriculture", "Chopsticks"], splay: "left" },
          blue: { cards: ["Writing", "Ruler"], splay: "left" },
        },
      },
      { board: { green: { cards: ["The Wheel"] } } },
    ],
    decks: { base: { 1: ["Sailing"], 2: ["Calendar", "Mapmaking"] }, echoes: { 1: ["Dice"], 2: ["Toothbrush"] } },
    steps: [
      {
        text: "Ruler lies under Writing, but blue is splayed left, so its echo effect is visible in the corner. When you use the top card of a stack, all visible echo effects of that stack happen first. Use Writing.",
        choose: ["dogma Writing"],
        goal: { event: "effect", player: 0, card: "Ruler", role: "actor" },
      },
      {
        text: "One action, two cards: first Ruler’s echo drew a 2, then Writing drew another. Now use Agriculture; Chopsticks, underneath it, echoes too.",
        choose: ["dogma Agriculture"],
        goal: { event: "effect", player: 0, card: "Chopsticks", role: "actor" },
      },
    ],
    learnt:
      "Echo effects run from the bottom of the stack to the top, before the top card’s own effects. Splaying makes them visible.",
    chapter: "echo",
  },
  {
    ...ECHOES,
    id: "forecast",
    title: "The forecast",
    about: "Set a card aside now, and use it for free later.",
    table: [{ hand: ["Paper"], board: { red: { cards: ["Bangle"] } } }, { board: { blue: { cards: ["Writing"] } } }],
    decks: { echoes: { 3: ["Novel"] }, base: { 3: ["Alchemy"] } },
    steps: [
      {
        text: "Bangle foreshadows: it draws a 3 and puts it face down into your forecast, where nobody else can touch it. That is two ages ahead of you. Use Bangle.",
        choose: ["dogma Bangle"],
        goal: { event: "moved", verb: "foreshadow", by: 0 },
      },
      {
        text: "Now meld Paper. It is age 3, so you may then promote a card of age 3 or lower from your forecast.",
        choose: ["meld Paper"],
        goal: { event: "moved", verb: "meld", by: 0, card: "Paper" },
      },
      {
        text: "Here is the offer. Promote the card: it goes to your board right away.",
        choose: ["card *"],
        goal: { event: "moved", verb: "promote", by: 0 },
      },
    ],
    learnt:
      "After you meld a card, you may promote one of the same age or lower from your forecast and use it at once, without spending an action.",
    chapter: "forecast",
  },
  {
    ...ECHOES,
    id: "bonuses",
    title: "Bonuses",
    about: "Points right on your board.",
    table: [{ hand: ["Puppet", "Soap"], board: { blue: { cards: ["Dice"] } } }, { board: { green: { cards: ["The Wheel"] } } }],
    steps: [
      {
        text: "The round number on Dice is a bonus: one point while it can be seen. Puppet has a bonus of 3. Meld it, and watch your points.",
        choose: ["meld Puppet"],
        goal: { event: "moved", verb: "meld", by: 0, card: "Puppet" },
      },
      {
        text: "Four points: your highest bonus counts in full, every other one counts 1. Meld Soap, with a bonus of 2, for one more point.",
        choose: ["meld Soap"],
        goal: { event: "moved", verb: "meld", by: 0, card: "Soap" },
      },
    ],
    learnt: "The highest visible bonus counts in full, every other one counts 1. Cover a bonus, and its points are gone.",
    chapter: "bonus",
  },
];
