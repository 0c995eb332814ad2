import { useEffect } from "react";

/** Names the page in the window's title. */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = title ? `${title} · Splay` : "Splay";
  }, [title]);
}
