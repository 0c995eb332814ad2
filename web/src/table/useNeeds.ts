import { useEffect, useMemo, useState } from "react";
import { useVocabulary } from "../words/say";
import { canvasRuler, measurer, type Needs } from "./measure";

/** Whether the letters are there that cards are measured by. */
let loaded = false;
const FACES = ["480 13px 'Source Sans 3'", "540 13px 'Source Sans 3'", "800 14px 'Alegreya Sans'"];

function useLetters(): boolean {
  const [there, setThere] = useState(loaded);
  useEffect(() => {
    if (loaded) return;
    let gone = false;
    // Without them, whatever stands in for them is measured.
    Promise.all(FACES.map((face) => document.fonts.load(face)))
      .catch(() => [])
      .then(() => {
        loaded = true;
        if (!gone) setThere(true);
      });
    return () => {
      gone = true;
    };
  }, []);
  return there;
}

/** One for each vocabulary, kept while the page is open: cards do not change. */
const kept = new Map<string, Needs>();

/** How much room cards need, in the words of this table. */
export function useNeeds(): Needs {
  const vocabulary = useVocabulary();
  const letters = useLetters();
  return useMemo(() => {
    const key = `${vocabulary} ${letters}`;
    const found = kept.get(key) ?? measurer(canvasRuler(), vocabulary);
    kept.set(key, found);
    return found;
  }, [vocabulary, letters]);
}
