import type { ReactNode } from "react";
import type { Edition } from "../../wire/Edition";
import { TEXTS } from "./texts";

/** A note on what only some editions do. */
export function In({ editions, children }: { editions: Edition[]; children: ReactNode }) {
  return (
    <aside className="in">
      <b>{TEXTS.editions(editions)}</b> {children}
    </aside>
  );
}
