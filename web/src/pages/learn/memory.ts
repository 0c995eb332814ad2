/** Which lessons have been done in this browser. */

import { useCallback } from "react";
import { recall, useMemory } from "../../memory";

const DONE = "lessons";

const read = (written: string | null) => new Set((written ?? "").split(" ").filter(Boolean));

/** The lessons that are done, and a way to add one. */
export function useDoneLessons(): [ReadonlySet<string>, (id: string) => void] {
  const [written, write] = useMemory(DONE);
  const add = useCallback((id: string) => write([...read(recall(DONE)).add(id)].join(" ")), [write]);
  return [read(written), add];
}
