import { reader } from "../src/net/changes";
import type { CardInfo } from "../src/wire/CardInfo";
import type { GameInfo } from "../src/wire/GameInfo";
import { expect, type Player, playOn, playTogether, test } from "./fixtures";
import { allFrames, entitled, type Heard, leaks } from "./leaks";

/** Of which game something is, and how far that is. */
const of = (game: GameInfo | null) => ({ game: game?.id ?? null, moves: game?.moves ?? 0 });

/** Everything about games that a browser receives: every frame, and every body. */
function listen(player: Player): Heard[] {
  const heard: Heard[] = [];
  // Of an update only what has changed may come, so how far the game is follows from those before it, too.
  player.page.on("websocket", (socket) => {
    const read = reader();
    socket.on("framereceived", ({ payload }) => {
      const text = payload.toString();
      const news = read(text);
      heard.push({ text, ...(news.type === "update" ? of(news.game) : of(null)) });
    });
  });
  player.page.on("response", async (response) => {
    // The catalog of all cards is printed matter, and says nothing about a game.
    if (!/\/api\/games\//.test(response.url())) return;
    const text = await response.text().catch(() => "");
    if (!text.startsWith("{")) return;
    const said = JSON.parse(text) as { game?: GameInfo };
    heard.push({ text, ...of(said.game ?? null) });
  });
  return heard;
}

test("nothing is told to anybody before they may know it", async ({ arrive }) => {
  test.setTimeout(900_000);
  const ada = await arrive();
  const bo = await arrive();
  const cy = await arrive();
  const heard = { ada: listen(ada), bo: listen(bo), cy: listen(cy) };

  await playTogether(ada, bo);
  const { links } = await ada.update();
  await cy.page.goto(links?.watch ?? "");
  await expect(cy.page.locator(".table")).toBeVisible();
  // What the browsers hear is looked at, not how they are clicked.
  await playOn(
    [ada, bo],
    () => false,
    (player) => player.answer(),
  );

  const record = await (await ada.context.request.get(`/api/games/${ada.game()}/record`)).text();
  const cards = (await (await ada.context.request.get("/api/cards")).json()) as { third: CardInfo[] };
  // The cards of this game: who counts what is left counts neither other sets nor Relics.
  const inPlay = cards.third.filter((card) => card.set === "base" && !card.relic);
  const titles = inPlay.map((card) => card.title);
  const frames = await allFrames(ada.context.request, record);
  const ours = ada.game();
  const seats = { ada: (await ada.update()).seat, bo: (await bo.update()).seat, cy: null };
  for (const name of ["ada", "bo", "cy"] as const) {
    const known = entitled(frames, seats[name], inPlay);
    // Until the game is over; then the record is open to all. The lobby shows a game of bots beside it.
    const during = heard[name].filter(({ game, moves }) => (game ?? ours) === ours && moves < known.length - 1);
    expect(during.length).toBeGreaterThan(20);
    expect(leaks(during, titles, known), name).toEqual([]);

    // The search finds what is hidden, if it is there: a title that comes up later, told too early.
    const early = known[2] ?? new Set();
    const late = [...(known.at(-1) ?? [])].filter((title) => !early.has(title));
    expect(late.length).toBeGreaterThan(10);
    const slip = { text: JSON.stringify({ card: late[0] }), game: ours, moves: 2 };
    expect(leaks([slip], titles, known)).toHaveLength(1);
  }
});
