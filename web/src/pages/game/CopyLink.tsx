import { useId, useRef, useState } from "react";
import { TEXTS } from "./texts";
import "./copy.css";

interface Props {
  name: string;
  path: string;
  primary?: boolean;
  /** For nobody but the reader. */
  own?: boolean;
}

/** A link to hand on: to copy, or through whatever the device shares with. */
export function CopyLink({ name, path, primary = false, own = false }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const link = new URL(path, window.location.origin).href;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      // Without leave to use the clipboard, the link is at least marked for copying by hand.
      field.current?.select();
      return;
    }
    setCopied(true);
    setTimeout(() => setCopied(false), 2500);
  };

  return (
    <div className="copy-link">
      <label htmlFor={id}>{name}</label>
      <div>
        <input id={id} ref={field} readOnly value={link} onFocus={(event) => event.target.select()} />
        <button type="button" className={primary ? "primary" : undefined} onClick={() => void copy()}>
          {copied ? TEXTS.copied : TEXTS.copy}
        </button>
        {!own && "share" in navigator && (
          <button
            type="button"
            onClick={() =>
              void navigator.share({ title: TEXTS.shareTitle, text: TEXTS.shareText, url: link }).catch(() => undefined)
            }
          >
            {TEXTS.share}
          </button>
        )}
      </div>
      <span role="status" className="unseen">
        {copied ? TEXTS.linkCopied : ""}
      </span>
    </div>
  );
}
