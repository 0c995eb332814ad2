import { useEffect, useState } from "react";
import { api, Refusal } from "../../net/api";
import { go } from "../../route";
import type { GameInfo } from "../../wire/GameInfo";
import { Notice } from "../Notice";
import { useTitle } from "../title";
import { freeSeats, kindOf } from "../words";
import { SeatList } from "./SeatList";
import { TakeSeat } from "./TakeSeat";
import "../pages.css";
import "./game.css";

/** Where an invite link leads: who is there already, and a free seat. */
export function JoinPage({ id, invite }: { id: string; invite: string }) {
  useTitle("Join");
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
      <Notice title="This link leads nowhere" action={{ text: "To the lobby", to: "/" }}>
        {missing.message}
      </Notice>
    );
  }
  if (game && freeSeats(game) === 0) {
    return (
      <Notice title="All seats are taken" action={{ text: "To the lobby", to: "/" }}>
        Somebody was faster. Ask for a link to watch, or open a table of your own.
      </Notice>
    );
  }
  return (
    <section className="join panel">
      <h1>You are invited to a game</h1>
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
