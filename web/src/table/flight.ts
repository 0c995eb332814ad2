/** Cards that fly from where they were to where they are now, over everything else. */

import type { Back } from "../wire/Back";
import type { Line } from "../wire/Line";
import type { Shown } from "../wire/Shown";
import type { Told } from "../wire/Told";
import type { ZoneKind } from "../wire/ZoneKind";
import { backOf, type Printed, titleOf } from "./backs";
import { FLIGHT, STAGGER } from "./beats";

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
    for (const name of [
      "data-card",
      "data-age",
      "data-set",
      "data-zone",
      "data-glide",
      "data-spot",
      "data-legal",
      "role",
      "tabindex",
      "aria-label",
    ])
      named.removeAttribute(name);
  }
  picture.classList.remove("legal", "looked");
  return { picture, rect };
}

/** A card that is about to leave: where it is now, how it looks, and where it goes. */
export interface Departure {
  told: Moved;
  from: DOMRect | null;
  ghost: Ghost | null;
}

type Moved = Extract<Told, { event: "moved" }>;

/** What will fly of something told, looked at before the table changes. */
export function departure(root: ParentNode, told: Told, printed: Printed): Departure | null {
  if (told.event !== "moved") return null;
  const source = locate(root, told.from, told.card, backOf(told.card, printed));
  return {
    told,
    from: source?.getBoundingClientRect() ?? null,
    // From a pile that is only counted nothing is seen to leave but what arrives.
    ghost: source && source.dataset.zone === undefined ? ghostOf(source) : null,
  };
}

/** Lets everything that left arrive, one shortly after the other, once the table has changed. */
export async function land(
  root: ParentNode,
  leaving: readonly (Departure | null)[],
  printed: Printed,
  duration: number,
  signal: AbortSignal,
): Promise<void> {
  const flights = leaving.filter((one) => one !== null);
  const share = duration / Math.max(1, FLIGHT + 110 + STAGGER * (flights.length - 1));
  const all = flights.map(async ({ told, from, ghost }, n) => {
    const goal = locate(root, told.to, told.card, backOf(told.card, printed));
    if (!from || !goal) return;
    // A card that arrives is seen at its place; into a deck, its last picture is seen going.
    const arrives = goal.dataset.zone === undefined;
    const picture = arrives ? ghostOf(goal) : ghost;
    if (!picture) return;
    const to = goal.getBoundingClientRect();
    if (arrives) goal.style.visibility = "hidden";
    await fly(picture, from, to, { duration: FLIGHT * share, delay: n * STAGGER * share, seat: told.by }, signal);
    goal.style.visibility = "";
  });
  await Promise.all([...all, pause(duration, signal)]);
}

function pause(duration: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, duration);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

interface Way {
  duration: number;
  delay: number;
  /** Who moves it: it flies in their color. */
  seat: number;
}

/** Flies a ghost from one place to another; resolves when it has landed. Only transform and opacity change. */
async function fly(ghost: Ghost, from: DOMRect, to: DOMRect, way: Way, signal: AbortSignal): Promise<void> {
  const { picture, rect } = ghost;
  picture.classList.add("ghost");
  picture.setAttribute("aria-hidden", "true");
  Object.assign(picture.style, {
    left: `${rect.left}px`,
    top: `${rect.top}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
  });
  picture.style.setProperty("--seat", `var(--seat-${way.seat % 10})`);
  document.body.append(picture);
  const at = (place: DOMRect) => {
    const scale = Math.max(0.2, Math.min(4, place.width / Math.max(1, rect.width)));
    const x = place.left + place.width / 2 - (rect.left + rect.width / 2);
    const y = place.top + place.height / 2 - (rect.top + rect.height / 2);
    return { x, y, scale };
  };
  const start = at(from);
  const end = at(to);
  const lift = Math.max(start.scale, end.scale) * 1.06;
  const css = ({ x, y, scale }: { x: number; y: number; scale: number }) => `translate(${x}px, ${y}px) scale(${scale})`;
  const flight = picture.animate(
    [
      { transform: css(start), opacity: 0.7 },
      { transform: css({ x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - 12, scale: lift }), opacity: 1, offset: 0.5 },
      { transform: css(end), opacity: 1 },
    ],
    { duration: way.duration, delay: way.delay, easing: "cubic-bezier(.3,.1,.2,1)", fill: "both" },
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

/** The edges of a stack slide out one after the other when it is splayed. */
export function fanOut(root: ParentNode, told: Extract<Told, { event: "splayed" }>, duration: number) {
  const place = root.querySelector(`[data-zone="board:${told.player}:${told.color}"]`);
  const edges = [...(place?.querySelectorAll<HTMLElement>(".sliver") ?? [])];
  const step = Math.min(30, (duration * 0.5) / Math.max(1, edges.length));
  edges.forEach((edge, n) => {
    edge.animate(
      [
        { opacity: 0, transform: "scale(.7)" },
        { opacity: 1, transform: "none" },
      ],
      {
        duration: 200,
        delay: n * step,
        fill: "backwards",
        easing: "ease-out",
      },
    );
  });
}

/** How many places are framed at most, and for how long. */
const FRAMED = 12;
const MOMENT = 1000;

/** Frames where cards have come to lie, for those who do not want to see them fly. */
export function frame(root: ParentNode, lines: readonly Line[], printed: Printed) {
  const places = lines
    .flatMap(({ told }) => (told.event === "moved" ? [locate(root, told.to, told.card, backOf(told.card, printed))] : []))
    .filter((place) => place !== null)
    .slice(-FRAMED);
  for (const place of places) place.classList.add("changed-place");
  setTimeout(() => {
    for (const place of places) place.classList.remove("changed-place");
  }, MOMENT);
}
