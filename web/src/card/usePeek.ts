import { type MouseEvent, type PointerEvent, useEffect, useState } from "react";

/**
 * Showing a card beside something that stands for it: while a mouse is over it, or after a tap
 * until the next one. Spread `props` over the element.
 */
export function usePeek(known: boolean) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return;
    const close = () => setOpen(false);
    const onEscape = (event: KeyboardEvent) => event.key === "Escape" && close();
    window.addEventListener("keydown", onEscape);
    window.addEventListener("scroll", close, true);
    window.addEventListener("pointerdown", close);
    return () => {
      window.removeEventListener("keydown", onEscape);
      window.removeEventListener("scroll", close, true);
      window.removeEventListener("pointerdown", close);
    };
  }, [open]);
  const byMouse = (event: PointerEvent) => event.pointerType === "mouse";
  return {
    open: open && known,
    show: setOpen,
    props: {
      onPointerOver: (event: PointerEvent) => byMouse(event) && setOpen(true),
      onPointerOut: (event: PointerEvent) => byMouse(event) && setOpen(false),
      onClickCapture: (event: MouseEvent) => {
        if ((event.nativeEvent as globalThis.PointerEvent).pointerType === "touch") setOpen((was) => !was);
      },
    },
  };
}
