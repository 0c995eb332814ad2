import { useState } from "react";
import { api } from "../../net/api";
import { go } from "../../route";
import { CopyLink } from "../game/CopyLink";
import { Problem } from "../Problem";
import { useDeed } from "../useDeed";
import { ago } from "../words";
import type { Own } from "./own";
import { TEXTS } from "./texts";

/** Where the reader is known, how to be known elsewhere, and how to be known no more. */
export function Devices({ me, onMe }: Own) {
  const { busy, problem, run } = useDeed();
  const [path, setPath] = useState<string | null>(null);
  const { keys } = me;
  // Once it is used or revoked, nobody needs to see it.
  const unused = keys.some((key) => key.link);
  const link = () =>
    run(async () => {
      setPath((await api.link()).path);
      onMe(await api.me());
    });
  const revoke = (key: string | null) =>
    run(async () => {
      onMe(await api.revoke(key));
      // Which of several links is the one shown is not known here.
      if (keys.find(({ id }) => id === key)?.link ?? true) setPath(null);
    });
  const forget = () =>
    run(async () => {
      if (!window.confirm(TEXTS.forgetSure)) return;
      await api.forget();
      go("/");
    });

  return (
    <section className="devices" aria-label={TEXTS.devices}>
      <h2>{TEXTS.devices}</h2>
      <p>{TEXTS.devicesWhat}</p>
      {path && unused ? (
        <CopyLink name={TEXTS.linkName} path={path} primary own />
      ) : (
        <button type="button" disabled={busy} onClick={link}>
          {TEXTS.makeLink}
        </button>
      )}
      {keys.length > 0 && (
        <ul className="device-list">
          {keys.map((key) => (
            <li key={key.id}>
              {(key.link ? TEXTS.unusedLink : key.here ? TEXTS.thisDevice : TEXTS.otherDevice)(ago(key.created))}
              {!key.here && (
                <button type="button" disabled={busy} onClick={() => revoke(key.id)}>
                  {TEXTS.revoke}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className="row">
        {keys.length > 1 && (
          <button type="button" disabled={busy} onClick={() => revoke(null)}>
            {TEXTS.revokeOthers}
          </button>
        )}
        <button type="button" className="danger" disabled={busy} onClick={forget}>
          {TEXTS.forget}
        </button>
      </div>
      <Problem text={problem} />
    </section>
  );
}
