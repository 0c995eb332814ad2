/** The live connection to a game. It finds a way that gets through, and takes up where it left off. */

import type { Command } from "../wire/Command";
import type { Problem } from "../wire/Problem";
import type { Update } from "../wire/Update";
import { api, query, Refusal } from "./api";
import { backoff } from "./backoff";
import type { News } from "./changes";
import { type Known, learn, NOTHING_KNOWN } from "./tail";
import { WAYS, type Way } from "./ways";

export interface Handlers {
  learnt(known: Known): void;
  refused(problem: Problem): void;
  failed(refusal: Refusal): void;
  connected(yes: boolean): void;
}

/** How often a way may fail, while the server answers plain requests, before the next is gone. */
const PATIENCE = 2;
/** How long one is content with a lesser way before the best is tried again, in milliseconds. */
const CONTENT = 30_000;

export class Connection {
  private known: Known = NOTHING_KNOWN;
  private way: Way | null = null;
  /** The best way, tried while a lesser one is gone. */
  private probe: Way | null = null;
  /** Which way is gone, by its place in `WAYS`. */
  private which = 0;
  private failures = 0;
  private attempts = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  /** An answer that nobody has confirmed. Sending it twice is harmless: it carries its number. */
  private unconfirmed: Extract<Command, { do: "choose" }> | null = null;

  constructor(
    private readonly game: string,
    private readonly eyes: { seat: number | null; watch: string | null },
    private readonly tell: Handlers,
  ) {
    window.addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    void this.begin();
  }

  close() {
    this.closed = true;
    window.removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.hangUp();
  }

  send(command: Command) {
    if (command.do === "choose") this.unconfirmed = command;
    if (command.do === "look") this.eyes.seat = command.seat;
    if (this.way?.send(JSON.stringify(command))) return;
    if (command.do === "look") {
      // Other eyes saw other things: the log is told anew.
      this.known = NOTHING_KNOWN;
      this.start();
    } else {
      void this.post(command);
    }
  }

  /** The first look is a plain request, because only that says in words what is wrong. */
  private async begin() {
    try {
      this.take(await api.look(this.game, this.asWhom()));
      this.start();
    } catch (error) {
      if (this.closed) return;
      if (error instanceof Refusal && error.status >= 400 && error.status < 500) this.tell.failed(error);
      else this.lost(() => void this.begin());
    }
  }

  /** As whom one looks, and what is known already. */
  private asWhom() {
    const { seat, watch } = this.eyes;
    const { update, log, chat, earlier } = this.known;
    return {
      ...(seat !== null && { seat }),
      ...(watch && { watch }),
      version: update?.version ?? 0,
      log: log.length,
      chat: earlier + chat.length,
    };
  }

  private query = () => query(this.asWhom());

  private get path(): string {
    return `/api/games/${encodeURIComponent(this.game)}`;
  }

  private start = () => {
    if (this.closed) return;
    this.hangUp();
    this.way = WAYS[this.which]!(this.path, this.query, {
      opened: this.opened,
      heard: this.hear,
      ended: () => void this.ended(),
    });
  };

  private opened = () => {
    this.attempts = 0;
    this.failures = 0;
    this.tell.connected(true);
    if (this.unconfirmed && !this.way?.send(JSON.stringify(this.unconfirmed))) void this.post(this.unconfirmed);
    if (this.which > 0) this.timer = setTimeout(this.improve, CONTENT);
  };

  /** Tries the best way again, and changes over to it if it gets through. */
  private improve = () => {
    clearTimeout(this.timer);
    const probe = WAYS[0]!(this.path, this.query, {
      opened: () => {
        this.probe = null;
        this.hangUp();
        this.which = 0;
        this.way = probe;
        this.opened();
      },
      heard: this.hear,
      ended: () => {
        if (this.probe === probe) {
          this.probe = null;
          this.timer = setTimeout(this.improve, CONTENT);
        } else {
          void this.ended();
        }
      },
    });
    this.probe = probe;
  };

  /** A way has ended. Whether the way is at fault or the server is gone, a plain request tells. */
  private async ended() {
    this.hangUp();
    try {
      this.take(await api.look(this.game, this.asWhom()));
    } catch (error) {
      if (this.closed) return;
      if (error instanceof Refusal && error.status >= 400 && error.status < 500) return this.tell.failed(error);
      // The server may come back by another route: then the best way is tried first.
      this.which = 0;
      this.failures = 0;
      return this.lost(this.start);
    }
    if (this.closed || this.way) return;
    this.failures += 1;
    if (this.failures >= PATIENCE && this.which < WAYS.length - 1) {
      this.failures = 0;
      this.which += 1;
    }
    this.again(this.start);
  }

  private lost(next: () => void) {
    this.tell.connected(false);
    this.again(next);
  }

  private again(what: () => void) {
    if (this.closed) return;
    this.hangUp();
    this.timer = setTimeout(what, backoff(this.attempts, Math.random()));
    this.attempts += 1;
  }

  /** Whoever comes back to the page or to another network does not wait for the next attempt. */
  private hurry = () => {
    if (document.visibilityState === "hidden") return;
    if (this.way) {
      if (this.which > 0 && !this.probe) this.improve();
      return;
    }
    if (this.attempts === 0) return;
    this.attempts = 0;
    if (this.known.update) this.start();
    else void this.begin();
  };

  private hangUp() {
    clearTimeout(this.timer);
    const { way, probe } = this;
    this.way = null;
    this.probe = null;
    way?.close();
    probe?.close();
  }

  private hear = (message: News) => {
    if (message.type === "error") {
      this.unconfirmed = null;
      this.tell.refused(message);
    } else {
      this.take(message);
    }
  };

  private take(update: Update) {
    if (this.closed) return;
    // Answers to several requests may overtake each other; the latest is the one that holds.
    if (this.known.update && update.version < this.known.update.version) return;
    const known = learn(this.known, update);
    if (!known) {
      this.known = NOTHING_KNOWN;
      this.start();
      return;
    }
    this.known = known;
    if (this.unconfirmed && this.unconfirmed.number !== update.number) this.unconfirmed = null;
    this.tell.learnt(known);
  }

  private async post(command: Command) {
    try {
      this.take(await api.command(this.game, command, this.asWhom()));
    } catch (error) {
      if (this.closed) return;
      const refusal = error instanceof Refusal ? error : new Refusal("offline", String(error), 0);
      // Without a connection the answer waits for the next one.
      if (refusal.status === 0 && command.do === "choose") return;
      if (command.do === "choose") this.unconfirmed = null;
      this.tell.refused(refusal);
    }
  }
}
