import type { Me } from "../../wire/Me";

/** What a part of the reader's own page is about, and whom it tells what the server says since. */
export interface Own {
  me: Me;
  onMe: (me: Me) => void;
}

/** Whether the server knows the reader: to others it says nothing, not even how long they could be away. */
export function isKnown({ games, keys, passkeys, mail, own_name, shunned, vacation }: Me): boolean {
  const anything = [games, keys, passkeys, shunned].some((list) => list.length > 0);
  return anything || mail !== null || own_name !== null || vacation.until !== null || vacation.left > 0;
}
