/** Web push: a real message, decrypted as a browser does, and handed to the page's worker. */

import { createDecipheriv, createECDH, createHmac, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "./fixtures";

/** A browser's keys, and whoever carries messages to it. */
class Carrier {
  private readonly keys = createECDH("prime256v1");
  private readonly auth = randomBytes(16);
  private readonly came: Buffer[] = [];
  private readonly server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      this.came.push(Buffer.concat(parts));
      response.writeHead(201).end();
    });
  });

  static async start(): Promise<Carrier> {
    const carrier = new Carrier();
    carrier.keys.generateKeys();
    await new Promise<void>((done) => carrier.server.listen(0, "127.0.0.1", done));
    return carrier;
  }

  get subscription() {
    const { port } = this.server.address() as AddressInfo;
    const keys = { p256dh: this.keys.getPublicKey("base64url"), auth: this.auth.toString("base64url") };
    return { endpoint: `http://127.0.0.1:${port}/browser`, keys };
  }

  get messages(): string[] {
    return this.came.map((body) => this.open(body));
  }

  /** RFC 8291. */
  private open(body: Buffer): string {
    const mac = (key: Buffer, ...parts: Buffer[]) => createHmac("sha256", key).update(Buffer.concat(parts)).digest();
    const expand = (key: Buffer, info: Buffer) => mac(key, info, Buffer.from([1]));
    const salt = body.subarray(0, 16);
    const theirs = body.subarray(21, 21 + body[20]!);
    const sealed = body.subarray(21 + body[20]!);
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), this.keys.getPublicKey(), theirs]);
    const random = mac(salt, expand(mac(this.auth, this.keys.computeSecret(theirs)), info));
    const key = expand(random, Buffer.from("Content-Encoding: aes128gcm\0")).subarray(0, 16);
    const nonce = expand(random, Buffer.from("Content-Encoding: nonce\0")).subarray(0, 12);
    const cipher = createDecipheriv("aes-128-gcm", key, nonce);
    cipher.setAuthTag(sealed.subarray(-16));
    const opened = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    expect(opened.at(-1)).toBe(2);
    return opened.subarray(0, -1).toString();
  }

  close() {
    this.server.close();
  }
}

test("a browser is told that it is its reader’s turn", async ({ arrive, server }) => {
  const [ada, bo] = [await arrive({ permissions: ["notifications"] }), await arrive()];
  const carrier = await Carrier.start();
  // Chromium’s own carrier is out of reach here; everything else is as it is.
  await ada.page.addInitScript((made) => {
    PushManager.prototype.subscribe = async () => ({ ...made, toJSON: () => made }) as unknown as PushSubscription;
  }, carrier.subscription);
  const seats = [{ who: "me", name: "Ada" }, { who: "open" }];
  const data = { edition: "third", listed: true, pace: "turns", seats };
  const made = await ada.context.request.post("/api/games", { data });
  const { game } = (await made.json()) as { game: string };

  await ada.page.goto("/me");
  const settings = ada.page.getByRole("region", { name: "Notifications" });
  await settings.getByRole("button", { name: "Notify me in this browser" }).click();
  await expect(settings).toContainText("This browser will tell you");

  // Bo comes and decides, until it is Ada’s turn, who is not at the table.
  await bo.context.request.post(`/api/games/${game}/join`, { data: { name: "Bo" } });
  await bo.page.goto(`/game/${game}`);
  while ((await bo.update()).game.deciding === 1) await bo.decide();
  await expect.poll(() => carrier.messages.length).toBeGreaterThan(0);
  const message = carrier.messages[0]!;
  expect(JSON.parse(message)).toEqual({ title: "It is your turn", body: "Bo", url: `/game/${game}`, tag: game });

  // The worker shows it.
  const devtools = await ada.context.newCDPSession(ada.page);
  const registered = new Promise<string>((found) =>
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      for (const { registrationId } of registrations) found(registrationId);
    }),
  );
  await devtools.send("ServiceWorker.enable");
  const push = { origin: server.address, registrationId: await registered, data: message };
  const shown = () =>
    ada.page.evaluate(async () => {
      const worker = await navigator.serviceWorker.getRegistration("/sw.js");
      return (await worker?.getNotifications())?.map(({ title, body }) => `${title}: ${body}`);
    });
  // Chromium forgets a notification that is asked for just before it is on the screen. Another with the same tag
  // takes its place.
  await expect(async () => {
    await devtools.send("ServiceWorker.deliverPushMessage", push);
    await expect.poll(shown, { timeout: 10_000 }).toEqual(["It is your turn: Bo"]);
  }).toPass({ timeout: 120_000 });
  carrier.close();
});
