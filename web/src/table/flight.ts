/** Cards that fly from where they were to where they are now, over everything else. */

import type { Back } from "../wire/Back";
import type { Shown } from "../wire/Shown";
import type { ZoneKind } from "../wire/ZoneKind";
import { titleOf } from "./backs";

/** The name of a place, as `data-zone` has it. */
export function zoneName(zone: ZoneKind): string {
  switch (zone.zone) {
    case "deck":
      return `deck:${zone.set}:${zone.age}`;
    case "board":
      return `board:${zone.player}:${zone.color}`;
    case "available":
    case "junk":
    case "removed":
    case "relics":
      return zone.zone;
    // All others are piles.
    default:
      return `${zone.zone}:${zone.player}`;
  }
}

/** The element of a card in a place, or else the place itself. */
export function locate(root: ParentNode, zone: ZoneKind, card: Shown, back: Back | undefined): HTMLElement | null {
  const place = root.querySelector<HTMLElement>(`[data-zone="${zoneName(zone)}"]`);
  if (!place) return null;
  const title = titleOf(card);
  const named = title === null ? null : place.querySelector<HTMLElement>(`[data-card="${CSS.escape(title)}"]`);
  if (named) return named;
  // The newest of equal backs is the last one. Achievements lie there by age alone.
  const alike = back && `[data-age="${back.age}"]:is([data-set="${back.set}"], :not([data-set]))`;
  const backs = alike ? [...place.querySelectorAll<HTMLElement>(alike)] : [];
  return backs.at(-1) ?? place;
}

/** A picture of an element where it is now, to be flown elsewhere. */
export interface Ghost {
  picture: HTMLElement;
  rect: DOMRect;
}

export function ghostOf(element: HTMLElement): Ghost {
  const rect = element.getBoundingClientRect();
  const picture = element.cloneNode(true) as HTMLElement;
  for (const named of [
    picture,
    ...picture.querySelectorAll<HTMLElement>("[data-card],[data-age],[data-zone],[role],[tabindex]"),
  ]) {
    for (const name of ["data-card", "data-age", "data-set", "data-zone", "data-legal", "role", "tabindex", "aria-label"])
      named.removeAttribute(name);
  }
  picture.classList.remove("legal", "looked");
  return { picture, rect };
}

/** Flies a ghost from one place to another; resolves when it has landed. */
export async function fly(ghost: Ghost, from: DOMRect, to: DOMRect, duration: number, signal: AbortSignal): Promise<void> {
  const { picture, rect } = ghost;
  picture.classList.add("ghost");
  picture.setAttribute("aria-hidden", "true");
  Object.assign(picture.style, {
    left: `${rect.left}px`,
    top: `${rect.top}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
  });
  picture.style.setProperty("--card-w", `${rect.width}px`);
  document.body.append(picture);
  const at = (place: DOMRect) => {
    const scale = Math.max(0.2, Math.min(4, place.width / Math.max(1, rect.width)));
    const x = place.left + place.width / 2 - (rect.left + rect.width / 2);
    const y = place.top + place.height / 2 - (rect.top + rect.height / 2);
    return { x, y, scale };
  };
  const start = at(from);
  const end = at(to);
  const lift = Math.max(start.scale, end.scale) * 1.08;
  const css = ({ x, y, scale }: { x: number; y: number; scale: number }) => `translate(${x}px, ${y}px) scale(${scale})`;
  const flight = picture.animate(
    [
      { transform: css(start), opacity: 0.6 },
      { transform: css({ x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - 12, scale: lift }), opacity: 1, offset: 0.55 },
      { transform: css(end), opacity: 1 },
    ],
    { duration, easing: "cubic-bezier(.3,.1,.2,1)", fill: "both" },
  );
  const stop = () => flight.finish();
  signal.addEventListener("abort", stop, { once: true });
  if (signal.aborted) stop();
  try {
    await flight.finished;
  } finally {
    signal.removeEventListener("abort", stop);
    picture.remove();
  }
}
