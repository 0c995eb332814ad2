import { type FormEvent, useState } from "react";
import { api } from "../../net/api";
import { go } from "../../route";
import type { GameInfo } from "../../wire/GameInfo";
import { Problem } from "../Problem";
import { useDeed } from "../useDeed";
import { LONGEST_NAME, useMyName } from "../useMyName";
import { isFree } from "../words";
import { TEXTS } from "./texts";

/** Taking a free seat: a name, and which seat if there is a choice. */
export function TakeSeat({ game, invite, id }: { game: GameInfo | null; invite: string | null; id?: string }) {
  const [name, setName] = useMyName();
  const [seat, setSeat] = useState<number | null>(null);
  const { busy, problem, run } = useDeed();
  const free = game?.seats.flatMap((one, i) => (isFree(one) ? [i] : [])) ?? [];
  const at = game?.id ?? id ?? "";

  const join = (event: FormEvent) => {
    event.preventDefault();
    run(async () => {
      await api.join(at, { name: name.trim() || TEXTS.guest, seat, invite });
      // Also from the game's own address: coming anew, the connection knows the new seat.
      if (window.location.pathname === `/game/${at}`) window.location.reload();
      else go(`/game/${at}`, { replace: true });
    });
  };

  return (
    <form className="take-seat" onSubmit={join}>
      <label className="field">
        {TEXTS.name}
        <input
          value={name}
          onChange={(event) => setName(event.target.value)}
          placeholder={TEXTS.guest}
          maxLength={LONGEST_NAME}
          autoComplete="nickname"
        />
      </label>
      {free.length > 1 && (
        <label className="field">
          {TEXTS.seat}
          <select value={seat ?? ""} onChange={(event) => setSeat(event.target.value === "" ? null : Number(event.target.value))}>
            <option value="">{TEXTS.anySeat}</option>
            {free.map((one) => (
              <option key={one} value={one}>
                {one + 1}
              </option>
            ))}
          </select>
        </label>
      )}
      <button type="submit" className="primary" disabled={busy}>
        {TEXTS.takeSeat}
      </button>
      <Problem text={problem} />
    </form>
  );
}
