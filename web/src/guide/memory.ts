/** What the guide remembers in this browser: whether it is wanted, and what has been read. */

import { useCallback } from "react";
import { keep, useMemory } from "../memory";
import type { Topic } from "./hints";

const WANTED = "guide";
const READ = "guide.read";

/** The topics that have been read, and a way to add one. */
export function useReadTopics(): [ReadonlySet<Topic>, (topic: Topic) => void] {
  const [written] = useMemory(READ);
  const read = new Set((written ?? "").split(" ").filter(Boolean) as Topic[]);
  return [read, (topic) => keep(READ, [...read, topic].join(" "))];
}

/** Whether the guide is wanted, and a way to say so. Asking for it anew forgets what was read. */
export function useGuideOn(): [boolean, (on: boolean) => void] {
  const [written, write] = useMemory(WANTED);
  const set = useCallback(
    (on: boolean) => {
      if (on) keep(READ, "");
      write(on ? "on" : "off");
    },
    [write],
  );
  return [written !== "off", set];
}
