import { expect, type Player, playNow, test } from "./fixtures";
import { HttpProxy } from "./proxy";

/** The addresses that the page asks for, as they are asked for. */
function asked(player: Player): string[] {
  const found: string[] = [];
  player.page.on("request", (request) => found.push(request.url()));
  return found;
}

/** Plays some decisions; what the bot does comes in by itself. */
async function playSome(player: Player, count: number) {
  for (let made = 0; made < count; made++) expect(await player.decide()).toBe(true);
  expect(await player.myDecision()).toBe(true);
  await expect(player.page.getByText("Connection lost")).toBeHidden();
}

/** Ends a test behind a proxy: the browser repeats in its console what was kept back, and until the page is gone. */
async function leave(player: Player, proxy: HttpProxy) {
  await player.page.close();
  proxy.close();
  player.complaints.length = 0;
}

test("without WebSockets the page listens to a stream, and comes back to them", async ({ arrive, server }) => {
  const proxy = await HttpProxy.before(server.address);
  proxy.blocks.sockets = true;
  const ada = await arrive({ baseURL: proxy.address });
  const urls = asked(ada);
  await playNow(ada);
  await expect.poll(() => urls.some((url) => url.includes("/stream?"))).toBe(true);
  await playSome(ada, 6);
  expect(urls.some((url) => url.includes("wait="))).toBe(false);

  let frames = 0;
  ada.page.on("websocket", (socket) => socket.on("framereceived", () => (frames += 1)));
  proxy.blocks.sockets = false;
  await ada.page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect.poll(() => frames).toBeGreaterThan(0);
  await playSome(ada, 4);
  await leave(ada, proxy);
});

test("without WebSockets and streams the page asks again and again", async ({ arrive, server }) => {
  const proxy = await HttpProxy.before(server.address);
  proxy.blocks = { sockets: true, streams: true };
  const ada = await arrive({ baseURL: proxy.address });
  const urls = asked(ada);
  await playNow(ada);
  await expect.poll(() => urls.some((url) => url.includes("wait=20"))).toBe(true);
  await playSome(ada, 6);

  // What others do is heard without asking for it by an answer of one's own.
  const before = (await ada.update()).chat.lines.length;
  const game = ada.game();
  await ada.context.request.post(`/api/games/${game}`, {
    data: { do: "chat", text: "Still there?" },
    headers: { origin: proxy.address },
  });
  await ada.page.getByRole("button", { name: /^Chat\b/ }).click();
  await expect(ada.page.getByRole("log", { name: "What was said" })).toContainText("Still there?");
  expect((await ada.update()).chat.lines.length).toBe(before + 1);
  await leave(ada, proxy);
});
