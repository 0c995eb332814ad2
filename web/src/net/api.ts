/** The server's JSON API, typed. Every refusal becomes a `Refusal` with a sentence to show. */

import type { AddPasskey } from "../wire/AddPasskey";
import type { AskPasskey } from "../wire/AskPasskey";
import type { Came } from "../wire/Came";
import type { CardInfo } from "../wire/CardInfo";
import type { Come } from "../wire/Come";
import type { Command } from "../wire/Command";
import type { ConfirmMail } from "../wire/ConfirmMail";
import type { Edition } from "../wire/Edition";
import type { Find } from "../wire/Find";
import type { Frame } from "../wire/Frame";
import type { GameInfo } from "../wire/GameInfo";
import type { GoAway } from "../wire/GoAway";
import type { Hint } from "../wire/Hint";
import type { Join } from "../wire/Join";
import type { MadePasskey } from "../wire/MadePasskey";
import type { Me } from "../wire/Me";
import type { NewBan } from "../wire/NewBan";
import type { NewGame } from "../wire/NewGame";
import type { NewLink } from "../wire/NewLink";
import type { NewMail } from "../wire/NewMail";
import type { NewPush } from "../wire/NewPush";
import type { NewReport } from "../wire/NewReport";
import type { NoPasskey } from "../wire/NoPasskey";
import type { NoPush } from "../wire/NoPush";
import type { Operations } from "../wire/Operations";
import type { OwnName } from "../wire/OwnName";
import type { Problem } from "../wire/Problem";
import type { Profile } from "../wire/Profile";
import type { PushKey } from "../wire/PushKey";
import type { Reviewing } from "../wire/Reviewing";
import type { Revoke } from "../wire/Revoke";
import type { Seated } from "../wire/Seated";
import type { ServerInfo } from "../wire/ServerInfo";
import type { Set as CardSet } from "../wire/Set";
import type { ShunSeat } from "../wire/ShunSeat";
import type { Strength } from "../wire/Strength";
import type { Update } from "../wire/Update";
import type { UsePasskey } from "../wire/UsePasskey";

/**
 * A record as it is written. It stays text from end to end: its seed is a 64-bit number, which
 * would lose its last digits in a JavaScript number, and the game would be dealt differently.
 */
export type RecordText = string;

/** A request was refused, or did not get through. */
export class Refusal extends Error {
  constructor(
    /** A word for programs: the server's, or `offline`. */
    readonly code: string,
    message: string,
    /** The HTTP status; 0 if nothing came back. */
    readonly status: number,
  ) {
    super(asSentence(message));
    this.name = "Refusal";
  }
}

/** The server's messages are clauses, to be put behind a colon; alone they stand as sentences. */
export function asSentence(clause: string): string {
  const begun = clause.charAt(0).toUpperCase() + clause.slice(1);
  return /[.!?]$/.test(begun) ? begun : `${begun}.`;
}

/** Anything thrown, as a sentence for people. */
export function sentence(problem: unknown): string {
  return problem instanceof Error ? problem.message : String(problem);
}

async function request(path: string, init: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, { credentials: "same-origin", ...init });
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new Refusal("offline", "The server is not responding. Is it running?", 0);
  }
  if (response.ok) return response;
  const body = (await response.json().catch(() => null)) as { error?: Problem } | null;
  throw new Refusal(
    body?.error?.code ?? "http",
    body?.error?.message ?? `The server answered ${response.status}.`,
    response.status,
  );
}

async function get<T>(path: string, signal?: AbortSignal): Promise<T> {
  return (await request(path, signal ? { signal } : {})).json() as Promise<T>;
}

/** `body` is JSON already. */
async function post<T>(path: string, body: string, signal?: AbortSignal): Promise<T> {
  const init: RequestInit = { method: "POST", headers: { "content-type": "application/json" }, body };
  if (signal) init.signal = signal;
  return (await request(path, init)).json() as Promise<T>;
}

/** As whom one looks at a game, by a seat of one's own or by the secret of a link, and what one knows of it. */
interface Eyes {
  seat?: number;
  watch?: string;
  invite?: string;
  version?: number;
  log?: number;
  chat?: number;
}

export function query(eyes: Eyes): string {
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(eyes)) if (value !== undefined && value !== "") asked.set(name, String(value));
  return asked.toString();
}

const game = (id: string) => `/api/games/${encodeURIComponent(id)}`;

/** JSON of an object with a field of ready-made JSON put in front. */
function withRaw(field: string, raw: string, rest: object): string {
  const others = JSON.stringify(rest).slice(1, -1);
  return `{${JSON.stringify(field)}:${raw}${others && `,${others}`}}`;
}

async function operate(path: string, secret: string, body: object | null, signal?: AbortSignal): Promise<Operations> {
  const init: RequestInit = secret ? { headers: { authorization: `Bearer ${secret}` } } : {};
  if (body) Object.assign(init, { method: "POST", body: JSON.stringify(body) });
  if (signal) init.signal = signal;
  return (await request(`/api/operator${path}`, init)).json() as Promise<Operations>;
}

export const api = {
  info: () => get<ServerInfo>("/api/info"),
  cards: (edition: Edition, set: CardSet) => get<CardInfo[]>(`/api/cards/${edition}/${set}`),
  me: (signal?: AbortSignal) => get<Me>("/api/me", signal),
  /** A name of one's own. */
  ownName: (name: string) => post<Me>("/api/me/name", JSON.stringify({ name } satisfies OwnName)),
  /** The strongest in a kind of game. */
  ladder: (kind: string, signal?: AbortSignal) => get<Strength[]>(`/api/ladder/${encodeURIComponent(kind)}`, signal),
  /** What everybody may know of whoever has a name. */
  profile: (name: string, signal?: AbortSignal) => get<Profile>(`/api/people/${encodeURIComponent(name)}`, signal),
  /** A link that makes one known on one more device. */
  link: () => post<NewLink>("/api/me/link", "{}"),
  /** Known on this device from now on, by such a link. */
  come: (link: string) => post<Came>("/api/me/come", JSON.stringify({ link } satisfies Come)),
  /** A device or link stands for nobody any more; without one, all but this device. */
  revoke: (key: string | null) => post<Me>("/api/me/revoke", JSON.stringify({ key } satisfies Revoke)),
  /** Nobody any more: name and words are taken out of all games. */
  forget: () => post<Me>("/api/me/forget", "{}"),
  /** What a browser has to know to make a passkey, and what it made. */
  beginPasskey: () => post<AddPasskey>("/api/me/passkeys/begin", "{}"),
  addPasskey: (made: MadePasskey) => post<Me>("/api/me/passkeys", JSON.stringify(made)),
  removePasskey: (id: string) => post<Me>("/api/me/passkeys/remove", JSON.stringify({ id } satisfies NoPasskey)),
  /** What a browser has to know to ask for a passkey; known on this device from now on by it. */
  askPasskey: () => post<AskPasskey>("/api/me/passkeys/ask", "{}"),
  comeByPasskey: (used: UsePasskey) => post<Came>("/api/me/passkeys/come", JSON.stringify(used)),
  /** Letters to an address about games that wait, or no more of them. */
  mail: (address: string | null) => post<Me>("/api/me/mail", JSON.stringify({ address } satisfies NewMail)),
  /** That the address is right; that no more are wanted. */
  confirmMail: (link: string) => post<null>("/api/me/mail/confirm", JSON.stringify({ link } satisfies ConfirmMail)),
  stopMail: (link: string) => post<null>(`/api/me/mail/stop/${encodeURIComponent(link)}`, "{}"),
  /** To be away until a time, or back. */
  vacation: (until: number | null) => post<Me>("/api/me/vacation", JSON.stringify({ until } satisfies GoAway)),
  /** What a browser has to know to be told by this server. */
  pushKey: () => get<PushKey>("/api/push"),
  push: (browser: NewPush) => post<Me>("/api/me/push", JSON.stringify(browser)),
  unpush: (endpoint: string) => post<Me>("/api/me/unpush", JSON.stringify({ endpoint } satisfies NoPush)),
  /** Not to hear or meet the player at a seat, or to do so again. */
  shun: (id: string, shun: ShunSeat, eyes: Eyes = {}) => post<Update>(`${game(id)}/shun?${query(eyes)}`, JSON.stringify(shun)),
  unshun: (id: string) => post<Me>("/api/me/unshun", JSON.stringify({ id })),
  /** Tells whoever runs the server about the player at a seat. */
  report: (id: string, report: NewReport, eyes: Eyes = {}) =>
    post<null>(`${game(id)}/report?${query(eyes)}`, JSON.stringify(report)),
  /** For whoever runs the server, who proves it by a secret or by being on the same machine. */
  operations: (secret: string, signal?: AbortSignal) => operate("", secret, null, signal),
  ban: (secret: string, ban: Partial<NewBan>) => operate("/ban", secret, ban),
  lift: (secret: string, id: string) => operate("/lift", secret, { id }),
  close: (secret: string, id: string) => operate("/close", secret, { id }),
  games: (signal?: AbortSignal) => get<GameInfo[]>("/api/games", signal),
  /** The game that bots play for whoever looks in. */
  exhibition: (signal?: AbortSignal) => get<GameInfo>("/api/exhibition", signal),

  /** Begins a game: a fresh deal, or from a place in a recorded one. */
  create(
    setup: Omit<NewGame, "from" | "lesson"> & { lesson?: boolean },
    from?: { record: RecordText; moves: number },
  ): Promise<Seated> {
    const body = from ? withRaw("from", withRaw("record", from.record, { moves: from.moves }), setup) : JSON.stringify(setup);
    return post<Seated>("/api/games", body);
  },

  /** A game with whoever waits for one of this kind, or one to wait at. */
  find: (wanted: Find) => post<Seated>("/api/find", JSON.stringify(wanted)),

  join: (id: string, join: Join) => post<Seated>(`${game(id)}/join`, JSON.stringify(join)),

  /** One look at a game, without staying connected. */
  look: (id: string, eyes: Eyes = {}, signal?: AbortSignal) => get<Update>(`${game(id)}?${query(eyes)}`, signal),

  command: (id: string, command: Command, eyes: Eyes = {}) => post<Update>(`${game(id)}?${query(eyes)}`, JSON.stringify(command)),
  hint: (id: string) => post<Hint>(`${game(id)}/hint`, "{}"),

  /** The record of a game that is over. */
  record: async (id: string): Promise<RecordText> => (await request(`${game(id)}/record`)).text(),

  /** What a search thinks of a game that is over, or how far that is. */
  reviewGame: (id: string, eyes: Eyes = {}) => post<Reviewing>(`${game(id)}/review?${query(eyes)}`, "{}"),
  /** The same of a record. */
  reviewRecord: (record: RecordText) => post<Reviewing>("/api/review", record),
  /** How far a review is that was asked for. */
  review: (key: string, signal?: AbortSignal) => get<Reviewing>(`/api/review/${encodeURIComponent(key)}`, signal),

  /** A recorded game after so many moves, through the eyes of a seat or with everything open. */
  replay: (record: RecordText, moves: number, seat: number | null, signal?: AbortSignal) =>
    post<Frame>("/api/replay", withRaw("record", record, { moves, seat }), signal),
};
