/** What to say to somebody in their first game: a pure function of what is on the screen. */

import { isAction } from "../table/targets";
import type { Answer } from "../wire/Answer";
import type { Line } from "../wire/Line";
import type { Role } from "../wire/Role";
import type { Scene } from "../wire/Scene";
import type { Standing } from "../wire/Standing";

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
    say: () => ({
      title: "Your first card",
      text: "Everybody begins with two cards: put one on your board and keep the other in hand. Whose title comes first in the alphabet takes the first turn.",
      chapter: "setup",
    }),
  },
  {
    topic: "demanded",
    fits: (look) => look.mine && look.role === "victim",
    say: (look) => ({
      title: "A demand reaches you",
      text: `You show fewer of the icon that ${look.source} features than the player who uses it, so you must do what it demands, as far as you can. You choose how.`,
      chapter: "demands",
    }),
  },
  {
    topic: "shared",
    fits: (look) => look.mine && look.role === "sharer",
    say: (look) => ({
      title: "You share this effect",
      text: `You show at least as many of the icon that ${look.source} features, so you carry its effect out too, and before its owner. If you change anything by it, the owner draws a card afterwards.`,
      chapter: "sharing",
    }),
  },
  {
    topic: "splay",
    fits: (look) => look.mine && look.answers.some((answer) => answer.target.on === "splay" || /\bsplay/i.test(answer.text)),
    say: () => ({
      title: "Splaying shows more icons",
      text: "A splayed stack is fanned out, so that the covered cards show some of their icons and these count too: one each to the left, two to the right, three upwards. Cards added later join the fan.",
      chapter: "splay",
    }),
  },
  {
    topic: "promotion",
    fits: (look) => look.mine && look.promoting,
    say: () => ({
      title: "You may promote a card",
      text: "After a Meld action you may also meld one card from your forecast that is not higher than the card you melded, and then use it at once, for free.",
      chapter: "forecast",
    }),
  },
  {
    topic: "choosing",
    fits: (look) => look.mine && !look.acting && !look.settingUp,
    say: () => ({
      title: "An effect asks you",
      text: "What you may choose glows. Everything a card says must be done as far as possible, unless it says “may”; then you can also decline.",
      chapter: "dogma",
    }),
  },
  {
    topic: "achieve",
    fits: (look) => look.acting && look.scene.claimable.length > 0,
    say: (look) => ({
      title: "You can claim an achievement",
      text: `You have the points and the top card for age ${look.scene.claimable.join(" or ")}. Claiming takes an action but costs no points. ${look.scene.needed} achievements win the game.`,
      chapter: "achievements",
    }),
  },
  {
    topic: "actions",
    fits: (look) => look.acting,
    say: (look) => ({
      title: "Two actions a turn",
      text: `Draw, meld, dogma or achieve, in any mix. ${look.scene.needed} achievements win; you need points and high cards to claim them. Begin by melding what is in your hand, and use what your cards can do.`,
      chapter: "turn",
    }),
  },
  {
    topic: "meld",
    fits: (look) => look.offers("meld"),
    say: () => ({
      title: "Meld: put a card on your board",
      text: "It covers the stack of its color. Only top cards can be used, and only visible icons count, so look at what would be covered: hold or focus a card to see its icons before and after.",
      chapter: "turn",
    }),
  },
  {
    topic: "dogma",
    fits: (look) => look.offers("dogma"),
    say: () => ({
      title: "Dogma: use a top card",
      text: "All its effects happen in order. The icon beside them is the one that counts: before you commit, the table shows how many of it everybody has, and so who joins in.",
      chapter: "dogma",
    }),
  },
  {
    topic: "echo",
    fits: (look) => look.acting && look.echoes(),
    say: () => ({
      title: "Echo effects come first",
      text: "A dogma also carries out every echo effect that is visible in the stack, from the bottom card up, before the effects of the top card. Look at a dogma to see the whole list in order.",
      chapter: "echo",
    }),
  },
  {
    topic: "forecast",
    fits: (look) => look.acting && look.forecast > 0,
    say: () => ({
      title: "Your forecast",
      text: "Foreshadowed cards lie here face down; others see only their backs. Meld a card at least as high as one of them, and you may promote it to your board and use it for free.",
      chapter: "forecast",
    }),
  },
  {
    topic: "bonus",
    fits: (look) => look.acting && look.bonuses > 0,
    say: (look) => ({
      title: "Bonuses are points",
      text: `Visible bonuses count for your score: the highest in full, each other one point. You have ${look.bonuses} points by them now; covering them takes them away.`,
      chapter: "bonus",
    }),
  },
  {
    topic: "sharing",
    fits: (look) => look.acting && look.others("shares"),
    say: () => ({
      title: "Others may share your dogma",
      text: "Whoever shows at least as many of the card’s icon as you carries the effect out first. In return you draw a free card if it helped them at all. Sharing is not always bad.",
      chapter: "sharing",
    }),
  },
  {
    topic: "demand",
    fits: (look) => look.acting && look.others("demanded"),
    say: () => ({
      title: "You could demand something",
      text: "Effects that begin with a demand hit only opponents who show fewer of the card’s icon than you. More icons are both shield and sword.",
      chapter: "demands",
    }),
  },
  {
    topic: "draw",
    fits: (look) => look.offers("draw"),
    say: (look) => ({
      title: "Draw: your highest top card sets the age",
      text:
        look.scene.draws === null
          ? "A draw now would go past the last age, and that ends the game: the highest score wins."
          : `You would draw a ${look.scene.draws.age} now. A higher top card lets you draw from later ages, whose cards are stronger.`,
      chapter: "turn",
    }),
  },
  {
    topic: "score",
    fits: (look) => look.points > 0,
    say: (look) => ({
      title: "You have points",
      text: `Scored cards lie face down and count their ages: ${look.points} so far. For the achievement of age 1 you need ${look.scene.prices[1] ?? 5} points and for that of age 2 ${look.scene.prices[2] ?? 10}, and a top card at least that high.`,
      chapter: "achievements",
    }),
  },
  {
    topic: "waiting",
    fits: (look) => !look.mine && look.scene.question !== null,
    say: () => ({
      title: "The others are playing",
      text: "What they do stands in the log, one line per action; unfold a line to see what came of it. You may be asked something even now, when you share an effect or a demand hits you.",
      chapter: "dogma",
    }),
  },
];

/** The hint that fits best now, among those not read yet. */
export function hintFor(scene: Scene, seat: number | null, log: readonly Line[], read: ReadonlySet<Topic>): Hint | null {
  if (seat === null || scene.question === null) return null;
  const look = new Look(scene, seat, log);
  const found = TOPICS.find(({ topic, fits }) => !read.has(topic) && fits(look));
  return found ? { topic: found.topic, ...found.say(look) } : null;
}

/** The scene with the questions that the hints ask of it. */
class Look {
  /** Whether the decision is ours. */
  readonly mine: boolean;
  /** Whether it is about the first card. */
  readonly settingUp: boolean;
  /** Whether it is an action of our own turn. */
  readonly acting: boolean;
  readonly answers: Answer[];
  readonly source: string;
  /** In which role we carry the effect out that asks. */
  readonly role: Role | null;
  readonly points: number;
  /** Whether it is about a card of our forecast, after a Meld action. */
  readonly promoting: boolean;
  /** How many cards our forecast has. */
  readonly forecast: number;
  /** How many of our points come from bonuses. */
  readonly bonuses: number;

  constructor(
    readonly scene: Scene,
    readonly seat: number,
    log: readonly Line[],
  ) {
    const question = scene.question;
    const me = scene.table.players[seat];
    this.mine = question?.player === seat;
    this.answers = question?.answers ?? [];
    this.source = question?.source ?? "this card";
    this.settingUp =
      question?.source === null &&
      Object.values(me?.board ?? {}).every((stack) => !stack?.cards.length) &&
      !this.answers.some((answer) => answer.written === "draw");
    this.acting = this.mine && isAction(question);
    this.promoting =
      this.answers.some(({ target }) => target.on === "card" && me?.forecast?.includes(target.title)) &&
      question?.source === null &&
      !this.acting;
    this.forecast = me?.forecast?.length ?? 0;
    this.bonuses = scene.bonus_points[seat] ?? 0;
    this.role = this.mine && question?.source ? lastRole(log, seat) : null;
    this.points = me?.points ?? 0;
  }

  /** Whether an action of this kind is among the answers. */
  offers(action: "draw" | "meld" | "dogma"): boolean {
    return this.acting && this.answers.some(({ written }) => written === action || written.startsWith(`${action} `));
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

/** The role of the effect that was begun last, if it is ours. */
function lastRole(log: readonly Line[], seat: number): Role | null {
  for (let i = log.length - 1; i >= 0; i--) {
    const told = log[i]?.told;
    if (told?.event === "effect") return told.player === seat ? told.role : null;
  }
  return null;
}
