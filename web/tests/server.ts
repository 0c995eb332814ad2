/** The real server, with a database of its own that goes with the test. */

import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { ServerInfo } from "../src/wire/ServerInfo";

const BINARY = resolve(process.env.SPLAY_BINARY ?? "../target/release/splay");

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.once("error", failed);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => (typeof address === "object" && address ? found(address.port) : failed(new Error("no port"))));
    });
  });
}

export class Server {
  private process: ChildProcess | null = null;
  private said = "";
  private info!: ServerInfo;

  private constructor(
    private readonly port: number,
    private readonly folder: string,
  ) {}

  static async start(): Promise<Server> {
    const server = new Server(await freePort(), await mkdtemp(join(tmpdir(), "splay-test-")));
    await server.run();
    return server;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts it, at the same place with the same database every time. */
  async run() {
    const flags = [
      "--address",
      `127.0.0.1:${this.port}`,
      "--database",
      join(this.folder, "games.db"),
      "--creations-per-minute",
      "1000",
      "--private-webhooks",
      "--requests-per-second",
      "10000",
      "--commands-per-second",
      "10000",
    ];
    const child = spawn(BINARY, ["serve", ...flags], { stdio: ["ignore", "pipe", "pipe"] });
    this.process = child;
    const hear = (words: Buffer) => {
      this.said = (this.said + words.toString()).slice(-8000);
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.on("error", (error) => {
      this.said += String(error);
    });
    for (let attempt = 0; attempt < 200; attempt++) {
      if (child.exitCode !== null) break;
      const answer = await fetch(`${this.address}/api/info`).catch(() => null);
      if (answer?.ok) {
        this.info = (await answer.json()) as ServerInfo;
        return;
      }
      await new Promise((wait) => setTimeout(wait, 50));
    }
    throw new Error(`the server did not start: ${this.said}`);
  }

  /** Ends it without a warning, as a power cut would. */
  async kill() {
    await this.end("SIGKILL");
  }

  /** Ends it in order, and starts it again on what an older version with other rules would have left. */
  async returnWithOtherRules() {
    await this.end("SIGTERM");
    const { rules } = this.info;
    const database = join(this.folder, "games.db");
    const kept = await readFile(database, "latin1");
    // A name of the same length keeps the file in order.
    await writeFile(database, kept.replaceAll(rules, rules.replace(/.$/, "0")), "latin1");
    await this.run();
  }

  private async end(signal: NodeJS.Signals) {
    const child = this.process;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((done) => child.once("exit", done));
    child.kill(signal);
    await gone;
    this.process = null;
  }

  async remove() {
    await this.kill();
    await rm(this.folder, { recursive: true, force: true });
  }
}
