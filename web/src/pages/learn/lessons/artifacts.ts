/** What is new with Artifacts of History. */

import type { Lesson } from "../lesson";

const ARTIFACTS = { course: "artifacts", edition: "third", sets: ["base", "artifacts"] } satisfies Partial<Lesson>;

export const ARTIFACTS_LESSONS: Lesson[] = [
  {
    ...ARTIFACTS,
    id: "digging",
    title: "Digging",
    about: "Meld something old, and find something older.",
    table: [
      { hand: ["Pottery"], board: { blue: { cards: ["Writing"] }, green: { cards: ["The Wheel"] } } },
      { board: { yellow: { cards: ["Agriculture"] } } },
    ],
    decks: { artifacts: { 1: ["Sibidu Needle"] } },
    steps: [
      {
        text: "Pottery would cover Writing, which is the same age. A Meld action that covers a card of the same or a higher age digs up an Artifact of the covered card’s age. Meld Pottery.",
        choose: ["meld Pottery"],
        goal: { event: "moved", verb: "dig", by: 0 },
      },
    ],
    learnt:
      "You also dig if both cards have their pictures in the same corner. The Artifact goes on display, face up, and you can have only one there.",
    chapter: "artifacts",
  },
  {
    ...ARTIFACTS,
    id: "display",
    title: "The display, and compels",
    about: "A free dogma before your turn.",
    table: [
      { hand: [], display: ["Holmegaard Bows"], board: { green: { cards: ["The Wheel"] } } },
      { hand: [], board: { yellow: { cards: ["Agriculture"] }, purple: { cards: ["Mysticism"] } } },
    ],
    decks: { base: { 2: ["Calendar", "Currency", "Mapmaking"] } },
    steps: [
      {
        text: "Before your two actions you may use the card on display for free; its icons count as yours. Holmegaard Bows compels: that hits players who show at least as many leaves as you. The bot shows three to your two. Use it.",
        choose: ["dogma Holmegaard Bows"],
        goal: { event: "moved", verb: "transfer", by: 1 },
      },
      {
        text: "The bot had to hand over Mysticism, and the Artifact went back to its deck. You still have both actions: meld Mysticism.",
        choose: ["meld Mysticism"],
        goal: { event: "moved", verb: "meld", by: 0, card: "Mysticism" },
      },
    ],
    learnt:
      "A demand hits those who have fewer icons, a compel those who share. After its free dogma a displayed card is returned; you may also keep it there, return it, or meld it.",
    chapter: "artifacts",
  },
  {
    ...ARTIFACTS,
    id: "relics",
    title: "Relics",
    about: "Five prizes that change hands.",
    table: [
      { hand: ["Paper"], board: { green: { cards: ["Compass"] }, blue: { cards: ["Writing"] } } },
      { achievements: ["Timbuktu"], board: { yellow: { cards: ["Agriculture"] } } },
    ],
    decks: { artifacts: { 3: ["Excalibur"] } },
    steps: [
      {
        text: "Relics lie face up beside the decks of ages 3 to 7 until somebody seizes them. The bot has Timbuktu, the age 3 Relic, and it counts as an achievement. Dig at age 3: meld Paper onto Compass.",
        choose: ["meld Paper"],
        goal: { event: "moved", verb: "dig", by: 0 },
      },
      {
        text: "You dug up an age 3 Artifact, so you may seize the age 3 Relic, even from the bot. Take Timbuktu into your achievements.",
        choose: ["option 1"],
        goal: { event: "moved", verb: "seize", by: 0 },
      },
    ],
    learnt:
      "When you dig at a Relic’s age, you may seize it, whether it lies beside its deck or among somebody’s achievements. If its set is in play, you may take it into your hand instead.",
    chapter: "artifacts",
  },
];
