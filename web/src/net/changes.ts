/** Updates that come as what has changed since the last one, put together again. */

import type { Changes } from "../wire/Changes";
import type { Message } from "../wire/Message";
import type { Update } from "../wire/Update";

/** An update, or why a command was refused. */
export type News = Exclude<Message, { type: "changes" }>;

type Members = Record<string, unknown>;

/**
 * What a value is after a change. `null` changes nothing; `[value]` puts another in its place;
 * `[place, count, values]` replaces some of a list; `[count, origins]` keeps so many of a list, and says
 * where the others come from; an object changes members by name or place, and `0` takes one away. What has
 * not changed stays the same thing, so that nothing is drawn again for it.
 */
export function apply(value: unknown, change: unknown): unknown {
  if (change === null) return value;
  if (Array.isArray(change)) {
    if (change.length === 1) return change[0];
    if (change.length === 2) {
      const list = value as unknown[];
      const [count, origins] = change as [number, (number | unknown[])[]];
      return [...list.slice(0, count), ...origins.map((origin) => comeFrom(list, origin))];
    }
    const [place, count, values] = change as [number, number, unknown[]];
    return (value as unknown[]).toSpliced(place, count, ...values);
  }
  const whole = Array.isArray(value) ? ([...value] as unknown as Members) : { ...(value as Members) };
  for (const [name, part] of Object.entries(change as Members)) {
    if (part === 0) delete whole[name];
    else whole[name] = apply(whole[name], part);
  }
  return whole;
}

/** A member of a list: what was at a place, the same after a change, or something new. */
function comeFrom(list: unknown[], origin: number | unknown[]): unknown {
  if (typeof origin === "number") return list[origin];
  return origin.length === 1 ? origin[0] : apply(list[origin[0] as number], origin[1]);
}

/** Reads what one connection says, each message after the one before it. */
export function reader(): (text: string) => News {
  let last: Update | null = null;
  // The scene in which something was last asked.
  let asking: Update["scene"] = null;
  const whole = ({ update, scene, asked, log, chat }: Changes): Update => {
    if (!last) throw new Error("changes came before there was anything to change");
    const rest = apply({ ...last, scene: null }, update) as Update;
    return { ...rest, scene: apply(asked ? asking : last.scene, scene) as Update["scene"], log, chat };
  };
  return (text) => {
    const message = JSON.parse(text) as Message;
    if (message.type === "error") return message;
    last = message.type === "changes" ? whole(message) : message;
    if (last.scene?.question?.answers.length) asking = last.scene;
    return { ...last, type: "update" };
  };
}
