/** What is measured of a table in the browser. */

export interface Measured {
  smallest: { size: number; where: string };
  smallestEffect: number;
  /** Texts that their box cuts off, and those outside the window. */
  clipped: string[];
  outside: string[];
  /** Cards and parts of the stage whose words or slots leave their place. */
  spilt: string[];
  /** Regions that lie over one another. */
  over: string[];
  /** What scrolls without a sign that there is more. */
  uncued: string[];
  /** How much of the window no card, plate or panel covers, in hundredths. */
  empty: number;
  /** How many cards show their effects, of how many. */
  read: [number, number];
}

/** Measures a part of the page, the table or a window over it. Runs there, and so uses nothing from here. */
export function measure(part: string): Measured {
  const shown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility !== "hidden";
  };
  // What may scroll, and what is for voices alone.
  const SCROLLS = ".scroller-in, .swipe, .phone-hand, dialog";
  const UNSEEN = ".unseen, script, style";
  const found: Measured = {
    smallest: { size: 99, where: "" },
    smallestEffect: 99,
    clipped: [],
    outside: [],
    spilt: [],
    over: [],
    uncued: [],
    empty: 0,
    read: [0, 0],
  };
  const table = document.querySelector(part)!;
  const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const words = node.textContent?.trim() ?? "";
    const element = node.parentElement!;
    if (!words || element.closest(UNSEEN) || !shown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width === 0) continue;
    const where = `${element.className || element.tagName}: ${words.slice(0, 24)}`;
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    // Numbers within icons are drawn, and as large as the icon.
    if (!element.closest("svg")) {
      if (size < found.smallest.size) found.smallest = { size, where };
      if (element.closest(".effect")) found.smallestEffect = Math.min(found.smallestEffect, size);
    }
    if (element.closest(SCROLLS)) continue;
    // What stands on a plate stays in its row.
    const row = element.closest(".plate")?.closest(".seat")?.getBoundingClientRect();
    if (row && (box.bottom > row.bottom + 1 || box.right > row.right + 1)) found.spilt.push(where);
    // And what stands on the stage, in its place.
    const place = element.closest(".stage-stakes, .stage-changes")?.getBoundingClientRect();
    if (place && (box.bottom > place.bottom + 1 || box.top < place.top - 1)) found.spilt.push(where);
    if (box.right > innerWidth + 1 || box.bottom > innerHeight + 1 || box.left < -1 || box.top < -1) found.outside.push(where);
    for (let around: Element | null = element; around && around !== table; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (style.overflow === "visible" || style.overflow === "clip") continue;
      const limits = around.getBoundingClientRect();
      // A name that is too long for its plate ends in dots, and is whole in the dialog behind it.
      if (style.textOverflow === "ellipsis") break;
      if (
        box.bottom > limits.bottom + 1.5 ||
        box.right > limits.right + 1.5 ||
        box.top < limits.top - 2 ||
        box.left < limits.left - 1.5
      )
        found.clipped.push(where);
      break;
    }
  }

  for (const card of table.querySelectorAll(".card")) {
    if (!shown(card)) continue;
    const title = card.querySelector(".card-title")?.textContent?.replaceAll("\u00ad", "") ?? "?";
    const edge = card.getBoundingClientRect();
    const foot = card.querySelector(".card-foot, .card-row-of")?.getBoundingClientRect();
    const words = card.querySelector(".words")?.getBoundingClientRect();
    const head = card.querySelector(".card-title")!.getBoundingClientRect();
    const value = card.querySelector(".value")?.getBoundingClientRect();
    if (foot && (foot.bottom > edge.bottom + 1 || foot.right > edge.right + 1)) found.spilt.push(`${title}: slots`);
    if (foot && words && words.bottom > foot.top + 3) found.spilt.push(`${title}: words`);
    if (foot && head.bottom > foot.top + 2) found.spilt.push(`${title}: title`);
    if (words && head.bottom > words.top + 3) found.spilt.push(`${title}: title over words`);
    const name = document.createRange();
    name.selectNodeContents(card.querySelector(".card-title")!);
    const written = name.getBoundingClientRect();
    if (value && written.right > value.left + 3 && written.bottom > value.top && written.top < value.bottom - 3)
      found.spilt.push(`${title}: title over age`);
  }

  const regions = [...table.querySelectorAll(".top, .seat, .phone-seat, .hand, .stage, .pages, .action-bar")].filter(
    (region) => shown(region) && !region.closest(".swipe"),
  );
  regions.forEach((one, n) => {
    const a = one.getBoundingClientRect();
    for (const other of regions.slice(n + 1)) {
      const b = other.getBoundingClientRect();
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 1 && high > 1) found.over.push(`${one.className} / ${other.className}`);
    }
  });

  // The arrow of a list, or the next card of a strip, which peeks in.
  for (const box of [table, ...table.querySelectorAll("*")]) {
    const { overflowX, overflowY } = getComputedStyle(box);
    const rolls = (overflow: string) => overflow === "auto" || overflow === "scroll";
    const down = rolls(overflowY) && box.scrollHeight > box.clientHeight + 4;
    const aside = rolls(overflowX) && box.scrollWidth > box.clientWidth + 4;
    if (!down && !aside) continue;
    const { right } = box.getBoundingClientRect();
    const peeks = [...box.children].some((child) => {
      const edge = child.getBoundingClientRect();
      return edge.left < right - 6 && edge.right > right + 6;
    });
    const arrow = box.closest(".more-above, .more-below") !== null;
    const fades = box.matches(".more-left, .more-right");
    if ((down && !arrow) || (aside && !fades && !peeks)) found.uncued.push(box.className || box.tagName);
  }

  const covers =
    ".card, .sliver, .plate, .stack, .caption, .stage, .pages, .top, .action-bar, .phone-line, .hand-card, .hand-empty";
  const boxes = [...table.querySelectorAll(covers)]
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.width > 0);
  let empty = 0;
  let all = 0;
  for (let y = 6; y < innerHeight; y += 12)
    for (let x = 6; x < innerWidth; x += 12) {
      all += 1;
      if (!boxes.some((box) => x >= box.left - 7 && x <= box.right + 7 && y >= box.top - 7 && y <= box.bottom + 7)) empty += 1;
    }
  found.empty = Math.round((100 * empty) / all);
  const cards = [...table.querySelectorAll(":is(.stack-card, .hand-card) > .card")];
  found.read = [cards.filter((card) => card.querySelector(".effect")).length, cards.length];
  return found;
}
