import { useEffect, useState } from "react";
import { api } from "../../net/api";
import { bytes } from "../../net/base64url";
import { Problem } from "../Problem";
import { useDeed } from "../useDeed";
import { TEXTS } from "./texts";

/** The page's own helper, which listens while no page is open. */
const WORKER = "/sw.js";

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Whether this browser is told when it is the reader's turn in a game over days. */
export function Notifications() {
  const possible = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  const { busy, problem, run } = useDeed();
  const [on, setOn] = useState(false);
  useEffect(() => {
    if (possible)
      subscription().then(
        (found) => setOn(found !== null),
        () => undefined,
      );
  }, [possible]);
  if (!possible) return null;

  const start = () =>
    run(async () => {
      if ((await Notification.requestPermission()) !== "granted") throw new Error(TEXTS.notifyDenied);
      const worker = await navigator.serviceWorker.register(WORKER);
      await navigator.serviceWorker.ready;
      const { key } = await api.pushKey();
      const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
      const { endpoint, keys } = made.toJSON();
      await api.push({ endpoint: endpoint ?? "", p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" });
      setOn(true);
    });
  const stop = () =>
    run(async () => {
      const found = await subscription();
      if (found) {
        await api.unpush(found.endpoint);
        await found.unsubscribe();
      }
      setOn(false);
    });

  return (
    <section className="devices" aria-label={TEXTS.notify}>
      <h2>{TEXTS.notify}</h2>
      <p>{TEXTS.notifyWhat}</p>
      {on && <p role="status">{TEXTS.notifyIsOn}</p>}
      <button type="button" disabled={busy} onClick={on ? stop : start}>
        {on ? TEXTS.notifyOff : TEXTS.notifyOn}
      </button>
      <Problem text={problem} />
    </section>
  );
}
