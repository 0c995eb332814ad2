import { api } from "../../net/api";
import { go } from "../../route";
import { Problem } from "../Problem";
import { useTitle } from "../title";
import { useDeed } from "../useDeed";
import "../pages.css";

/** Being known on this device. It takes a click, so that no preview of the link uses it up. */
export function ComePage({ link }: { link: string }) {
  useTitle("Another device");
  const { busy, problem, run } = useDeed();
  const come = () =>
    run(async () => {
      await api.come(link);
      go("/me", { replace: true });
    });
  return (
    <section className="panel" aria-labelledby="come">
      <h1 id="come">Be yourself here, too</h1>
      <p>
        Whoever made this link will be known on this device, with their games. If you have played here before as somebody else,
        this browser forgets it.
      </p>
      <button type="button" className="primary" disabled={busy} onClick={come}>
        It is my link
      </button>
      <Problem text={problem} />
    </section>
  );
}
