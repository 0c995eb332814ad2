/** What to say to somebody in their first game: a pure function of what is on the screen. */

import type { Scene } from "../wire/Scene";
import { several } from "../words/plural";
import { Look } from "./look";

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
  | "compel"
  | "splay"
  | "promotion"
  | "display"
  | "seize"
  | "fade"
  | "karma"
  | "echo"
  | "endorse"
  | "decree"
  | "inspire"
  | "city"
  | "dig"
  | "figure"
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

interface About {
  topic: Topic;
  chapter: string;
  fits: (look: Look) => boolean;
  say: (look: Look) => Pick<Hint, "title" | "text">;
}

/** Every topic, in the order in which they are looked for: what is happening now comes first. */
const TOPICS: About[] = [
  {
    topic: "first-card",
    chapter: "setup",
    fits: (look) => look.mine && look.settingUp,
    say: (look) => ({
      title: look.say`Your first card`,
      text: look.say`Everybody starts with two cards: put one on your board and keep the other in your hand. The player whose card comes first alphabetically goes first.`,
    }),
  },
  {
    topic: "demanded",
    chapter: "demands",
    fits: (look) => look.mine && look.role === "victim",
    say: (look) => ({
      title: look.say`A demand hits you`,
      text: look.with("artifacts")
        ? look.say`A demand hits players who show fewer of the card’s icon than its user, a compel those who show at least as many. You must do what ${look.source} says, as far as you can. You choose how.`
        : look.say`You show fewer of ${look.source}’s featured icon than the player who used it, so you must do what it demands, as far as you can. You choose how.`,
    }),
  },
  {
    topic: "shared",
    chapter: "sharing",
    fits: (look) => look.mine && look.role === "sharer",
    say: (look) => ({
      title: look.say`You share this effect`,
      text: look.say`You show at least as many of ${look.source}’s featured icon, so you carry out its effect too, before its owner does. If that changes anything, the owner draws a card afterward.`,
    }),
  },
  {
    topic: "splay",
    chapter: "splay",
    fits: (look) => look.mine && look.splaying,
    say: (look) => ({
      title: look.say`Splaying shows more icons`,
      text: look.say`A splayed stack is fanned out, so the covered cards show some of their icons, and these count too: one each when splayed left, two when right, three when up. Cards added later join the fan.`,
    }),
  },
  {
    topic: "promotion",
    chapter: "forecast",
    fits: (look) => look.mine && look.promoting,
    say: (look) => ({
      title: look.say`You may promote a card`,
      text: look.say`After a Meld action you may also meld one card from your forecast that is not higher than the card you melded, and then use it at once, for free.`,
    }),
  },
  {
    topic: "display",
    chapter: "artifacts",
    fits: (look) => look.mine && look.kind === "display",
    say: (look) => ({
      title: look.say`An Artifact is on display`,
      text: look.say`Before your two actions you may use it for free, and its icons count as yours; then it goes back to its deck. You may also return it unused, or leave it there, but you can’t dig up anything new while it is there. Or meld it with an action.`,
    }),
  },
  {
    topic: "seize",
    chapter: "artifacts",
    fits: (look) => look.mine && look.kind === "seize",
    say: (look) => ({
      title: look.say`You may seize a Relic`,
      text: look.say`You dug up an Artifact of this Relic’s age, so it can be yours, even if another player has it. With your achievements it counts as one; in your hand it is a card to play.`,
    }),
  },
  {
    topic: "fade",
    chapter: "figures",
    fits: (look) => look.mine && look.kind === "fade",
    say: (look) => ({
      title: look.say`Figures fade`,
      text: look.say`When an action ends, you can keep only one top Figure. You score the others one by one, and you choose which. Covered Figures are safe.`,
    }),
  },
  {
    topic: "karma",
    chapter: "karma",
    fits: (look) => look.mine && look.kind === "karma",
    say: (look) => ({
      title: look.say`Several karmas apply`,
      text: look.say`More than one Figure would change what is about to happen. Only one of them does, and the player whose turn it is picks it. What a karma does never sets off another one.`,
    }),
  },
  {
    topic: "choosing",
    chapter: "dogma",
    fits: (look) => look.mine && !look.acting && !look.settingUp,
    say: (look) => ({
      title: look.say`An effect gives you a choice`,
      text: look.say`What you may choose glows. Everything a card says must be done as far as possible, unless it says “may”; then you may decline.`,
    }),
  },
  {
    topic: "achieve",
    chapter: "achievements",
    fits: (look) => look.acting && look.scene.claimable.length > 0,
    say: (look) => ({
      title: look.say`You can claim an achievement`,
      text: look.say`You have the points and the top card for the age ${look.scene.claimable.join(" or ")} achievement. Claiming it takes an action but costs no points. ${look.scene.needed} achievements win the game.`,
    }),
  },
  {
    topic: "actions",
    chapter: "turn",
    fits: (look) => look.acting,
    say: (look) => ({
      title: look.say`Two actions a turn`,
      text: look.say`${look.actionList}, in any mix. ${look.scene.needed} achievements win; you need points and high cards to claim them. Start by melding the cards in your hand, then use what your top cards can do.`,
    }),
  },
  {
    topic: "meld",
    chapter: "turn",
    fits: (look) => look.offers("meld"),
    say: (look) => ({
      title: look.say`${look.actions.meld}: put a card on your board`,
      text: look.say`It covers the stack of its color. Only top cards can be used, and only visible icons count, so look at what would be covered: hold or focus a card to see its icons before and after.`,
    }),
  },
  {
    topic: "dogma",
    chapter: "dogma",
    fits: (look) => look.offers("dogma"),
    say: (look) => ({
      title: look.say`${look.actions.dogma}: use a top card`,
      text: look.say`All its effects happen in order. The icon beside them is the one that counts: before you commit, the table shows how many of them everybody has, and who joins in.`,
    }),
  },
  {
    topic: "echo",
    chapter: "echo",
    fits: (look) => look.acting && look.echoes(),
    say: (look) => ({
      title: look.say`Echo effects come first`,
      text: look.say`A dogma also carries out every echo effect that is visible in the stack, from the bottom card up, before the effects of the top card. Look at a dogma to see the whole list in order.`,
    }),
  },
  {
    topic: "endorse",
    chapter: "endorse",
    fits: (look) => look.offers("endorse"),
    say: (look) => ({
      title: look.say`${look.actions.endorse}: a dogma, doubled`,
      text: look.say`A top city can endorse a card whose featured icon it shows. You tuck a card from your hand and carry out each effect twice; others share it once. You can do this once a turn.`,
    }),
  },
  {
    topic: "decree",
    chapter: "decrees",
    fits: (look) => look.offers("decree"),
    say: (look) => ({
      title: look.say`${look.actions.decree}: trade your hand for an achievement`,
      text: look.say`You can issue a Decree. Your whole hand leaves the game; you take the Decree as an achievement, and it has an effect of its own. If another player has it, they lose it instead. You can do this once a turn.`,
    }),
  },
  {
    topic: "inspire",
    chapter: "inspire",
    fits: (look) => look.offers("inspire"),
    say: (look) => ({
      title: look.say`${look.actions.inspire}: effects for you alone`,
      text: look.say`Pick a color that shows an inspire effect. You carry out all of them from the bottom card up, then you draw a card. Nobody shares it. You can do this once a turn.`,
    }),
  },
  {
    topic: "city",
    chapter: "cities",
    fits: (look) => look.acting && look.with("cities"),
    say: (look) => ({
      title: look.say`Growth brings you cities`,
      text: look.say`When your ${look.actions.meld} action starts a new color, you draw a city, and so you do for each new splay, unless you already hold one. A city’s icons take effect only if you ${look.actions.meld.toLowerCase()} it with an action; look at it to see what they would do.`,
    }),
  },
  {
    topic: "dig",
    chapter: "artifacts",
    fits: (look) => look.acting && look.with("artifacts"),
    say: (look) => ({
      title: look.say`Dig for Artifacts`,
      text: look.say`${look.actions.meld} a card onto one of the same or a higher age, and you dig up an Artifact of the covered card’s age. It lies on your display, one at a time, and you may use it for free before your next turn.`,
    }),
  },
  {
    topic: "figure",
    chapter: "figures",
    fits: (look) => look.acting && look.with("figures"),
    say: (look) => ({
      title: look.say`Figures change the rules`,
      text: look.say`You draw a Figure when others share your dogma, and when an opponent claims the achievement of an age. Its karma works by itself while it is a top card: the log says when it does, and previews of your options take it into account.`,
    }),
  },
  {
    topic: "forecast",
    chapter: "forecast",
    fits: (look) => look.acting && look.forecast > 0,
    say: (look) => ({
      title: look.say`Your forecast`,
      text: look.say`Foreshadowed cards lie here face down; others see only their backs. Meld a card at least as high as one of them, and you may promote it to your board and use it for free.`,
    }),
  },
  {
    topic: "bonus",
    chapter: "bonus",
    fits: (look) => look.acting && look.bonuses > 0,
    say: (look) => ({
      title: look.say`Bonuses are points`,
      text: look.say`Visible bonuses count for your score: the highest in full, every other one counts 1. They are worth ${several(look.bonuses, "point")} now; cover them and those points are gone.`,
    }),
  },
  {
    topic: "sharing",
    chapter: "sharing",
    fits: (look) => look.acting && look.others("shares"),
    say: (look) => ({
      title: look.say`Others may share your dogma`,
      text: look.say`Anyone who shows at least as many of the card’s icon as you carries out the effect first. If that changes anything, you draw a free card in return. Sharing is not always bad.`,
    }),
  },
  {
    topic: "demand",
    chapter: "demands",
    fits: (look) => look.acting && look.others("demanded"),
    say: (look) => ({
      title: look.say`You could demand something`,
      text: look.say`Effects that begin with a demand hit only opponents who show fewer of the card’s icon than you. More icons are both shield and sword.`,
    }),
  },
  {
    topic: "compel",
    chapter: "artifacts",
    fits: (look) => look.acting && look.others("compelled"),
    say: (look) => ({
      title: look.say`You could compel somebody`,
      text: look.say`A compel is a demand turned around: it hits those who show at least as many of the card’s icon as you. They obey it, and still share the other effects.`,
    }),
  },
  {
    topic: "draw",
    chapter: "turn",
    fits: (look) => look.offers("draw"),
    say: (look) => ({
      title: look.say`${look.actions.draw}: your highest top card sets the age`,
      text:
        look.scene.draws === null
          ? look.say`A draw now would go past the last age, and that ends the game: the highest score wins.`
          : look.say`You would draw a ${look.scene.draws.age} now. A higher top card lets you draw from later ages, whose cards are stronger.`,
    }),
  },
  {
    topic: "score",
    chapter: "achievements",
    fits: (look) => look.points > 0,
    say: (look) => ({
      title: look.say`You have points`,
      text: look.say`Each scored card is worth its age in points: you have ${look.points} so far. The age 1 achievement takes ${look.scene.prices[1] ?? 5} points and age 2 takes ${look.scene.prices[2] ?? 10}, plus a top card at least that high.`,
    }),
  },
  {
    topic: "waiting",
    chapter: "dogma",
    fits: (look) => !look.mine && look.scene.question !== null,
    say: (look) => ({
      title: look.say`The others are playing`,
      text: look.say`What they do is in the log, one line per action; unfold a line to see the details. You may still have to choose something, when you share an effect or a demand hits you.`,
    }),
  },
];

/** The chapters that hints point at. */
export const CHAPTERS: readonly string[] = TOPICS.map(({ chapter }) => chapter);

/** The hint that fits best now, among those not read yet. */
export function hintFor(scene: Scene, seat: number | null, read: ReadonlySet<Topic>): Hint | null {
  if (seat === null || scene.question === null) return null;
  const look = new Look(scene, seat);
  const found = TOPICS.find(({ topic, fits }) => !read.has(topic) && fits(look));
  return found ? { topic: found.topic, chapter: found.chapter, ...found.say(look) } : null;
}
