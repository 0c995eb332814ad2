/**
 * The live connection to a game: a WebSocket that takes up where it left off; server-sent events
 * and plain requests where WebSockets do not get through.
 */

import { useCallback, useEffect, useRef, useState } from "react";
import type { TableProps } from "../table/props";
import type { Command } from "../wire/Command";
import type { Problem } from "../wire/Problem";
import type { Update } from "../wire/Update";
import { api, Refusal } from "./api";
import { backoff } from "./backoff";
import { type Known, learn, NOTHING_KNOWN } from "./tail";

/** Through whose eyes to look. */
export interface Eyes {
  seat?: number | null;
  watch?: string | null;
}

/** A game as it is known here; `update` is null until the first word from the server. */
export type Live = Omit<TableProps, "update"> & {
  update: Update | null;
  /** Why there is no game to show. */
  failure: Refusal | null;
};

interface Handlers {
  learnt(known: Known): void;
  refused(problem: Problem): void;
  failed(refusal: Refusal): void;
  connected(yes: boolean): void;
}

/** After so many sockets that never opened, the other way is tried. */
const PATIENCE = 2;

class Connection {
  private known: Known = NOTHING_KNOWN;
  private socket: WebSocket | null = null;
  private stream: EventSource | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private attempts = 0;
  private neverOpened = 0;
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
    if (command.do === "look") {
      this.eyes.seat = command.seat;
      if (!this.isOpen()) return this.start();
    }
    if (this.isOpen()) this.socket?.send(JSON.stringify(command));
    else void this.post(command);
  }

  private isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  /** The first look is a plain request, because only that says in words what is wrong. */
  private async begin() {
    try {
      this.take(await api.look(this.game, this.asWhom()));
      this.start();
    } catch (error) {
      if (this.closed) return;
      if (error instanceof Refusal && error.status >= 400 && error.status < 500) this.tell.failed(error);
      else this.again(() => void this.begin());
    }
  }

  private asWhom(): { seat?: number; watch?: string } {
    const { seat, watch } = this.eyes;
    return { ...(seat !== null && { seat }), ...(watch && { watch }) };
  }

  private start = () => {
    if (this.closed) return;
    this.hangUp();
    if (this.neverOpened < PATIENCE) this.openSocket();
    else this.openStream();
  };

  private query(): string {
    const query = new URLSearchParams({
      version: String(this.known.update?.version ?? 0),
      log: String(this.known.log.length),
      chat: String(this.known.chat.length),
    });
    if (this.eyes.seat !== null) query.set("seat", String(this.eyes.seat));
    if (this.eyes.watch) query.set("watch", this.eyes.watch);
    return query.toString();
  }

  private openSocket() {
    const address = new URL(`/api/games/${encodeURIComponent(this.game)}/socket?${this.query()}`, window.location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.socket = socket;
    let opened = false;
    socket.onopen = () => {
      opened = true;
      this.neverOpened = 0;
      this.up();
      if (this.unconfirmed) socket.send(JSON.stringify(this.unconfirmed));
    };
    socket.onmessage = (event) => this.hear(String(event.data));
    socket.onclose = () => {
      if (this.socket !== socket) return;
      if (!opened) this.neverOpened += 1;
      this.down();
    };
  }

  private openStream() {
    const stream = new EventSource(`/api/games/${encodeURIComponent(this.game)}/stream?${this.query()}`);
    this.stream = stream;
    stream.onopen = () => {
      this.up();
      if (this.unconfirmed) void this.post(this.unconfirmed);
    };
    const hear = (event: MessageEvent) => this.hear(String(event.data));
    stream.onmessage = hear;
    stream.addEventListener("update", hear);
    stream.onerror = () => {
      if (this.stream !== stream) return;
      // The browser would ask again with the old counts; we ask with the new ones, and give
      // sockets another chance.
      this.neverOpened = 0;
      this.down();
    };
  }

  private up() {
    this.attempts = 0;
    this.tell.connected(true);
  }

  private down() {
    this.tell.connected(false);
    this.again(this.start);
  }

  private again(what: () => void) {
    if (this.closed) return;
    this.hangUp();
    this.timer = setTimeout(what, backoff(this.attempts, Math.random()));
    this.attempts += 1;
  }

  /** Whoever comes back to the page or the network does not wait for the next attempt. */
  private hurry = () => {
    if (document.visibilityState === "hidden" || this.socket || this.stream || this.attempts === 0) return;
    this.attempts = 0;
    if (this.known.update) this.start();
    else void this.begin();
  };

  private hangUp() {
    clearTimeout(this.timer);
    const { socket, stream } = this;
    this.socket = null;
    this.stream = null;
    if (socket) {
      socket.onmessage = null;
      socket.close();
    }
    stream?.close();
  }

  private hear(text: string) {
    const message = JSON.parse(text) as ({ type?: "update" } & Update) | ({ type: "error" } & Problem);
    if (message.type === "error") {
      this.unconfirmed = null;
      this.tell.refused(message);
    } else {
      this.take(message);
    }
  }

  private take(update: Update) {
    if (this.closed) return;
    const known = learn(this.known, update);
    if (!known) {
      this.known = { ...NOTHING_KNOWN, update: this.known.update };
      this.start();
      return;
    }
    this.known = known;
    if (this.unconfirmed && this.unconfirmed.number !== update.number) this.unconfirmed = null;
    this.tell.learnt(known);
  }

  private async post(command: Command) {
    try {
      const update = await api.command(this.game, command, this.asWhom());
      // A stream brings the update itself, in its place among the others.
      if (!this.stream) this.take(update);
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

/** The game with this id, live, as `<Table>` wants it. */
export function useTable(game: string, eyes: Eyes = {}): Live {
  const seat = eyes.seat ?? null;
  const watch = eyes.watch ?? null;
  const [known, setKnown] = useState<Known>(NOTHING_KNOWN);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [failure, setFailure] = useState<Refusal | null>(null);
  const [offline, setOffline] = useState(false);
  const connection = useRef<Connection | null>(null);

  useEffect(() => {
    setKnown(NOTHING_KNOWN);
    setFailure(null);
    setProblem(null);
    const open = new Connection(game, { seat, watch }, {
      learnt: setKnown,
      refused: setProblem,
      failed: setFailure,
      connected: (yes) => setOffline(!yes),
    });
    connection.current = open;
    return () => open.close();
  }, [game, seat, watch]);

  const send = useCallback((command: Command) => {
    setProblem(null);
    connection.current?.send(command);
  }, []);
  const dismissProblem = useCallback(() => setProblem(null), []);
  const hint = useCallback(() => api.hint(game), [game]);
  return { ...known, send, offline, problem, dismissProblem, failure, hint };
}
