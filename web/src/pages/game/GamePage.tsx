import { useEffect } from "react";
import { Guide } from "../../guide/Guide";
import type { Refusal } from "../../net/api";
import { remember } from "../../net/deal";
import { useTable } from "../../net/table";
import { go } from "../../route";
import { Chat } from "../../table/Chat";
import { Table } from "../../table/Table";
import { Notice } from "../Notice";
import { Stranded } from "./Stranded";
import { TEXTS } from "./texts";
import { WaitingRoom } from "./WaitingRoom";
import "./game.css";

/** A game: waiting for players, being played or watched, or over. */
export function GamePage({ id, watch }: { id: string; watch: string | null }) {
  const { update, failure, ...live } = useTable(id, { watch });
  const deal = update?.game.deal ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a deal is promised once.
  useEffect(() => {
    if (update) remember(update.game);
  }, [deal]);

  if (failure) return <Missing failure={failure} />;
  if (!update) {
    return (
      <p className="loading" role="status">
        {TEXTS.coming}
      </p>
    );
  }
  if (update.game.status === "stranded") return <Stranded update={update} log={live.log} />;
  if (!update.scene && update.game.status === "over") {
    return (
      <Notice title={TEXTS.overTitle} action={{ text: TEXTS.toLobby, to: "/" }}>
        {TEXTS.overLost(update.game.result)}
      </Notice>
    );
  }
  if (!update.scene) {
    return (
      <WaitingRoom
        update={update}
        chat={live.chat}
        send={live.send}
        watch={watch}
        problem={live.problem?.message ?? ""}
        onLeft={() => go("/")}
      />
    );
  }
  // Bots among themselves have nothing to say, and nobody hears what is said to them.
  const exhibition = update.game.seats.every((seat) => seat.bot !== null && !seat.replaced);
  return (
    <div className="game-page">
      <Table
        update={update}
        {...live}
        {...(!exhibition && { talk: <Chat chat={live.chat} update={update} send={live.send} /> })}
        guide={(scene) => <Guide scene={scene} seat={update.seat} />}
      />
    </div>
  );
}

/** Why there is no game to show, and what to do about it. */
function Missing({ failure }: { failure: Refusal }) {
  const [title, advice] =
    failure.status === 404
      ? [TEXTS.unknown, TEXTS.unknownWhat]
      : failure.code === "stranded"
        ? [TEXTS.strandedTitle, TEXTS.strandedAdvice]
        : [TEXTS.privateTable, TEXTS.privateWhat];
  return (
    <Notice title={title} action={{ text: TEXTS.toLobby, to: "/" }}>
      {failure.message} {advice}
    </Notice>
  );
}
