import { useEffect, useState } from "react";
import { api, Refusal } from "../../net/api";
import { go } from "../../route";
import type { GameInfo } from "../../wire/GameInfo";
import { Notice } from "../Notice";
import { useTitle } from "../title";
import { freeSeats, kindOf } from "../words";
import { SeatList } from "./SeatList";
import { TakeSeat } from "./TakeSeat";
import { TEXTS } from "./texts";
import "../pages.css";
import "./game.css";

/** Where an invite link leads: who is there already, and a free seat. */
export function JoinPage({ id, invite }: { id: string; invite: string }) {
  useTitle(TEXTS.joinTitle);
  const [game, setGame] = useState<GameInfo | null>(null);
  const [missing, setMissing] = useState<Refusal | null>(null);

  useEffect(() => {
    const stop = new AbortController();
    api.look(id, { invite }, stop.signal).then(
      ({ game }) => {
        // Who sits there already, or comes when all seats are taken, goes to the table itself.
        if (game.seats.some((seat) => seat.mine)) go(`/game/${id}`, { replace: true });
        else setGame(game);
      },
      (error: unknown) => {
        if (error instanceof Refusal && error.code !== "offline") setMissing(error);
      },
    );
    return () => stop.abort();
  }, [id, invite]);

  if (missing) {
    return (
      <Notice title={TEXTS.wrongLink} action={{ text: TEXTS.toLobby, to: "/" }}>
        {missing.message}
      </Notice>
    );
  }
  if (game && freeSeats(game) === 0) {
    return (
      <Notice title={TEXTS.full} action={{ text: TEXTS.toLobby, to: "/" }}>
        {TEXTS.fullWhat}
      </Notice>
    );
  }
  return (
    <section className="join panel">
      <h1>{TEXTS.invited}</h1>
      {game && (
        <>
          <p className="dim">{kindOf(game)}</p>
          <SeatList game={game} />
        </>
      )}
      <TakeSeat game={game} id={id} invite={invite} />
    </section>
  );
}
