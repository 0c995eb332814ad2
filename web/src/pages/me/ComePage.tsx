import { api } from "../../net/api";
import { go } from "../../route";
import { Problem } from "../Problem";
import { useTitle } from "../title";
import { useDeed } from "../useDeed";
import { TEXTS } from "./texts";
import "../pages.css";

/** Being known on this device. It takes a click, so that no preview of the link uses it up. */
export function ComePage({ link }: { link: string }) {
  useTitle(TEXTS.comeTitle);
  const { busy, problem, run } = useDeed();
  const come = () =>
    run(async () => {
      await api.come(link);
      go("/me", { replace: true });
    });
  return (
    <section className="panel" aria-labelledby="come">
      <h1 id="come">{TEXTS.comeHead}</h1>
      <p>{TEXTS.comeWhat}</p>
      <button type="button" className="primary" disabled={busy} onClick={come}>
        {TEXTS.comeGo}
      </button>
      <Problem text={problem} />
    </section>
  );
}
