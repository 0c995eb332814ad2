import { useEffect, useState } from "react";
import { api, sentence } from "../../net/api";
import { Notice } from "../Notice";
import { useTitle } from "../title";
import { OpenRecord } from "./OpenRecord";
import { type Opened, open } from "./record";
import { Viewer } from "./Viewer";
import "../pages.css";
import "./replay.css";

/** Looking at a recorded game: one that was played here, or a file. */
export function ReplayPage({ id }: { id: string | null }) {
  useTitle("Replay");
  const [record, setRecord] = useState<Opened | null>(null);
  const [problem, setProblem] = useState("");

  useEffect(() => {
    if (id === null) return;
    let gone = false;
    api.record(id).then(
      (text) => !gone && setRecord(open(text)),
      (error: unknown) => !gone && setProblem(sentence(error)),
    );
    return () => {
      gone = true;
    };
  }, [id]);

  if (record) return <Viewer record={record} game={id} close={id === null ? () => setRecord(null) : null} />;
  if (id === null) return <OpenRecord opened={setRecord} />;
  if (problem) {
    return (
      <Notice title="No replay" action={{ text: "To the lobby", to: "/" }}>
        {problem} A game can be replayed once it is over.
      </Notice>
    );
  }
  return (
    <p className="loading" role="status">
      Fetching the record…
    </p>
  );
}
