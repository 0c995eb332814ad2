/** Outlines on whole coordinates: in a square of 512 nobody sees the difference, and they are half as long. */

/** How many numbers each command takes, and which of them are horizontal (x) or vertical (y) places. */
const ARGUMENTS: Record<string, string> = {
  M: "xy",
  L: "xy",
  H: "x",
  V: "y",
  C: "xyxyxy",
  S: "xyxy",
  Q: "xyxy",
  T: "xy",
  A: "rraffxy",
  Z: "",
};

/** Reads `count` numbers; flags of arcs may stand without anything between them. */
function* numbers(text: string, kinds: string): Generator<number[]> {
  const pattern = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/giy;
  let at = 0;
  const skip = () => {
    while (at < text.length && /[\s,]/.test(text[at] ?? "")) at += 1;
  };
  const next = (kind: string): number => {
    skip();
    if (kind === "f") {
      at += 1;
      return Number(text[at - 1]);
    }
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0] ?? "";
    at += Math.max(1, found.length);
    return Number(found);
  };
  skip();
  if (kinds === "") return void (yield []);
  while (at < text.length) {
    yield [...kinds].map(next);
    skip();
  }
}

/** A path with every place rounded; what is relative stays relative to the rounded place, so that no error adds up. */
export function rounded(path: string): string {
  const out: string[] = [];
  let last = "";
  // Where the pen is, where it would be drawn, and where the figure began.
  let pen = { x: 0, y: 0 };
  let drawn = { x: 0, y: 0 };
  let start = { pen, drawn };
  for (const [, command = "", text = ""] of path.matchAll(/([a-z])([^a-z]*(?:e[+-]?\d+[^a-z]*)*)/gi)) {
    const upper = command.toUpperCase();
    const relative = command !== upper;
    const kinds = ARGUMENTS[upper] ?? "";
    let first = true;
    for (const values of numbers(text, kinds)) {
      if (upper === "Z") {
        out.push("z");
        last = "z";
        ({ pen, drawn } = start);
        continue;
      }
      // What follows a move is a line.
      const kind = upper === "M" && !first ? "L" : upper;
      const goal = { ...pen };
      const numbersOut = values.map((value, n) => {
        const axis = kinds[n];
        if (axis === "x" || axis === "y") {
          const place = relative ? pen[axis] + value : value;
          goal[axis] = place;
          return Math.round(place) - drawn[axis];
        }
        return axis === "r" ? Math.max(1, Math.round(value)) : value;
      });
      pen = goal;
      drawn = { x: Math.round(goal.x), y: Math.round(goal.y) };
      // Each drawing begins at a place of its own.
      const letter = kind === "M" ? "M" : kind.toLowerCase();
      const written = kind === "M" ? [drawn.x, drawn.y] : numbersOut;
      if (kind === "M") start = { pen, drawn };
      const words = written.map((value, n) => (n > 0 && value >= 0 ? ` ${value}` : `${value}`)).join("");
      const joined = letter === last && letter !== "M" ? (words.startsWith("-") ? words : ` ${words}`) : letter + words;
      out.push(joined);
      last = letter;
      first = false;
    }
  }
  return out.join("");
}
