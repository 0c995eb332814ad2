/** What is new with Cities of Destiny. */

import type { Lesson } from "../lesson";

const CITIES = { course: "cities", edition: "third", sets: ["base", "cities"] } satisfies Partial<Lesson>;

export const CITIES_LESSONS: Lesson[] = [
  {
    ...CITIES,
    id: "founding-cities",
    title: "Founding cities",
    about: "New colors bring you cities.",
    table: [{ hand: ["Writing"], board: { green: { cards: ["The Wheel"] } } }, { board: { yellow: { cards: ["Agriculture"] } } }],
    decks: { cities: { 1: ["Athens", "Uruk"] }, base: { 2: ["Calendar"] } },
    steps: [
      {
        text: "You have no blue cards yet. When a Meld action gives your board a new color, you draw a city of your highest age, unless you hold one already. Meld Writing.",
        choose: ["meld Writing"],
        goal: { event: "moved", verb: "draw", by: 0, card: "Athens" },
      },
      {
        text: "Athens is a city: it has no effects, but five icons. Its plus takes effect when you meld the city, and draws you a card one age higher. Meld Athens.",
        choose: ["meld Athens"],
        goal: { event: "moved", verb: "meld", by: 0, card: "Athens" },
      },
    ],
    learnt:
      "Cities come with new colors and new splays, one at a time. Plus, arrow and search icons take effect when you meld the city with an action; flags and fountains count as achievements while they are visible.",
    chapter: "cities",
  },
  {
    ...CITIES,
    id: "endorsing",
    title: "Endorsing",
    about: "Use a card twice with one action.",
    table: [
      { hand: ["Oars"], board: { green: { cards: ["The Wheel"] }, blue: { cards: ["Yin"] } } },
      { board: { yellow: { cards: ["Agriculture"] } } },
    ],
    decks: { base: { 1: ["Clothing", "Pottery", "Masonry", "Tools"] } },
    steps: [
      {
        text: "The Wheel’s icon is the castle, and your top city Yin shows castles: you can endorse The Wheel. It takes an action and a card from your hand, and you carry out the effect twice. Endorse The Wheel.",
        choose: ["endorse The Wheel", "card *"],
        goal: { event: "moved", verb: "tuck", by: 0 },
      },
      {
        text: "Oars is tucked away, and The Wheel drew you two cards, twice. You can endorse once a turn. Use your other action for a plain draw.",
        choose: ["draw"],
        goal: { event: "action", player: 0, kind: "draw" },
      },
    ],
    learnt:
      "To endorse a card, tuck another that is not higher than a top city showing the card’s icon. Others share each effect once; you carry it out twice, and each demand is made twice.",
    chapter: "endorse",
  },
];
