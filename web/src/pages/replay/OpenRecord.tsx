import { type DragEvent, useState } from "react";
import { sentence } from "../../net/api";
import { Go } from "../../route";
import { Problem } from "../Problem";
import { type Opened, open } from "./record";
import { TEXTS } from "./texts";

/** Choosing a record: a file, or pasted text. */
export function OpenRecord({ opened }: { opened: (record: Opened) => void }) {
  const [text, setText] = useState("");
  const [problem, setProblem] = useState("");
  const [over, setOver] = useState(false);

  const take = (written: string) => {
    try {
      opened(open(written));
    } catch (error) {
      setProblem(sentence(error));
    }
  };
  const takeFile = (file: File | undefined) => {
    if (file) void file.text().then(take, (error: unknown) => setProblem(sentence(error)));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    takeFile(event.dataTransfer.files[0]);
  };

  return (
    <div className="open-record">
      <div className="page-head">
        <h1>{TEXTS.title}</h1>
        <p>{TEXTS.about}</p>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: whoever cannot drop a file chooses it, right here. */}
      <div
        className={over ? "drop-zone over" : "drop-zone"}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <p>{TEXTS.drop}</p>
        <label className="button primary">
          {TEXTS.choose}
          <input
            type="file"
            accept=".json,application/json"
            className="unseen"
            onChange={(event) => takeFile(event.target.files?.[0])}
          />
        </label>
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          take(text);
        }}
      >
        <label className="field wide">
          {TEXTS.paste}
          <textarea
            rows={5}
            value={text}
            onChange={(event) => setText(event.target.value)}
            spellCheck={false}
            placeholder={TEXTS.pasteSample}
          />
        </label>
        <button type="submit" disabled={!text.trim()}>
          {TEXTS.open}
        </button>
      </form>
      <Problem text={problem} />
      <p className="dim">
        {TEXTS.whereRecords[0]}
        <Go to="/me">{TEXTS.whereRecords[1]}</Go>
        {TEXTS.whereRecords[2]}
        <code>{TEXTS.program}</code>
        {TEXTS.whereRecords[3]}
      </p>
    </div>
  );
}
