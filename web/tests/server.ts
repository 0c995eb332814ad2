/** The real server, with a database of its own that goes with the test. */

import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import type { ServerInfo } from "../src/wire/ServerInfo";

const BINARY = resolve(process.env.SPLAY_BINARY ?? "../target/release/splay");

export class Server {
  private process: ChildProcess | null = null;
  /** Any port that is free, and the same one when it is started again. */
  private at = "127.0.0.1:0";
  private info!: ServerInfo;

  private constructor(
    private readonly folder: string,
    private readonly extra: string[],
  ) {}

  /** With flags of its own, beside those that all tests need. */
  static async start(extra: string[] = []): Promise<Server> {
    const server = new Server(await mkdtemp(join(tmpdir(), "splay-test-")), extra);
    await server.run();
    return server;
  }

  get address(): string {
    return `http://${this.at}`;
  }

  /** The version of the rules it plays by. */
  get rules(): string {
    return this.info.rules;
  }

  /** Starts it, at the same place with the same database every time. */
  async run() {
    const flags = [
      "--json-log",
      "--address",
      this.at,
      "--database",
      join(this.folder, "games.db"),
      "--creations-per-minute",
      "1000",
      "--private-webhooks",
      "--requests-per-second",
      "10000",
      "--commands-per-second",
      "10000",
      ...this.extra,
    ];
    const child = spawn(BINARY, ["serve", ...flags], {
      stdio: ["ignore", "ignore", "pipe"],
      env: { ...process.env, RUST_LOG: "info" },
    });
    this.process = child;
    this.at = await new Promise((found, failed) => {
      const said: string[] = [];
      const log = createInterface(child.stderr);
      log.on("line", (line) => {
        said.push(line);
        const address = /"address":"([^"]+)"/.exec(line)?.[1];
        if (address) found(address);
      });
      log.on("close", () => failed(new Error(`the server did not start: ${said.join("\n")}`)));
      child.on("error", failed);
    });
    this.info = (await (await fetch(`${this.address}/api/info`)).json()) as ServerInfo;
  }

  /** Ends it without a warning, as a power cut would. */
  async kill() {
    await this.end("SIGKILL");
  }

  /** Ends it in order, and starts it again on what an older version with other rules would have left. */
  async returnWithOtherRules() {
    await this.end("SIGTERM");
    const database = join(this.folder, "games.db");
    const kept = await readFile(database, "latin1");
    // A name of the same length keeps the file in order.
    await writeFile(database, kept.replaceAll(this.rules, this.rules.replace(/.$/, "x")), "latin1");
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
