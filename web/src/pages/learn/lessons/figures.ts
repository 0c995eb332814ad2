/** What is new with Figures in the Sand. */

import type { Lesson } from "../lesson";

const FIGURES = { course: "figures", edition: "third", sets: ["base", "figures"] } satisfies Partial<Lesson>;

export const FIGURES_LESSONS: Lesson[] = [
  {
    ...FIGURES,
    id: "karma",
    title: "Karma",
    about: "Figures change the rules while they are on top.",
    table: [
      { hand: ["Tigernmas", "Writing", "Oars", "Clothing"], board: { yellow: { cards: ["Agriculture"] } } },
      { board: { green: { cards: ["The Wheel"] } } },
    ],
    decks: { base: { 1: ["Sailing", "Pottery"] } },
    steps: [
      {
        text: "Tigernmas is a Figure. His karma makes each card in your hand worth a point, and needs no action: it works for as long as he is a top card. Meld Tigernmas, and watch your points.",
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
      "You draw a Figure when others share your dogma, and when an opponent claims an achievement. The log says what a karma has changed.",
    chapter: "karma",
  },
  {
    ...FIGURES,
    id: "would-karma",
    title: "If you would …",
    about: "A karma that steps in before something happens.",
    table: [
      { hand: ["Pottery", "Mathematics"], board: { green: { cards: ["Sargon of Akkad"] }, blue: { cards: ["Writing"] } } },
      { board: { yellow: { cards: ["Agriculture"] } } },
    ],
    steps: [
      {
        text: "Sargon of Akkad says: if you would meld a card onto a top card of the same value, tuck it instead. Writing is a 1, and so is Pottery. Meld Pottery, and see where it goes.",
        choose: ["meld Pottery"],
        goal: { event: "moved", verb: "tuck", by: 0, card: "Pottery" },
      },
      {
        text: "Pottery was tucked under Writing: the meld did not happen. The action is still spent. Mathematics is a 2, so Sargon lets it pass. Meld it.",
        choose: ["meld Mathematics"],
        goal: { event: "moved", verb: "meld", by: 0, card: "Mathematics" },
      },
    ],
    learnt:
      "“Instead” replaces what would have happened; “first” comes before it. If several karmas apply, the player whose turn it is picks one, and no karma sets off another.",
    chapter: "karma",
  },
  {
    ...FIGURES,
    id: "fading",
    title: "Fading",
    about: "Only one Figure can stay on top for long.",
    table: [
      { hand: ["Tigernmas"], board: { green: { cards: ["Sargon of Akkad"] } } },
      { board: { yellow: { cards: ["Agriculture"] } } },
    ],
    steps: [
      {
        text: "Sargon of Akkad is on top of your green stack. Tigernmas would be a second top Figure. Meld Tigernmas anyway.",
        choose: ["meld Tigernmas"],
        goal: { event: "moved", verb: "meld", by: 0, card: "Tigernmas" },
      },
      {
        text: "When an action ends, all your top Figures but one fade: you score them, and you choose which. Score either of the two.",
        choose: ["card *"],
        goal: { event: "moved", verb: "score", by: 0 },
      },
    ],
    learnt:
      "At the end of every action, players with several top Figures score all but one of them. Covered Figures do not fade: cover the one you want to keep.",
    chapter: "figures",
  },
  {
    ...FIGURES,
    id: "decrees",
    title: "Decrees",
    about: "A hand full of Figures wins an achievement.",
    table: [
      {
        hand: ["Sneferu", "Alexander the Great", "Alhazen"],
        board: { blue: { cards: ["Writing", "Tools", "Pottery"] }, green: { cards: ["The Wheel"] } },
      },
      { board: { yellow: { cards: ["Agriculture"] } } },
    ],
    steps: [
      {
        text: "You hold Figures of three different values: a 1, a 2 and a 3. That is enough for a Decree of any of their colors. In exchange, your whole hand leaves the game. Sneferu is yellow, and the yellow Decree is Expansion: issue it.",
        choose: ["decree Expansion"],
        goal: { event: "action", player: 0, kind: "decree" },
      },
      {
        text: "Expansion is your achievement now, and it has an effect: splay one of your colors up. Choose blue.",
        choose: ["color blue"],
        goal: { event: "splayed", by: 0, color: "blue", splay: "up" },
      },
    ],
    learnt:
      "If another player has the Decree, it only goes back to the table; issue it again to take it. With some Figures, any two Figures are enough for the Decree they name.",
    chapter: "decrees",
  },
];
