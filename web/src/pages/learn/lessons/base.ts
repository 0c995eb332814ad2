/** The five minutes: draw, meld, dogma, share, demand, splay, achieve. */

import type { Lesson } from "../lesson";

const BASE = { course: "base", edition: "third", sets: ["base"] } satisfies Partial<Lesson>;

export const BASE_LESSONS: Lesson[] = [
  {
    ...BASE,
    id: "draw-and-meld",
    title: "Draw and meld",
    about: "Get a card, and put it to work.",
    table: [{ hand: [], board: { yellow: { cards: ["Agriculture"] } } }, { board: { blue: { cards: ["Writing"] } } }],
    decks: { base: { 1: ["The Wheel", "Sailing"] } },
    steps: [
      {
        text: "Your turn: two actions. Your board has one card, Agriculture, and your hand is empty. Draw a card. Your highest top card is age 1, so that is the age you draw from.",
        choose: ["draw"],
        goal: { event: "moved", verb: "draw", by: 0 },
      },
      {
        text: "It’s The Wheel, with three castles. Cards in your hand don’t do anything yet. Meld it: put it on your board, where its icons count and its effect can be used.",
        choose: ["meld The Wheel"],
        goal: { event: "moved", verb: "meld", by: 0, card: "The Wheel" },
      },
    ],
    learnt: "A turn is two actions. Draw takes a card of your highest age; Meld puts a card from your hand on its color’s stack.",
    chapter: "turn",
  },
  {
    ...BASE,
    id: "dogma",
    title: "Use a card",
    about: "Dogma: do what a top card says.",
    table: [
      { hand: [], board: { green: { cards: ["The Wheel"] }, yellow: { cards: ["Agriculture"] } } },
      { board: { blue: { cards: ["Writing"] } } },
    ],
    decks: { base: { 1: ["Sailing", "Archery"], 2: ["Calendar"] } },
    steps: [
      {
        text: "Two of your cards are on top of their stacks, so both can be used. Use The Wheel: it draws you two cards with one action.",
        choose: ["dogma The Wheel"],
        goal: { event: "dogma", player: 0, card: "The Wheel" },
      },
      {
        text: "Two cards for one action: effects beat plain drawing. Now use Agriculture, which turns a card from your hand into points.",
        choose: ["dogma Agriculture"],
        goal: { event: "dogma", player: 0, card: "Agriculture" },
      },
      {
        text: "Effects may ask you something. Pick the card to return; Agriculture then draws a card one age higher and scores it.",
        choose: ["card *"],
        goal: { event: "moved", verb: "score", by: 0 },
      },
    ],
    learnt: "Only top cards can be used. A scored card lies face down in your score pile and is worth its age in points.",
    chapter: "dogma",
  },
  {
    ...BASE,
    id: "sharing",
    title: "Sharing",
    about: "Others join in if they show enough of an icon.",
    table: [
      { hand: ["Philosophy"], board: { blue: { cards: ["Writing"] } } },
      { hand: [], board: { blue: { cards: ["Tools"] } } },
    ],
    decks: { base: { 2: ["Calendar", "Currency", "Mapmaking"] } },
    steps: [
      {
        text: "Writing’s icon is the lightbulb: you show two, and so does the bot. Anyone who shows at least as many as you shares the effect, and goes first. Use Writing and watch what happens.",
        choose: ["dogma Writing"],
        goal: { event: "sharing-bonus", player: 0 },
      },
      {
        text: "The bot drew a 2 as well. Because sharing helped somebody, you drew one more card for free. Now meld Philosophy: with five lightbulbs to two, nobody will share your lightbulb cards.",
        choose: ["meld Philosophy"],
        goal: { event: "moved", verb: "meld", by: 0, card: "Philosophy" },
      },
    ],
    learnt:
      "Look at the icon in front of an effect. Anyone with at least as many shares it; if that changed anything, you draw a card.",
    chapter: "sharing",
  },
  {
    ...BASE,
    id: "demands",
    title: "Demands",
    about: "Take things from those who show fewer icons.",
    table: [
      { hand: [], board: { red: { cards: ["Archery"] }, green: { cards: ["The Wheel"] } } },
      { hand: ["Philosophy"], board: { blue: { cards: ["Writing"] }, yellow: { cards: ["Agriculture"] } } },
    ],
    decks: { base: { 1: ["Clothing", "Pottery"] } },
    steps: [
      {
        text: "Archery demands: it hits everybody who shows fewer castles than you. You show five, the bot none. It must draw a 1 and hand you its highest card. Use Archery.",
        choose: ["dogma Archery"],
        goal: { event: "moved", verb: "transfer", by: 1 },
      },
      {
        text: "Philosophy was its best card, and now it is yours. Meld it before anybody takes it back.",
        choose: ["meld Philosophy"],
        goal: { event: "moved", verb: "meld", by: 0, card: "Philosophy" },
      },
    ],
    learnt: "Icons are both sword and shield: having more lets you make demands, and having as many protects you.",
    chapter: "demands",
  },
  {
    ...BASE,
    id: "splaying",
    title: "Splaying",
    about: "Fan out a stack so that covered icons count.",
    table: [
      {
        hand: ["Currency"],
        board: { purple: { cards: ["Philosophy"] }, blue: { cards: ["Writing", "Tools", "Pottery"] } },
      },
      { board: { green: { cards: ["The Wheel"] } } },
    ],
    steps: [
      {
        text: "Your blue stack has three cards, but only the top one shows its icons. Philosophy can splay a color left. Use it.",
        choose: ["dogma Philosophy"],
        goal: { event: "dogma", player: 0, card: "Philosophy" },
      },
      {
        text: "Choose blue. The cards underneath peek out on the right, and the icon in that corner of each counts from now on.",
        choose: ["color blue"],
        goal: { event: "splayed", by: 0, color: "blue", splay: "left" },
      },
      {
        text: "You gained a castle and a leaf without playing a card. Philosophy’s second effect scores a card from your hand: score Currency.",
        choose: ["card Currency"],
        goal: { event: "moved", verb: "score", by: 0 },
      },
    ],
    learnt: "Left shows one icon of each covered card, right two, up three. Cards you add to the stack later join the fan.",
    chapter: "splay",
  },
  {
    ...BASE,
    id: "achievements",
    title: "Achievements",
    about: "What wins the game.",
    table: [
      {
        hand: [],
        score: ["Calendar", "Mathematics", "Currency", "Mapmaking", "Fermenting"],
        achievements: ["Monument", "Empire", "World"],
        board: { purple: { cards: ["Philosophy"] }, red: { cards: ["Archery"] } },
      },
      { board: { green: { cards: ["The Wheel"] } } },
    ],
    steps: [
      {
        text: "You have ten points and an age 2 top card. The age 1 achievement takes five points and a top card of age 1 or higher. Claim it: points are not spent.",
        choose: ["achieve 1"],
        goal: { event: "action", player: 0, kind: "achieve" },
      },
      {
        text: "The age 2 achievement takes ten points. You still have all ten, so claim that one too.",
        choose: ["achieve 2"],
        goal: { event: "action", player: 0, kind: "achieve" },
      },
    ],
    learnt:
      "An achievement takes five times its age in points, and a top card at least as high. You get special achievements automatically once you meet their condition. With two players, six achievements win: you are one short.",
    chapter: "achievements",
  },
];
