import { useMemory } from "../memory";

/** What the reader wants to be called; remembered in this browser. */
export function useMyName(): [string, (name: string) => void] {
  const [name, setName] = useMemory("name");
  return [name ?? "", setName];
}

/** As many letters as the server takes. */
export const LONGEST_NAME = 24;
