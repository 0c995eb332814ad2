import { type ReactNode, useEffect, useRef } from "react";
import { Scroller } from "./Scroller";
import { TEXTS } from "./texts";

/** A window over the table. Escape, the cross or a click beside it closes it. */
export function Dialog({
  title,
  onClose,
  children,
  wide = false,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
  wide?: boolean;
}) {
  const self = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = self.current;
    if (dialog && !dialog.open) dialog.showModal();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside it is a second way; Escape is the one by key.
    <dialog
      ref={self}
      className={`dialog${wide ? " wide" : ""}`}
      aria-label={title}
      onClose={onClose}
      onClick={(event) => event.target === self.current && self.current.close()}
    >
      <div className="dialog-body">
        <header>
          <h2>{title}</h2>
          <button type="button" className="plain close" aria-label={TEXTS.close} onClick={() => self.current?.close()}>
            ✕
          </button>
        </header>
        <Scroller className="dialog-content" label={title}>
          {children}
        </Scroller>
      </div>
    </dialog>
  );
}
