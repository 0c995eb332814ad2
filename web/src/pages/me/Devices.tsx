import { useState } from "react";
import { api } from "../../net/api";
import { go } from "../../route";
import type { Me } from "../../wire/Me";
import { CopyLink } from "../game/CopyLink";
import { Problem } from "../Problem";
import { useDeed } from "../useDeed";
import { ago } from "../words";

/** Where the reader is known, how to be known elsewhere, and how to be known no more. */
export function Devices({ me }: { me: Me }) {
  const { busy, problem, run } = useDeed();
  const [path, setPath] = useState<string | null>(null);
  const [keys, setKeys] = useState(me.keys);
  const revoke = (key: string | null) => run(async () => setKeys((await api.revoke(key)).keys));
  const forget = () =>
    run(async () => {
      const sure =
        "Your name and what you said are taken out of all games here, and a bot plays on for you. This cannot be undone.";
      if (!window.confirm(sure)) return;
      await api.forget();
      go("/");
    });

  return (
    <section className="devices" aria-label="Devices">
      <h2>Devices</h2>
      <p>
        A link makes you the same person on another device, or here again when the cookie is lost. It works once; whoever has it
        can be you, so keep it to yourself.
      </p>
      {path ? (
        <CopyLink name="Open on the other device" path={path} primary own />
      ) : (
        <button type="button" disabled={busy} onClick={() => run(async () => setPath((await api.link()).path))}>
          Make a link
        </button>
      )}
      {keys.length > 0 && (
        <ul className="device-list">
          {keys.map((key) => (
            <li key={key.id}>
              {key.link ? "A link not used yet" : key.here ? "This device" : "Another device"}, {ago(key.created)}
              {!key.here && (
                <button type="button" disabled={busy} onClick={() => revoke(key.id)}>
                  Revoke
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className="row">
        {keys.length > 1 && (
          <button type="button" disabled={busy} onClick={() => revoke(null)}>
            Leave everywhere but here
          </button>
        )}
        <button type="button" className="danger" disabled={busy} onClick={forget}>
          Forget me
        </button>
      </div>
      <Problem text={problem} />
    </section>
  );
}
