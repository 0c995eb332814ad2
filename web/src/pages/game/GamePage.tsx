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
        Coming to the table…
      </p>
    );
  }
  if (update.game.status === "stranded") return <Stranded update={update} log={live.log} />;
  if (!update.scene && update.game.status === "over") {
    return (
      <Notice title="This game is over" action={{ text: "To the lobby", to: "/" }}>
        {update.game.result}. It was played by rules that this server does not have any more, so only its result is left to see.
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
  return (
    <div className="game-page">
      <Table
        update={update}
        {...live}
        talk={<Chat chat={live.chat} seat={update.seat} send={live.send} />}
        guide={(scene) => <Guide scene={scene} seat={update.seat} />}
      />
    </div>
  );
}

/** Why there is no game to show, and what to do about it. */
function Missing({ failure }: { failure: Refusal }) {
  const [title, advice] =
    failure.status === 404
      ? ["No such game", "It may have been removed, or the link is incomplete."]
      : failure.code === "stranded"
        ? [
            "This game cannot go on as it was",
            "Begin another one, or ask whoever runs this server for the version it was begun with.",
          ]
        : ["This table is private", "Ask one of the players for a link to join or to watch."];
  return (
    <Notice title={title} action={{ text: "To the lobby", to: "/" }}>
      {failure.message} {advice}
    </Notice>
  );
}
