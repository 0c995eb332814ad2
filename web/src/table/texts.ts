/** What the table says, part by part. What goes by the vocabulary of the game is said by `say`. */

import { listed } from "../pages/words";
import type { Color } from "../wire/Color";
import type { Icon } from "../wire/Icon";
import type { Phrase } from "../wire/Phrase";
import type { Pile } from "../wire/Pile";
import type { Set as CardSet } from "../wire/Set";
import type { Splay } from "../wire/Splay";
import type { Standing } from "../wire/Standing";
import type { Vocabulary } from "../wire/Vocabulary";
import { plural, several } from "../words/plural";
import type { Say } from "../words/say";

/** Short words for the piles on a plate. */
const PILES: Record<Pile, string> = {
  hand: "hand",
  score: "score",
  achievements: "won",
  forecast: "forecast",
  display: "display",
  safe: "safe",
  museum: "museum",
};

const ofSet = (set: CardSet | null): string => (set ? `${set} ` : "");
const inParentheses = (words: string): string => words && ` (${words})`;

export const TEXTS = {
  you: "You",
  somebody: "somebody",
  somebodyFirst: "Somebody",
  nextPlayer: "the next player",
  close: "Close",
  brand: "Splay",
  toLobby: "Splay: back to the lobby",
  heading: (names: readonly string[]) => `${names.join(", ")}: a game of Innovation`,
  announce: (prompt: string) => `Your decision: ${prompt}`,
  titleMark: "● Your decision · ",
  notification: "Splay: your decision",
  or: ", or ",
  unknown: "?",
  none: "–",

  /** Above the table, when something is wrong. */
  banners: {
    offline: "Connection lost. Trying again…",
    dismiss: "OK",
    replaced: "A bot is playing for you.",
    return: "Take my seat back",
  },

  /** Between two players at one screen. */
  curtain: {
    label: "Hand over the screen",
    title: (name: string) => `It’s ${name}’s decision`,
    what: (name: string) => `Hand the screen to ${name}. Everyone else, look away.`,
    open: (name: string) => `I’m ${name}: show my cards`,
  },

  /** Decks, achievements and Relics. */
  track: {
    label: (say: Say) => say`decks and achievements`,
    next: "next draw",
    allDecks: ": show all decks",
    nothing: "none",
    deck: (say: Say, set: CardSet | null, age: number, left: number, next: boolean) =>
      say`age ${age} ${ofSet(set)}deck: ${left} left${next ? ", your next draw" : ""}`,
    asks: (say: Say, price: number, age: number) => say`${several(price, "point")} and a top card of value ${age} or higher`,
    free: (say: Say, age: number, asks: string, claimable: boolean) =>
      say`age ${age} achievement: ${asks}${claimable ? "; you can claim it with an action" : ""}`,
    taken: (say: Say, age: number, owners: readonly string[]) =>
      say`age ${age} achievement: ${listed([...owners])} ${owners.length === 1 ? "has" : "have"} it`,
    left: (what: string, n: number) => `${what}: ${n} left`,
    relic: (title: string) => `${title}: a Relic that can be seized`,
    relicOf: (title: string, owner: string) => `${title}: a Relic held by ${owner}`,
    gone: { junk: "junk", removed: "gone" },
    goneWhere: { junk: "in the junk", removed: "out of the game" },
  },

  specials: {
    label: (say: Say) => say`special achievements`,
    all: "all",
    allLabel: (say: Say) => say`★ all: show every achievement in detail`,
    won: (name: string, owner: string) => `${name}: ${owner} has it`,
    progress: (name: string, asks: string, who: string | null, has: number, needs: number) =>
      `${name}: ${asks}. ${who === null ? "You have" : `${who} has`} ${has} of ${needs}`,
  },

  tools: {
    label: "table",
    game: "This game",
    gameWhat: "This game: links, giving up, leaving",
    settings: "Settings",
    help: "What everything means",
    pages: (news: number) => (news > 0 ? `Log and chat: ${news} new` : "Log and chat"),
    more: "More",
    achievements: (say: Say) => say`Achievements`,
    decks: "The decks",
    many: "99+",
  },

  /** Rows of the table. */
  opponents: "opponents",
  yourBoard: (say: Say) => say`your board`,
  hand: (n: number) => `your hand: ${plural(n, "card")}`,
  handEmpty: "Your hand is empty.",
  handCards: "cards",
  covered: (title: string | null) => `covered: ${title ?? "a card"}`,
  noCards: (color: Color) => `no ${color} cards`,
  stack: (n: number, splay: Splay) => `${plural(n, "card")}${splay === "none" ? "" : `, splayed ${splay}`}`,
  stackOf: (color: Color, stack: string) => `${color}: ${stack}`,
  pile: (word: string, n: number) => `${word}: ${plural(n, "card")}`,
  card: (say: Say, title: string, color: Color, age: number) => say`${title}, ${color}, age ${age}`,
  whatTheyHave: (name: string) => `What ${name} has`,
  whatYouHave: "What you have",
  unfold: (name: string) => `Expand ${name}’s row`,

  plate: {
    piles: { asmadi: PILES, iello: { ...PILES, score: "influence" } } satisfies Record<Vocabulary, Record<Pile, string>>,
    points: { asmadi: "pts", iello: "infl" } satisfies Record<Vocabulary, string>,
    has: (say: Say, name: string) => say`What ${name} has: `,
    out: "out of the game",
    replaced: "a bot is playing",
    vacation: "on vacation",
    away: "away",
    actions: (n: number) => plural(n, "action"),
    turn: "their turn",
    yourTurn: "your turn",
    decides: "deciding",
    you: "you",
    bot: (level: string) => `${level} bot`,
    achievements: (say: Say, has: number, needed: number, emblems: number, parts: string) =>
      say`${has} of ${needed} achievements${emblems ? `, ${emblems} of them from flags and fountains` : ""}${inParentheses(parts)}`,
    achievementsAfter: (say: Say, parts: string) => say` achievements${inParentheses(parts)}`,
    pointsMade: (say: Say, points: number, bonus: number, parts: string) =>
      say`${several(points, "point")}${bonus ? `, ${bonus} of them from bonuses` : ""}${inParentheses(parts)}`,
    emblem: "flag or fountain",
    emblemWhat: "from a flag or fountain, as long as it counts",
    icons: (say: Say) => say`visible icons`,
    icon: (icon: Icon, count: number, parts: string, was: number | null, more: boolean) =>
      `${icon}: ${count}${inParentheses(parts)}${was === null ? "" : `, was ${was}`}${more ? ", more than you" : ""}`,
    by: (parts: string) => inParentheses(parts),
    count: (pile: Pile, count: number) => `${pile}: ${count}`,
    /** What a number is made of: "2, and 3 from Fu Xi". */
    parts: (others: number, added: readonly { more: number; title: string }[]) =>
      [`${others}`, ...added.map(({ more, title }, n) => `${n === 0 ? "and " : ""}${more} from ${title}`)].join(", "),
    awayUntil: (date: string) => `On vacation until ${date}; their clock is stopped.`,
  },

  verdict: {
    share: "you share",
    shareLong: "you would share",
    obey: "hits you",
    obeyLong: "you would have to obey",
    theyShare: (names: string) => `${names} would share`,
    theyObey: (names: string) => `${names} would have to obey`,
  },

  /** What runs, and what is asked. */
  stage: {
    label: "decision",
    before: "This is how the table looked when the last turn began.",
    timeIsUp: "time is up",
    happens: "What happens",
    over: "The game is over",
    paused: "The game is paused",
    decides: (name: string) => `${name} is deciding`,
    your: "Your",
    whose: (name: string) => `${name}’s`,
    place: (whose: string, where: string, title: string) => `${whose} ${where}: ${title}`,
    board: (say: Say) => say`board`,
    achievements: (say: Say) => say`achievements`,
    dogma: (whose: string, effect: number | null) => `${whose} dogma${effect === null ? "" : `, effect ${effect + 1}`}`,
    youShare: ", you share",
    youObey: ", you must obey",
    lastAction: "Your last action this turn",
    actions: (n: number) => `You have ${plural(n, "action")}`,
    yourDecision: "Your decision",
    turn: (whose: string) => `${whose} turn`,
    result: "See the result",
    again: "Watch it again",
    asks: (card: string, name: string): Phrase => [{ is: "card", text: card }, ` asks ${name} to make a choice.`],
    firstCard: (name: string) => `${name} is choosing a first card.`,
    action: (name: string) => `${name} is choosing an action.`,
    hurried: "Many games are waiting for a bot, so bots get less time to think than usual.",
    careful: "You will be asked to confirm.",
    advice: (option: Phrase, chance: number): Phrase => [
      "A strong bot would choose ",
      ...option,
      ` (${Math.round(chance * 100)}% to win).`,
    ],
    expects: (line: readonly Phrase[]): Phrase => [
      "It expects: ",
      ...line.flatMap((step, n) => (n === 0 ? step : ["; ", ...step])),
    ],
    chance: (chance: number) => `${Math.round(chance * 100)}%`,
    timeLeft: (left: string) => `Time left: ${left}.`,
    late: "Time is up.",
    replace: (name: string) => `Have a bot play for ${name}`,
    skip: "Skip",
    do: "Do it",
    doCareful: "Yes, do it",
    cancel: "Cancel",
    hint: "Hint",
    thinking: "Thinking…",
    thinkingShort: "…",
    actionsLabel: "actions",
    choose: (n: number) => `Choose (${n})`,
    all: (n: number) => `All ${n}`,
    options: "Your options",
    optionsLabel: "your options",
    idle: "would change nothing",
    idleAfter: "; would change nothing",
  },

  /** A span of time, short enough to tick. */
  time: {
    seconds: (n: number) => `${n} s`,
    minutes: (n: number, seconds: number) => `${n}:${String(seconds).padStart(2, "0")} min`,
    hours: (n: number, minutes: number) => `${n} h ${minutes} min`,
    days: (n: number) => plural(n, "day"),
  },

  /** The keys that have names. */
  keys: { space: "Space", escape: "Esc", enter: "⏎", letters: ", letters" },

  takeBack: {
    asks: (name: string) => `${name} wants to take back a choice.`,
    agree: "Agree",
    refuse: "Refuse",
    youAsked: (waiting: string[]) => `You asked to take back a choice. Waiting for ${listed(waiting)}.`,
    asked: (name: string, waiting: string[]) => `${name} asked to take back a choice. Waiting for ${listed(waiting)}.`,
    undo: "Undo",
    ask: "Ask to undo",
  },

  /** What an option would mean. */
  subject: {
    meansOption: (option: string) => `What it would do: ${option}`,
    means: "what it would do",
    meansMore: "what else it would do",
    carriedOut: "what is carried out",
    program: "What happens, in order:",
    programKinds: { dogma: "effect" } as { [kind: string]: string },
    beneath: (say: Say) => say`the cards in this stack, from the top down`,
    news: "Since your last choice",
    race: "standings",
    win: (say: Say, needed: number) => say`${needed} achievements win`,
    claimable: (say: Say, ages: readonly number[]) =>
      say`You can claim an achievement now: age ${listed(ages.map(String), "or")}.`,
    nextGoal: (say: Say, age: number, asks: string, points: number, highest: number) =>
      say`The next one, age ${age}, requires ${asks}. You have ${several(points, "point")}${highest > 0 ? say` and a top card of value ${highest}` : ""}.`,
    standing: (say: Say, won: number, points: number) => say`${won} won, ${several(points, "point")}`,
    idle: "As far as you can see, this would change nothing.",
    idleShort: "Would change nothing.",
    sameIcons: (say: Say) => say`Your icons stay the same.`,
    participants: "who takes part",
    participant: (name: string, count: number, does: string) => `${name}: ${count}, ${does}`,
    chooses: "chooses",
    does: {
      acts: (say) => say`uses it`,
      shares: () => "shares",
      demanded: () => "obeys",
      compelled: () => "obeys",
      apart: () => "too few",
    } satisfies Record<Standing, (say: Say) => string>,
  },

  log: {
    title: "What happened",
    earlier: (turns: number) => `Show the first ${plural(turns, "turn")}`,
    nothing: "Nothing yet.",
    news: "since your last choice",
    consequences: (deed: string) => `What happened as a result: ${deed}`,
    talk: "Chat",
  },

  talk: {
    label: "Chat",
    said: "What was said",
    nothing: "Nobody has said anything yet.",
    watching: " (watching)",
    say: "Say something",
    sayLabel: "Say something to the table",
    send: "Send",
    manage: "Mute, block or report players",
    off: "Chat is off at this table. It turns on when all players agree.",
    agree: "I’d like to chat",
    withdraw: "Turn chat off",
    agreed: (waiting: string[]) => `You agreed to chat. Waiting for ${listed(waiting)}.`,
    listening: "In public games, only the players can chat.",
  },

  /** What one can do about other people. */
  manners: {
    about: (name: string) => `About ${name}`,
    mute: (name: string) => `Mute ${name}`,
    block: (name: string) => `Block ${name}`,
    report: (name: string) => `Report ${name}`,
    undo: {
      mute: (name: string) => `Unmute ${name}`,
      block: (name: string) => `Unblock ${name}`,
    },
    means: {
      mute: "You won’t see anything they say, in any game. They won’t be told.",
      block: "You won’t see anything they say, and you two won’t be matched with each other. They won’t be told.",
    },
    why: "What is wrong?",
    evidence: "The last messages between the two of you will be included.",
    send: "Send report",
    cancel: "Cancel",
    reported: "Thank you. The people who run this server will look into it.",
  },

  achievements: {
    title: (say: Say) => say`Achievements`,
    about: (say: Say, needed: number, decrees: boolean) =>
      say`${needed} achievements win. Claiming an age achievement takes an action but costs no points. A special achievement is yours as soon as you meet its condition.${decrees ? " Issuing a Decree takes an action." : ""}`,
    standings: "standings",
    player: "Player",
    points: (say: Say) => say`Points`,
    highest: (say: Say) => say`Highest top card`,
    of: (n: number, needed: number) => `${n} of ${needed}`,
    byAge: (say: Say) => say`By age`,
    taken: (owners: readonly string[]) => `taken: ${owners.join(", ")}`,
    claimable: " – you can claim it",
    relics: "Relics",
    relicsWhat: (say: Say) =>
      say`When you dig up an Artifact of a Relic’s age, you may seize the Relic, even from another player.`,
    relicOf: (name: string) => `: ${name}`,
    special: "Special",
    achievement: (say: Say) => say`Achievement`,
    takes: "What it takes",
    won: "won",
  },

  decks: {
    title: "The decks",
    label: "decks",
    age: (say: Say) => say`Age`,
    next: " your next draw",
    gone: {
      junk: (n: number) => `In the junk: ${plural(n, "card")}.`,
      removed: (n: number) => `Out of the game: ${plural(n, "card")}.`,
    },
  },

  seat: {
    standing: (say: Say, has: number, needed: number, hasParts: string, points: number, pointsParts: string) =>
      say`${has} of ${needed} achievements${inParentheses(hasParts)}, ${several(points, "point")}${inParentheses(pointsParts)}`,
    icon: (icon: Icon, count: number, parts: string) => `${icon}: ${count}${inParentheses(parts)}`,
  },

  game: {
    title: "This game",
    which: (kind: string, id: string) => `${kind} · game ${id}`,
    watch: "Link to watch",
    join: "Link to join",
    copy: "Copy",
    copied: "Copied",
    concede: "Give up",
    leave: "Leave the table",
    sure: { concede: "If you give up, you lose this game.", leave: "If you leave, a bot takes over your seat." },
    yes: { concede: "Yes, give up", leave: "Yes, leave" },
    no: "No, keep playing",
    webhook: "Call this URL when it’s my decision",
    webhookSample: "https://…",
    webhookSet: "That URL will be called when it’s your decision and you’re away.",
    webhookRemoved: "No URL will be called anymore.",
    set: "Set",
    remove: "Remove",
  },

  settings: {
    title: "Settings",
    pace: "Animation speed",
    paces: { slow: "Slow", normal: "Normal", fast: "Fast", off: "Instant, without motion" },
    confirm: "Ask me to confirm",
    confirms: { never: "Never", turn: "For the last action of a turn", always: "For every choice" },
    theme: "Colors",
    themes: { system: "Match system", light: "Light", dark: "Dark" },
    quick: "Pressing an option’s key chooses it right away",
    sound: "Play a sound when it’s my decision",
    notify: "Notify me when it’s my decision and I’m elsewhere",
    refused: "Your browser does not allow notifications from this page. You can change that in its settings.",
    kept: "These settings are saved in this browser.",
  },

  /** What every glow and number means. */
  help: {
    title: "What everything means",
    legal: "You can choose it now. Hover or tap to see what it would do; click, or tap again, to do it.",
    looked: "The option you are looking at. The stage shows what it would do: who shares, who must obey, what changes.",
    age: (say: Say) =>
      say`An age, with its decks (the bars show how full they are) and its achievement: a star while it is available, then the crest of the player who has it. The frame marks where your next Draw action draws from. “Next draw” shows how many cards every deck has left.`,
    claimable: (say: Say) => say`An achievement that you can claim with an action.`,
    ring: (say: Say) => say`How close you are to a special achievement. “★ all” shows everybody’s progress.`,
    verdicts: (say: Say) =>
      say`What would happen to you if its owner used that card now. Below your own cards are the crests of the players who would share or obey.`,
    backs: (say: Say) => say`A face-down age 3 card. A bar below it means you know which card it is; point at it to see it.`,
    aCard: "a card",
    totals: (say: Say) =>
      say`How many crowns a board shows. An arrow means more or fewer than when you last chose; red means more than you have; a dotted line means karmas add to it.`,
    echoes: (say: Say) =>
      say`With Echoes of the Past: an echo effect, carried out before the card on top, and a bonus, which is worth points while it is visible.`,
    cities: (say: Say) =>
      say`With Cities of Destiny: plus and arrows take effect when you meld the city with a Meld action; flags and fountains are achievements while they are visible.`,
    relics: (say: Say) =>
      say`With Artifacts of History: a Relic beside the deck of its age, in the color of the player who has it; and the display, where an Artifact stays until it is used.`,
    figures: (say: Say) =>
      say`With Figures in the Sand: a karma, which works on its own while the Figure is a top card, and an inspire effect, which an Inspire action carries out.`,
    standing: (say: Say) => say`Achievements won, and how many it takes to win.`,
    idle: "As far as you can see, the action would change nothing.",
    shapes: (shapes: readonly string[]) => `Each color has a shape: ${shapes.join(", ")}.`,
    icons: (say: Say, icons: readonly Icon[]) => say`The icons: ${listed([...icons])}; plus person in the fourth edition.`,
    keys: "Keys",
    keyOption: "Look at an option; press the same key again to choose it.",
    keyArrows: (say: Say) => say`Move through the options; on a card, move from card to card across all boards.`,
    keyEnter: "Choose the highlighted option; on any other card, keep the card on the stage so you can read it.",
    keyEscape: "Cancel.",
    keySpace: "Skip what is being shown.",
    keyLetters: "Undo, hint, log or chat, this help.",
    more: ["There is more in the ", "rules", " and the ", "card browser", "."] as const,
  },
};
