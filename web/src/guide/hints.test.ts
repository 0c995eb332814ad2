import { describe, expect, it } from "vitest";
import type { Answer } from "../wire/Answer";
import type { Question } from "../wire/Question";
import type { Role } from "../wire/Role";
import type { Scene } from "../wire/Scene";
import { hintFor, type Topic } from "./hints";

/** A two-player scene seen from seat 0, with a card on the board. */
function scene(question: Partial<Question> | null, more: Partial<Scene> = {}): Scene {
  const player = (name: string) => ({
    name,
    hand: [],
    score: [],
    achievements: [],
    board: { red: { cards: ["Archery"] } },
    forecast: [],
    display: [],
    safe: [],
    museum: [],
    points: 0,
    icons: {},
    tucked: 0,
    scored: 0,
    out: false,
  });
  return {
    names: ["Ada", "Bo"],
    table: {
      edition: "third",
      sets: ["base"],
      players: [player("Ada"), player("Bo")],
      decks: {},
      turn: { seat: 0, actions: 2, number: 1 },
      options: {} as Scene["table"]["options"],
    },
    question: question && { player: 0, source: null, why: null, kind: "card", prompt: [], answers: [], ...question },
    vocabulary: "asmadi",
    result: [],
    winners: [],
    achieved: [0, 0],
    needed: 6,
    progress: [],
    draws: { set: "base", age: 1 },
    claimable: [],
    reach: [],
    bonus_points: [0, 0],
    piles: ["hand", "score", "achievements"],
    out_of_play: "removed",
    highest: [1, 1],
    prices: [0, 5],
    icons: [],
    ...more,
  };
}

const answer = (kind: Answer["kind"], more: Partial<Answer> = {}): Answer => ({
  words: [kind],
  kind,
  written: kind,
  target: { on: "nothing" },
  card: null,
  notes: [],
  ...more,
});

/** A question put by an effect that is carried out in a role. */
const inRole = (role: Role | null): Partial<Question> => ({
  source: "Archery",
  why: { occasion: [], role, effect: [] },
  answers: [answer("card")],
});

const topic = (of: Scene, read: Topic[] = []) => hintFor(of, 0, new Set(read))?.topic ?? null;

describe("the first-game guide", () => {
  const actions = scene({ kind: "action", answers: [answer("draw"), answer("meld"), answer("dogma")] });

  it("explains the first card", () => {
    expect(topic(scene({ kind: "first-card", answers: [answer("meld"), answer("meld")] }))).toBe("first-card");
  });

  it("walks through the actions one hint at a time", () => {
    expect(topic(actions)).toBe("actions");
    expect(topic(actions, ["actions"])).toBe("meld");
    expect(topic(actions, ["actions", "meld"])).toBe("dogma");
    expect(topic(actions, ["actions", "meld", "dogma"])).toBe("draw");
    expect(topic(actions, ["actions", "meld", "dogma", "draw"])).toBeNull();
  });

  it("speaks of an achievement before anything else once one can be claimed", () => {
    expect(topic({ ...actions, claimable: [1] })).toBe("achieve");
    expect(hintFor({ ...actions, claimable: [1, 2] }, 0, new Set())?.text).toContain("age 1 or 2");
  });

  it("tells a demand from a shared effect by the role one has in it", () => {
    expect(topic(scene(inRole("victim")))).toBe("demanded");
    expect(topic(scene(inRole("sharer")))).toBe("shared");
    expect(topic(scene(inRole("actor")))).toBe("choosing");
    expect(topic(scene(inRole(null)))).toBe("choosing");
  });

  it("explains sharing and demands when a dogma on offer has them", () => {
    const dogma = (standing: "shares" | "demanded") =>
      scene({
        kind: "action",
        answers: [
          answer("draw"),
          answer("dogma", { notes: [{ note: "dogma", icon: "castle", players: [{ player: 1, count: 2, standing }] }] }),
        ],
      });
    const read: Topic[] = ["actions", "dogma"];
    expect(topic(dogma("shares"), read)).toBe("sharing");
    expect(topic(dogma("demanded"), read)).toBe("demand");
  });

  it("names the age of the next draw", () => {
    expect(hintFor(actions, 0, new Set<Topic>(["actions", "meld", "dogma"]))?.text).toContain("draw a 1 now");
  });

  it("explains echoes, forecasts, bonuses and promotion when they are there", () => {
    const read: Topic[] = ["actions", "dogma", "draw"];
    const echo = answer("dogma", { notes: [{ note: "program", parts: [{ title: "Bangle", kind: "echo", text: [] }] }] });
    expect(topic(scene({ kind: "action", answers: [answer("draw"), echo] }), read)).toBe("echo");
    const foresees = scene({ kind: "action", answers: [answer("draw")] });
    foresees.table.players[0]!.forecast = ["Comb"];
    expect(topic(foresees, read)).toBe("forecast");
    expect(topic({ ...foresees, bonus_points: [3, 0] }, [...read, "forecast"])).toBe("bonus");
    expect(topic(scene({ kind: "promote", answers: [answer("card"), answer("pass")] }))).toBe("promotion");
  });

  it("explains cities and endorsing with that set", () => {
    const read: Topic[] = ["actions", "dogma", "draw", "city"];
    const cities = scene({ kind: "action", answers: [answer("draw"), answer("endorse")] });
    expect(topic(cities, read)).toBe("endorse");
    cities.table.sets = ["base", "cities"];
    expect(topic(cities, ["actions", "dogma", "draw", "endorse"])).toBe("city");
    expect(topic(cities, [...read, "endorse"])).toBeNull();
  });

  it("explains digging, the display, seizing and compels with Artifacts", () => {
    const read: Topic[] = ["actions", "dogma", "draw"];
    const compelled = { note: "dogma", icon: "castle", players: [{ player: 1, count: 2, standing: "compelled" }] } as const;
    const artifacts = scene({ kind: "action", answers: [answer("draw"), answer("dogma", { notes: [compelled] as never })] });
    artifacts.table.sets = ["base", "artifacts"];
    expect(topic(artifacts, read)).toBe("dig");
    expect(topic(artifacts, [...read, "dig"])).toBe("compel");
    expect(topic(scene({ kind: "display", answers: [answer("dogma"), answer("pass")] }))).toBe("display");
    expect(topic(scene({ kind: "seize", answers: [answer("option"), answer("pass")] }))).toBe("seize");
    const hit = scene(inRole("victim"));
    hit.table.sets = ["base", "artifacts"];
    expect(hintFor(hit, 0, new Set())?.text).toContain("a compel those who show at least as many");
  });

  it("explains Decrees, inspiring, karmas and fading with Figures", () => {
    const read: Topic[] = ["actions", "dogma", "draw"];
    const figures = scene({ kind: "action", answers: [answer("draw"), answer("decree"), answer("inspire")] });
    figures.table.sets = ["base", "figures"];
    expect(topic(figures, read)).toBe("decree");
    expect(topic(figures, [...read, "decree"])).toBe("inspire");
    expect(topic(figures, [...read, "decree", "inspire"])).toBe("figure");
    expect(topic(scene({ kind: "fade", answers: [answer("card")] }))).toBe("fade");
    expect(topic(scene({ kind: "karma", answers: [answer("card")] }))).toBe("karma");
  });

  it("explains splaying when it is offered", () => {
    expect(topic(scene({ source: "Code of Laws", kind: "splay", answers: [answer("color"), answer("pass")] }))).toBe("splay");
  });

  it("speaks the words of the game", () => {
    const hint = hintFor({ ...actions, vocabulary: "iello" }, 0, new Set());
    expect(hint?.text).toContain("Draw, play, activate or dominate, in any mix. 6 dominations win");
  });

  it("says something while others decide, and nothing to spectators or once the game is over", () => {
    expect(topic(scene({ player: 1 }))).toBe("waiting");
    expect(hintFor(actions, null, new Set())).toBeNull();
    expect(topic(scene(null))).toBeNull();
  });
});
