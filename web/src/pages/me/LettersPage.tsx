import { useEffect, useState } from "react";
import { api } from "../../net/api";
import { Problem } from "../Problem";
import { useTitle } from "../title";
import { useDeed } from "../useDeed";
import { TEXTS } from "./texts";
import "../pages.css";

/** Where the link to confirm an address leads. It takes a click, so that no preview of the link confirms it. */
export function ConfirmPage({ link }: { link: string }) {
  useTitle(TEXTS.letters);
  const { busy, problem, run } = useDeed();
  const [done, setDone] = useState(false);
  const confirm = () =>
    run(async () => {
      await api.confirmMail(link);
      setDone(true);
    });
  return (
    <section className="panel" aria-labelledby="letters">
      <h1 id="letters">{TEXTS.confirmHead}</h1>
      <p role="status">{done ? TEXTS.confirmed : TEXTS.confirmWhat}</p>
      {!done && (
        <button type="button" className="primary" disabled={busy} onClick={confirm}>
          {TEXTS.confirmGo}
        </button>
      )}
      <Problem text={problem} />
    </section>
  );
}

/** Where the link in every letter leads: the click in the letter was enough. */
export function StopPage({ link }: { link: string }) {
  useTitle(TEXTS.letters);
  const { problem, run } = useDeed();
  const [done, setDone] = useState(false);
  useEffect(
    () =>
      run(async () => {
        await api.stopMail(link);
        setDone(true);
      }),
    [link, run],
  );
  return (
    <section className="panel" aria-labelledby="letters">
      <h1 id="letters">{TEXTS.letters}</h1>
      <p role="status">{done ? TEXTS.stopped : TEXTS.stopping}</p>
      <Problem text={problem} />
    </section>
  );
}
