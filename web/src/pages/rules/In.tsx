import type { ReactNode } from "react";
import type { Edition } from "../../wire/Edition";
import { capital, listed } from "../words";

/** A note on what only some editions do. */
export function In({ editions, children }: { editions: Edition[]; children: ReactNode }) {
  return (
    <aside className="in">
      <b>{capital(listed(editions))} edition:</b> {children}
    </aside>
  );
}
