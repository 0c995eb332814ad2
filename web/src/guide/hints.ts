/** What to say to somebody in their first game: a pure function of what is on the screen. */

import { isAction } from "../table/targets";
import type { Action } from "../wire/Action";
import type { Answer } from "../wire/Answer";
import type { Role } from "../wire/Role";
import type { Scene } from "../wire/Scene";
import type { Standing } from "../wire/Standing";
import { ACTIONS } from "../wire/vocabularies";
import { type Say, sayIn } from "../words/say";

/** What a hint is about; each is shown until it has been read, and then never again. */
export type Topic =
  | "first-card"
  | "demanded"
  | "shared"
  | "choosing"
  | "achieve"
  | "actions"
  | "draw"
  | "meld"
  | "dogma"
  | "sharing"
  | "demand"
  | "splay"
  | "promotion"
  | "echo"
  | "endorse"
  | "city"
  | "forecast"
  | "bonus"
  | "score"
  | "waiting";

export interface Hint {
  topic: Topic;
  title: string;
  text: string;
  /** The chapter of the rules page that says more. */
  chapter: string;
}

/** Every topic, in the order in which they are looked for: what is happening now comes first. */
const TOPICS: { topic: Topic; fits: (look: Look) => boolean; say: (look: Look) => Omit<Hint, "topic"> }[] = [
  {
    topic: "first-card",
    fits: (look) => look.mine && look.settingUp,
    say: (look) => ({
      title: look.say`Your first card`,
      text: look.say`Everybody starts with two cards: put one on your board and keep the other in your hand. The player whose title comes first in the alphabet goes first.`,
      chapter: "setup",
    }),
  },
  {
    topic: "demanded",
    fits: (look) => look.mine && look.role === "victim",
    say: (look) => ({
      title: look.say`A demand reaches you`,
      text: look.say`You show fewer of the icon that ${look.source} features than the player who uses it, so you must do what it demands, as far as you can. You choose how.`,
      chapter: "demands",
    }),
  },
  {
    topic: "shared",
    fits: (look) => look.mine && look.role === "sharer",
    say: (look) => ({
      title: look.say`You share this effect`,
      text: look.say`You show at least as many of the icon that ${look.source} features, so you carry its effect out too, and before its owner. If you change anything by it, the owner draws a card afterwards.`,
      chapter: "sharing",
    }),
  },
  {
    topic: "splay",
    fits: (look) => look.mine && look.splaying,
    say: (look) => ({
      title: look.say`Splaying shows more icons`,
      text: look.say`A splayed stack is fanned out, so that the covered cards show some of their icons and these count too: one each to the left, two to the right, three upwards. Cards added later join the fan.`,
      chapter: "splay",
    }),
  },
  {
    topic: "promotion",
    fits: (look) => look.mine && look.promoting,
    say: (look) => ({
      title: look.say`You may promote a card`,
      text: look.say`After a Meld action you may also meld one card from your forecast that is not higher than the card you melded, and then use it at once, for free.`,
      chapter: "forecast",
    }),
  },
  {
    topic: "choosing",
    fits: (look) => look.mine && !look.acting && !look.settingUp,
    say: (look) => ({
      title: look.say`An effect asks you`,
      text: look.say`What you may choose glows. Everything a card says must be done as far as possible, unless it says “may”; then you can also decline.`,
      chapter: "dogma",
    }),
  },
  {
    topic: "achieve",
    fits: (look) => look.acting && look.scene.claimable.length > 0,
    say: (look) => ({
      title: look.say`You can claim an achievement`,
      text: look.say`You have the points and the top card for age ${look.scene.claimable.join(" or ")}. Claiming takes an action but costs no points. ${look.scene.needed} achievements win the game.`,
      chapter: "achievements",
    }),
  },
  {
    topic: "actions",
    fits: (look) => look.acting,
    say: (look) => ({
      title: look.say`Two actions a turn`,
      text: look.say`${look.actionList}, in any mix. ${look.scene.needed} achievements win; you need points and high cards to claim them. Begin by melding what is in your hand, and use what your cards can do.`,
      chapter: "turn",
    }),
  },
  {
    topic: "meld",
    fits: (look) => look.offers("meld"),
    say: (look) => ({
      title: look.say`${look.actions.meld}: put a card on your board`,
      text: look.say`It covers the stack of its color. Only top cards can be used, and only visible icons count, so look at what would be covered: hold or focus a card to see its icons before and after.`,
      chapter: "turn",
    }),
  },
  {
    topic: "dogma",
    fits: (look) => look.offers("dogma"),
    say: (look) => ({
      title: look.say`${look.actions.dogma}: use a top card`,
      text: look.say`All its effects happen in order. The icon beside them is the one that counts: before you commit, the table shows how many of it everybody has, and so who joins in.`,
      chapter: "dogma",
    }),
  },
  {
    topic: "echo",
    fits: (look) => look.acting && look.echoes(),
    say: (look) => ({
      title: look.say`Echo effects come first`,
      text: look.say`A dogma also carries out every echo effect that is visible in the stack, from the bottom card up, before the effects of the top card. Look at a dogma to see the whole list in order.`,
      chapter: "echo",
    }),
  },
  {
    topic: "endorse",
    fits: (look) => look.offers("endorse"),
    say: (look) => ({
      title: look.say`${look.actions.endorse}: a dogma, doubled`,
      text: look.say`A city on top of your board can endorse a card whose featured icon it bears. You tuck a card from your hand and carry out each effect twice; others share it once. It can be done once a turn.`,
      chapter: "endorse",
    }),
  },
  {
    topic: "city",
    fits: (look) => look.acting && look.scene.table.sets.includes("cities"),
    say: (look) => ({
      title: look.say`Cities are drawn for growth`,
      text: look.say`A new color by your ${look.actions.meld} action draws you a city, and so does each new splay, but none while you hold one. Its icons act only if you ${look.actions.meld.toLowerCase()} it with an action; look at it to see what they would do.`,
      chapter: "cities",
    }),
  },
  {
    topic: "forecast",
    fits: (look) => look.acting && look.forecast > 0,
    say: (look) => ({
      title: look.say`Your forecast`,
      text: look.say`Foreshadowed cards lie here face down; others see only their backs. Meld a card at least as high as one of them, and you may promote it to your board and use it for free.`,
      chapter: "forecast",
    }),
  },
  {
    topic: "bonus",
    fits: (look) => look.acting && look.bonuses > 0,
    say: (look) => ({
      title: look.say`Bonuses are points`,
      text: look.say`Visible bonuses count for your score: the highest in full, each other one point. They are worth ${look.bonuses} points now; cover them, and those points are gone.`,
      chapter: "bonus",
    }),
  },
  {
    topic: "sharing",
    fits: (look) => look.acting && look.others("shares"),
    say: (look) => ({
      title: look.say`Others may share your dogma`,
      text: look.say`Whoever shows at least as many of the card’s icon as you carries the effect out first. In return you draw a free card if it helped them at all. Sharing is not always bad.`,
      chapter: "sharing",
    }),
  },
  {
    topic: "demand",
    fits: (look) => look.acting && look.others("demanded"),
    say: (look) => ({
      title: look.say`You could demand something`,
      text: look.say`Effects that begin with a demand hit only opponents who show fewer of the card’s icon than you. More icons are both shield and sword.`,
      chapter: "demands",
    }),
  },
  {
    topic: "draw",
    fits: (look) => look.offers("draw"),
    say: (look) => ({
      title: look.say`${look.actions.draw}: your highest top card sets the age`,
      text:
        look.scene.draws === null
          ? look.say`A draw now would go past the last age, and that ends the game: the highest score wins.`
          : look.say`You would draw a ${look.scene.draws.age} now. A higher top card lets you draw from later ages, whose cards are stronger.`,
      chapter: "turn",
    }),
  },
  {
    topic: "score",
    fits: (look) => look.points > 0,
    say: (look) => ({
      title: look.say`You have points`,
      text: look.say`Scored cards lie face down and count their ages: ${look.points} so far. For the achievement of age 1 you need ${look.scene.prices[1] ?? 5} points and for that of age 2 ${look.scene.prices[2] ?? 10}, and a top card at least that high.`,
      chapter: "achievements",
    }),
  },
  {
    topic: "waiting",
    fits: (look) => !look.mine && look.scene.question !== null,
    say: (look) => ({
      title: look.say`The others are playing`,
      text: look.say`What they do is in the log, one line per action; unfold a line to see the details. You may be asked something even now, when you share an effect or a demand hits you.`,
      chapter: "dogma",
    }),
  },
];

/** The hint that fits best now, among those not read yet. */
export function hintFor(scene: Scene, seat: number | null, read: ReadonlySet<Topic>): Hint | null {
  if (seat === null || scene.question === null) return null;
  const look = new Look(scene, seat);
  const found = TOPICS.find(({ topic, fits }) => !read.has(topic) && fits(look));
  return found ? { topic: found.topic, ...found.say(look) } : null;
}

/** The scene with the questions that the hints ask of it. */
class Look {
  /** Says things in the words of the game. */
  readonly say: Say;
  readonly actions: Record<Action, string>;
  /** Whether the decision is ours. */
  readonly mine: boolean;
  /** Whether it is about the first card. */
  readonly settingUp: boolean;
  /** Whether it is an action of our own turn. */
  readonly acting: boolean;
  /** Whether it is about a direction, or about what to splay. */
  readonly splaying: boolean;
  /** Whether it is about a card of our forecast, after a Meld action. */
  readonly promoting: boolean;
  readonly answers: Answer[];
  readonly source: string;
  /** In which role we carry the effect out that asks. */
  readonly role: Role | null;
  readonly points: number;
  /** How many cards our forecast has. */
  readonly forecast: number;
  /** How many of our points come from bonuses. */
  readonly bonuses: number;

  constructor(
    readonly scene: Scene,
    readonly seat: number,
  ) {
    const question = scene.question;
    const me = scene.table.players[seat];
    this.say = sayIn(scene.vocabulary);
    this.actions = ACTIONS[scene.vocabulary];
    this.mine = question?.player === seat;
    this.answers = question?.answers ?? [];
    this.source = question?.source ?? "this card";
    this.settingUp = question?.kind === "first-card";
    this.acting = this.mine && isAction(question);
    this.splaying = question?.kind === "splay" || question?.kind === "direction";
    this.promoting = question?.kind === "promote";
    this.forecast = me?.forecast?.length ?? 0;
    this.bonuses = scene.bonus_points[seat] ?? 0;
    this.role = this.mine ? (question?.why?.role ?? null) : null;
    this.points = me?.points ?? 0;
  }

  /** All actions, as in "Draw, meld, dogma or achieve". */
  get actionList(): string {
    const { draw, meld, dogma, achieve } = this.actions;
    return `${draw}, ${meld.toLowerCase()}, ${dogma.toLowerCase()} or ${achieve.toLowerCase()}`;
  }

  /** Whether an action of this kind is among the answers. */
  offers(action: Action): boolean {
    return this.acting && this.answers.some(({ kind }) => kind === action);
  }

  /** Whether some dogma on offer would carry out an echo effect. */
  echoes(): boolean {
    return this.answers.some(({ notes }) =>
      notes.some((note) => note.note === "program" && note.parts.some(({ kind }) => kind === "echo")),
    );
  }

  /** Whether some dogma on offer would concern somebody else in this way. */
  others(standing: Standing): boolean {
    return this.answers.some(({ notes }) =>
      notes.some(
        (note) =>
          note.note === "dogma" && note.players.some((stake) => stake.player !== this.seat && stake.standing === standing),
      ),
    );
  }
}
