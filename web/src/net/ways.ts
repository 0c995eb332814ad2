/**
 * The ways to hear of a game, the best first. What comes between browser and server may let some
 * of them through and not others.
 */

import type { Update } from "../wire/Update";
import { type News, reader } from "./changes";

/** What is told about a way that was gone. */
export interface Ears {
  /** It has got through. */
  opened(): void;
  heard(news: News): void;
  /** It has ended, or never got through. Told once, and not after `close`. */
  ended(): void;
}

/** A way that is being gone. */
export interface Way {
  close(): void;
  /** Sends a command along it; false where commands have to go by themselves. */
  send(command: string): boolean;
}

/** `query` says how one looks and what is known already, each time it is called. */
type Go = (path: string, query: () => string, ears: Ears) => Way;

/** How long a way may take until something is heard on it, in milliseconds. */
const SILENCE = 10_000;
/** How long the server may wait for news before it answers a plain request, in seconds. */
const WAIT = 20;

/** Lets a way end once, and never after it was closed. */
function once(ears: Ears, close: () => void) {
  let over = false;
  const finish = (tell: boolean) => {
    if (over) return;
    over = true;
    clearTimeout(timer);
    close();
    if (tell) ears.ended();
  };
  const timer = setTimeout(() => finish(true), SILENCE);
  return {
    opened: () => {
      clearTimeout(timer);
      if (!over) ears.opened();
    },
    heard: (news: News) => {
      if (!over) ears.heard(news);
    },
    ended: () => finish(true),
    close: () => finish(false),
  };
}

/**
 * Browsers complain of a socket that is closed before it is open, so that is waited for; but not for ever where
 * something on the way swallows it, as others to the same server would have to wait behind it.
 */
function hangUp(line: WebSocket) {
  if (line.readyState !== WebSocket.CONNECTING) return line.close();
  const close = () => {
    clearTimeout(timer);
    line.close();
  };
  const timer = setTimeout(close, SILENCE);
  line.onopen = close;
  line.onclose = () => clearTimeout(timer);
}

export const socket: Go = (path, query, ears) => {
  const address = new URL(`${path}/socket?${query()}&patch=1`, window.location.href);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  const line = new WebSocket(address);
  const way = once(ears, () => hangUp(line));
  const read = reader();
  line.onopen = way.opened;
  line.onmessage = (event) => way.heard(read(String(event.data)));
  line.onclose = way.ended;
  return {
    close: way.close,
    send: (command) => {
      if (line.readyState !== WebSocket.OPEN) return false;
      line.send(command);
      return true;
    },
  };
};

export const stream: Go = (path, query, ears) => {
  const line = new EventSource(`${path}/stream?${query()}&patch=1`);
  const way = once(ears, () => line.close());
  const read = reader();
  let first = true;
  line.onmessage = (event) => {
    // Some proxies let a stream open and then keep it to themselves: it is open once it is heard.
    if (first) way.opened();
    first = false;
    way.heard(read(String(event.data)));
  };
  // The browser would ask again with the old counts; whoever listens asks with the new ones.
  line.onerror = way.ended;
  return { close: way.close, send: () => false };
};

export const poll: Go = (path, query, ears) => {
  const stop = new AbortController();
  const way = once(ears, () => stop.abort());
  const ask = async () => {
    for (let wait = 0; !stop.signal.aborted; wait = WAIT) {
      const answer = await fetch(`${path}?${query()}&wait=${wait}`, { credentials: "same-origin", signal: stop.signal });
      if (!answer.ok) return way.ended();
      const update = (await answer.json()) as Update;
      if (wait === 0) way.opened();
      way.heard({ ...update, type: "update" });
    }
  };
  ask().catch(way.ended);
  return { close: way.close, send: () => false };
};

export const WAYS: readonly Go[] = [socket, stream, poll];
