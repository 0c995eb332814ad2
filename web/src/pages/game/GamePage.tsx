import { Guide } from "../../guide/Guide";
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

  if (failure) {
    return failure.status === 404 ? (
      <Notice title="No such game" action={{ text: "To the lobby", to: "/" }}>
        {failure.message} It may have been removed, or the link is incomplete.
      </Notice>
    ) : (
      <Notice title="This table is private" action={{ text: "To the lobby", to: "/" }}>
        {failure.message} Ask one of the players for a link to join or to watch.
      </Notice>
    );
  }
  if (!update) {
    return (
      <p className="loading" role="status">
        Coming to the table…
      </p>
    );
  }
  if (update.game.status === "stranded") return <Stranded game={update.game} />;
  if (!update.scene) {
    return (
      <WaitingRoom update={update} chat={live.chat} send={live.send} watch={watch} problem={live.problem?.message ?? ""} onLeft={() => go("/")} />
    );
  }
  return (
    <div className="game-page">
      <Table
        update={update}
        {...live}
        talk={<Chat chat={live.chat} seat={update.seat} send={live.send} />}
        guide={(scene, log) => <Guide scene={scene} seat={update.seat} log={log} />}
      />
    </div>
  );
}
