import { useCallback, useState } from "react";
import { sentence } from "../net/api";

/**
 * Something to do on the server that takes a moment: whether it is under way, and the sentence to
 * show if it was refused. A second click meanwhile does nothing.
 */
export function useDeed(): { busy: boolean; problem: string; run: (deed: () => Promise<void>) => void } {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const run = useCallback((deed: () => Promise<void>) => {
    setBusy(true);
    setProblem("");
    deed()
      .catch((error: unknown) => setProblem(sentence(error)))
      .finally(() => setBusy(false));
  }, []);
  return { busy, problem, run };
}
