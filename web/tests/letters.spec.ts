/** E-mail about games that wait: asked for, confirmed, and ended on the page. */

import { type AddressInfo, createServer, type Socket } from "node:net";
import { test as base, expect, playNow } from "./fixtures";

/** A mail relay on a real socket, and what it was given. */
class Relay {
  readonly letters: string[] = [];
  private readonly server = createServer((socket) => this.converse(socket));

  static async start(): Promise<Relay> {
    const relay = new Relay();
    await new Promise<void>((done) => relay.server.listen(0, "127.0.0.1", done));
    return relay;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The links in the last letter that begin so. */
  link(start: string): string {
    const found = this.letters.at(-1)?.match(new RegExp(`https?://[^/]+(${start}[\\w-]+)`));
    if (!found?.[1]) throw new Error(`no ${start} in ${this.letters.at(-1)}`);
    return found[1];
  }

  /** RFC 5321, as far as it is needed to take a letter. */
  private converse(socket: Socket) {
    let read = "";
    let inLetter = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    socket.setEncoding("utf8");
    socket.on("error", () => undefined);
    socket.on("data", (text: string) => {
      read += text;
      for (;;) {
        const end = inLetter ? "\r\n.\r\n" : "\r\n";
        const at = read.indexOf(end);
        if (at < 0) return;
        const part = read.slice(0, at);
        read = read.slice(at + end.length);
        if (inLetter) {
          inLetter = false;
          this.letters.push(part);
          say("250 taken");
        } else if (part === "DATA") {
          inLetter = true;
          say("354 go on");
        } else if (part === "QUIT") {
          say("221 farewell");
          socket.end();
        } else say("250 all right");
      }
    });
    say("220 relay.example");
  }

  close() {
    this.server.close();
  }
}

const test = base.extend<{ relay: Relay }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from here that nothing else is needed.
  relay: async ({}, use) => {
    const relay = await Relay.start();
    await use(relay);
    relay.close();
  },
  flags: async ({ relay }, use) =>
    use(["--smtp", relay.url, "--mail-from", "Splay <splay@splay.example>", "--public-address", "https://splay.example"]),
});

test("an address is confirmed by its link, and e-mail ends by another", async ({ arrive, relay }) => {
  const ada = await arrive();
  await playNow(ada);
  await ada.page.goto("/me");
  const settings = ada.page.getByRole("region", { name: "E-mail" });
  await settings.getByLabel("E-mail address").fill("ada@mail.example");
  await settings.getByRole("button", { name: "Send me e-mail" }).click();
  await expect(settings.getByRole("status")).toContainText("A link was sent to ada@mail.example");
  expect(relay.letters).toHaveLength(1);

  // The link is opened where nobody is known.
  const elsewhere = await arrive();
  await elsewhere.page.goto(relay.link("/mail/confirm/"));
  await elsewhere.page.getByRole("button", { name: "Yes, send it to me" }).click();
  await expect(elsewhere.page.getByRole("status")).toContainText("Your address is confirmed");
  await ada.page.reload();
  await expect(settings.getByRole("status")).toHaveText("E-mail will be sent to ada@mail.example.");
  await settings.getByRole("button", { name: "Stop e-mail" }).click();
  await expect(settings.getByLabel("E-mail address")).toBeVisible();

  // Whoever follows the link of a letter twice is told the same.
  await elsewhere.page.goto(`/mail/stop/${"x".repeat(32)}`);
  await expect(elsewhere.page.getByRole("status")).toHaveText("No more e-mail will be sent to you.");
});
