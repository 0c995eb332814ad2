import { describe, expect, it } from "vitest";
import type { Answer } from "../wire/Answer";
import type { Line } from "../wire/Line";
import type { Question } from "../wire/Question";
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
    question: question && { player: 0, source: null, why: null, prompt: "", answers: [], ...question },
    result: "",
    winners: [],
    achieved: [0, 0],
    needed: 6,
    progress: [],
    draws: { set: "base", age: 1 },
    claimable: [],
    bonus_points: [0, 0],
    forecasts: false,
    highest: [1, 1],
    prices: [0, 5],
    icons: [],
    ...more,
  };
}

const answer = (written: string, more: Partial<Answer> = {}): Answer => ({
  text: written,
  written,
  target: { on: "nothing" },
  card: null,
  notes: [],
  ...more,
});

const effect = (player: number, role: "actor" | "sharer" | "victim"): Line => ({
  event: 0,
  rank: "consequence",
  text: "",
  told: { event: "effect", player, card: "Archery", effect: 0, role },
});

const topic = (of: Scene, read: Topic[] = [], log: Line[] = []) => hintFor(of, 0, log, new Set(read))?.topic ?? null;

describe("the first-game guide", () => {
  const actions = scene({ answers: [answer("draw"), answer("meld Oars"), answer("dogma Archery")] });

  it("explains the first card while the board is empty", () => {
    const start = scene({ answers: [answer("meld Oars"), answer("meld Archery")] });
    for (const player of start.table.players) player.board = {};
    expect(topic(start)).toBe("first-card");
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
    expect(hintFor({ ...actions, claimable: [1, 2] }, 0, [], new Set())?.text).toContain("age 1 or 2");
  });

  it("tells a demand from a shared effect by the role that was announced", () => {
    const asked = scene({ source: "Archery", answers: [answer("card Oars")] });
    expect(topic(asked, [], [effect(0, "victim")])).toBe("demanded");
    expect(topic(asked, [], [effect(0, "sharer")])).toBe("shared");
    expect(topic(asked, [], [effect(0, "actor")])).toBe("choosing");
    expect(topic(asked, [], [effect(0, "victim"), effect(1, "actor")])).toBe("choosing");
  });

  it("explains sharing and demands when a dogma on offer has them", () => {
    const dogma = (standing: "shares" | "demanded") =>
      scene({
        answers: [
          answer("draw"),
          answer("dogma Archery", { notes: [{ note: "dogma", icon: "castle", players: [{ player: 1, count: 2, standing }] }] }),
        ],
      });
    const read: Topic[] = ["actions", "dogma"];
    expect(topic(dogma("shares"), read)).toBe("sharing");
    expect(topic(dogma("demanded"), read)).toBe("demand");
  });

  it("names the age of the next draw", () => {
    expect(hintFor(actions, 0, [], new Set<Topic>(["actions", "meld", "dogma"]))?.text).toContain("draw a 1 now");
  });

  it("explains echoes, forecasts, bonuses and promotion when they are there", () => {
    const read: Topic[] = ["actions", "dogma", "draw"];
    const echo = answer("dogma Bangle", { notes: [{ note: "program", parts: [{ title: "Bangle", kind: "echo", text: "" }] }] });
    expect(topic(scene({ answers: [answer("draw"), echo] }), read)).toBe("echo");
    const foresees = scene({ answers: [answer("draw")] });
    foresees.table.players[0]!.forecast = ["Comb"];
    expect(topic(foresees, read)).toBe("forecast");
    expect(topic({ ...foresees, bonus_points: [3, 0] }, [...read, "forecast"])).toBe("bonus");
    const promotes = scene({ answers: [answer("card Comb", { target: { on: "card", title: "Comb" } }), answer("none")] });
    promotes.table.players[0]!.forecast = ["Comb"];
    expect(topic(promotes)).toBe("promotion");
  });

  it("explains splaying when it is offered", () => {
    expect(topic(scene({ source: "Code of Laws", answers: [answer("yes", { text: "splay red left" }), answer("no")] }))).toBe(
      "splay",
    );
  });

  it("says something while others decide, and nothing to spectators or once the game is over", () => {
    expect(topic(scene({ player: 1 }))).toBe("waiting");
    expect(hintFor(actions, null, [], new Set())).toBeNull();
    expect(topic(scene(null))).toBeNull();
  });
});
