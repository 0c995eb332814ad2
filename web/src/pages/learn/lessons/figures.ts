/** What is new with Figures in the Sand. */

import type { Lesson } from "../lesson";

const FIGURES = { course: "figures", edition: "third", sets: ["base", "figures"] } satisfies Partial<Lesson>;

export const FIGURES_LESSONS: Lesson[] = [
  {
    ...FIGURES,
    id: "karma",
    title: "Karma",
    about: "Figures change the rules while they stand.",
    table: [
      { hand: ["Tigernmas", "Writing", "Oars", "Clothing"], board: { yellow: { cards: ["Agriculture"] } } },
      { board: { green: { cards: ["The Wheel"] } } },
    ],
    decks: { base: { 1: ["Sailing", "Pottery"] } },
    steps: [
      {
        text: "Tigernmas is a Figure. His karma makes each card in your hand worth a point, and needs no action: it works as long as he is a top card. Meld Tigernmas, and watch your points.",
        choose: ["meld Tigernmas"],
        goal: { event: "moved", verb: "meld", by: 0, card: "Tigernmas" },
      },
      {
        text: "Three cards in hand, three points. His other line is an inspire effect. The Inspire action, once a turn, carries out the inspire effects visible in one color, for you alone, and then draws you a card. Inspire red.",
        choose: ["inspire red"],
        goal: { event: "action", player: 0, kind: "inspire" },
      },
    ],
    learnt:
      "You draw a Figure when others share your dogma, and when an opponent claims an achievement. Of several top Figures all but one fade at the end of an action: they are scored.",
    chapter: "figures",
  },
];
