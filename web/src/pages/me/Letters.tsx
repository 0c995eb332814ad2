import { type FormEvent, useState } from "react";
import { api } from "../../net/api";
import { Problem } from "../Problem";
import { useDeed } from "../useDeed";
import type { Own } from "./own";
import { TEXTS } from "./texts";

/** Letters about games over days that wait for the reader, where the server sends any. */
export function Letters({ me, onMe }: Own) {
  const { busy, problem, run } = useDeed();
  const { mail } = me;
  const [address, setAddress] = useState("");
  const set = (address: string | null) => run(async () => onMe(await api.mail(address)));
  const want = (event: FormEvent) => {
    event.preventDefault();
    set(address);
  };
  return (
    <section className="devices" aria-label={TEXTS.letters}>
      <h2>{TEXTS.letters}</h2>
      <p>{TEXTS.lettersWhat}</p>
      {mail ? (
        <div className="row">
          <span role="status">{mail.confirmed ? TEXTS.lettersTo(mail.address) : TEXTS.lettersAsked(mail.address)}</span>
          <button type="button" disabled={busy} onClick={() => set(null)}>
            {mail.confirmed ? TEXTS.lettersStop : TEXTS.lettersOther}
          </button>
        </div>
      ) : (
        <form className="row" onSubmit={want}>
          <label>
            {TEXTS.lettersAddress}{" "}
            <input
              type="email"
              autoComplete="email"
              required
              maxLength={254}
              value={address}
              onChange={(event) => setAddress(event.target.value)}
            />
          </label>
          <button type="submit" disabled={busy}>
            {TEXTS.lettersWant}
          </button>
        </form>
      )}
      <Problem text={problem} />
    </section>
  );
}
