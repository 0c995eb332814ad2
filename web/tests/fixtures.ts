/** What the tests have in common: a server, and players who sit at browsers. */

import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from "@playwright/test";
import type { Answer } from "../src/wire/Answer";
import type { Branch } from "../src/wire/Branch";
import type { Command } from "../src/wire/Command";
import type { NewGame } from "../src/wire/NewGame";
import type { Update } from "../src/wire/Update";
import { Server } from "./server";

/** How to look at the table: nothing animated, no guide, so that tests do not wait for either. */
const SETTINGS = {
  "splay.table": JSON.stringify({ pace: "off", confirm: "never", quick: false, sound: false, notify: false }),
  "splay.guide": "off",
};

/** Chance that is the same in every run. */
export class Chance {
  constructor(private state: number) {}

  /** A number from 0 up to but not including `n`. */
  below(n: number): number {
    // xorshift32
    this.state ^= this.state << 13;
    this.state ^= this.state >>> 17;
    this.state ^= this.state << 5;
    return (this.state >>> 0) % n;
  }
}

/** Where games are made. */
export const GAMES = "**/api/games";

/** The deal of a seed, as a record in which nothing has been chosen yet: a server deals by chance. */
function deal({ edition, sets, teams, options, seats }: NewGame, rules: string): Branch {
  const players = seats.map(() => "");
  const record = { format: "splay-record/1", rules, edition, sets, players, teams, options, seed: 7, choices: [], outcome: null };
  return { record, moves: 0 };
}

/** Somebody at a browser. */
export class Player {
  constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    private readonly chance: Chance,
    /** What the browser complained about. */
    readonly complaints: string[],
    /** Where the browser finds the server. */
    readonly address: string,
  ) {}

  /** The game at whose address the page is. */
  game(): string {
    const id = new URL(this.page.url()).pathname.match(/^\/game\/([^/]+)/)?.[1];
    if (!id) throw new Error(`not at a game: ${this.page.url()}`);
    return id;
  }

  /** What the server says about the game to this player. */
  async update(): Promise<Update> {
    const answer = await this.context.request.get(new URL(`/api/games/${this.game()}`, this.page.url()).href);
    expect(answer.ok()).toBe(true);
    return (await answer.json()) as Update;
  }

  /** Waits until it is this player's decision (true) or the game is over (false), as the page shows it. */
  async myDecision(): Promise<boolean> {
    // A phone has its options behind a button.
    const option = this.page.locator("button.option:enabled, button[data-all]:enabled").first();
    const over = this.page.getByRole("heading", { name: "The game is over" });
    await expect(option.or(over).first()).toBeVisible({ timeout: 120_000 });
    return (await over.count()) === 0;
  }

  /** An option that leads on: achievements first, else mostly anything that changes something. */
  pick(answers: Answer[]): Answer {
    const achieve = answers.filter((answer) => answer.kind === "achieve");
    const useful = answers.filter((answer) => !answer.notes.some((note) => note.note === "idle"));
    const among = achieve.length ? achieve : useful.length ? useful : answers;
    const found = among[this.chance.below(among.length)];
    if (!found) throw new Error("no options");
    return found;
  }

  /** Takes an option by clicking: what glows on the table if it can be clicked there, else its button. */
  async click(answer: Answer) {
    // Of a covered card only an edge can be reached, and not its middle.
    const glowing = this.page.locator(`[data-legal="${answer.written}"]:not(.covered)`);
    const onTable = this.chance.below(2) === 0 && (await glowing.count()) === 1;
    const several = onTable && ((await glowing.getAttribute("aria-label")) ?? "").includes(", or ");
    if (onTable && !several) await glowing.click();
    else await this.page.locator(`button.option[data-written="${answer.written}"]`).click();
  }

  /** Takes an option without the browser, which only hears of it: for games where not the clicking is looked at. */
  async answer(): Promise<boolean> {
    const { number, seat, scene, game } = await this.update();
    if (game.status === "over") return false;
    const choice = this.pick(scene?.question?.answers ?? []).written;
    const command: Command = { do: "choose", number, choice, seat };
    const url = `${this.address}/api/games/${game.id}`;
    const taken = await this.context.request.post(url, { headers: { origin: this.address }, data: command });
    expect(taken.ok(), await taken.text()).toBe(true);
    return true;
  }

  /** Makes one decision of this player by clicking; false if the game is over. */
  async decide(pick: (answers: Answer[]) => Answer = (answers) => this.pick(answers)): Promise<boolean> {
    if (!(await this.myDecision())) return false;
    const table = this.page.locator(".table");
    const number = await table.getAttribute("data-number");
    const { scene } = await this.update();
    const answers = scene?.question?.answers ?? [];
    await this.click(pick(answers));
    await expect(table).not.toHaveAttribute("data-number", number ?? "");
    return true;
  }
}

interface Table {
  /** Flags of the server beside the usual ones. */
  flags: string[];
  server: Server;
  /** Seats somebody at a browser of their own. */
  arrive: (options?: BrowserContextOptions) => Promise<Player>;
}

export const test = base.extend<Table>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from here that nothing else is needed.
  flags: async ({}, use) => use([]),

  server: async ({ flags }, use) => {
    const server = await Server.start(flags);
    await use(server);
    await server.remove();
  },

  arrive: async ({ browser, server }, use) => {
    const contexts: BrowserContext[] = [];
    const everybody: Player[] = [];
    await use(async (options = {}) => {
      const address = options.baseURL ?? server.address;
      // What glides and fades comes to rest at once, unless a test is about it.
      const context = await browser.newContext({ reducedMotion: "reduce", ...options, baseURL: address });
      contexts.push(context);
      await context.addInitScript((settings) => {
        for (const [key, value] of Object.entries(settings))
          if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
      }, SETTINGS);
      await context.route(GAMES, async (route) => {
        const game = route.request().postDataJSON() as NewGame | null;
        // A game that strangers can find is dealt by chance: nobody may know its deal.
        const dealt = game && !game.listed ? { ...game, from: game.from ?? deal(game, server.rules) } : game;
        await route.continue(dealt ? { postData: dealt } : {});
      });
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on("pageerror", (error) => complaints.push(error.message));
      page.on("console", (message) => {
        if (message.type() === "error") complaints.push(message.text());
      });
      const player = new Player(context, page, new Chance(2463534242 + contexts.length), complaints, address);
      everybody.push(player);
      return player;
    });
    for (const player of everybody) expect(player.complaints, "what the browser complained about").toEqual([]);
    for (const context of contexts) await context.close();
  },
});

export { expect };

/** As if the reader came back from another tab: what is asked from time to time is asked now. */
export async function comeBack({ page }: Player) {
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
}

/** Begins the one-click game against a bot of this level. */
export async function playNow(player: Player, level = "beginner", edition = "third") {
  const plan = {
    edition,
    seats: [
      { who: "me", name: "", level: "medium", team: 0 },
      { who: "bot", name: "", level, team: 0 },
    ],
  };
  await player.page.addInitScript((written) => localStorage.setItem("splay.plan", written), JSON.stringify(plan));
  await player.page.goto("/");
  await player.page.getByRole("button", { name: "Play now" }).click();
  await player.page.waitForURL(/\/game\//);
  await player.myDecision();
}

/** A game of two people: the first opens it, the second comes by the link. */
export async function playTogether(host: Player, guest: Player) {
  await host.page.goto("/");
  await host.page.getByLabel("Your name").fill("Ada");
  await host.page.getByRole("button", { name: "Play with a friend" }).click();
  await host.page.waitForURL(/\/game\//);
  const link = await host.page.getByLabel("Link to take a seat").inputValue();
  await guest.page.goto(link);
  await guest.page.getByLabel("Your name").fill("Bo");
  await guest.page.getByRole("button", { name: "Take a seat" }).click();
  await guest.page.waitForURL(/\/game\//);
}

/** Two players go on until the game is over, or until `enough`; by clicking, if nothing else is said. */
export async function playOn(
  players: Player[],
  enough: (update: Update) => boolean = () => false,
  decide = (player: Player) => player.decide(),
) {
  const seats = await Promise.all(players.map(async (player) => ({ player, seat: (await player.update()).seat })));
  for (let made = 0; made < 3000; made++) {
    const one = seats[0];
    if (!one) return;
    const update = await one.player.update();
    if (update.game.status === "over" || enough(update)) return;
    const next = seats.find(({ seat }) => seat === update.game.deciding);
    if (next) await decide(next.player);
    else await new Promise((wait) => setTimeout(wait, 50));
  }
  throw new Error("the game does not end");
}
