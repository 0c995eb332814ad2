import { useEffect, useState } from "react";
import { TEXTS } from "./texts";

/** A span of time in words short enough to tick. */
export function remaining(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds < 60) return TEXTS.time.seconds(seconds);
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return TEXTS.time.minutes(minutes, seconds % 60);
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? TEXTS.time.hours(hours, minutes % 60) : TEXTS.time.days(Math.floor(hours / 24));
}

/** The time left by the server's clock; negative once it is over, null without a deadline. */
export function useTimeLeft(deadline: number | null, serverNow: number): number | null {
  // The clocks of this machine and the server may differ; their difference does not.
  const [skew, setSkew] = useState(0);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => setSkew(serverNow - Date.now()), [serverNow]);
  useEffect(() => {
    if (deadline === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [deadline]);
  return deadline === null ? null : deadline - (now + skew);
}
