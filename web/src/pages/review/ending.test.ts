import { expect, it } from "vitest";
import type { Ending } from "../../wire/Ending";
import type { Line } from "../../wire/Line";
import type { Scene } from "../../wire/Scene";
import { plain } from "../../words/phrase";
import { endingOf, reason, standings } from "./ending";

const scene = (achieved: number[], points: number[]) =>
  ({
    names: ["Ada", "Bo", "Cy"],
    winners: [0],
    achieved,
    needed: 5,
    vocabulary: "asmadi",
    table: { players: points.map((has) => ({ points: has })) },
  }) as unknown as Scene;

it("a result says what decided it and how close it was", () => {
  const why = (ending: Ending, of: Scene) => plain(reason(ending, of));
  expect(why({ winners: [0], by: "achievements", card: null }, scene([5, 2, 4], [0, 0, 0]))).toBe(
    "Five achievements win the game. Ada has 5. Cy has 4.",
  );
  expect(why({ winners: [0], by: "score", card: null }, scene([1, 1, 1], [31, 30, 2]))).toContain(
    "31 to 30, a lead of one point.",
  );
  expect(why({ winners: [0], by: "score", card: null }, scene([2, 1, 1], [30, 30, 2]))).toContain(
    "30 each; having more achievements",
  );
  const effect: Ending = { winners: [0], by: "effect", card: "Bioengineering" };
  expect(reason(effect, scene([1, 1, 1], [0, 0, 0]))[0]).toEqual({ is: "card", text: "Bioengineering" });
  expect(reason(null, scene([], []))).toEqual([]);
});

it("the reader is you, and the game is told in its own words", () => {
  const won: Ending = { winners: [0], by: "achievements", card: null };
  expect(plain(reason(won, scene([5, 2, 4], [0, 0, 0]), [0]))).toContain("You have 5.");
  const iello = { ...scene([5, 2, 4], [0, 0, 0]), vocabulary: "iello" } as Scene;
  expect(plain(reason(won, iello))).toContain("Five dominations win");
});

it("everybody stands in the order that decided", () => {
  const of = scene([2, 1, 4], [30, 28, 9]);
  expect(standings({ winners: [0], by: "score", card: null }, of)).toEqual([0, 1, 2]);
  expect(standings({ winners: [0], by: "achievements", card: null }, of)).toEqual([0, 2, 1]);
});

it("the ending is the last thing told", () => {
  const line = { told: { event: "ended", outcome: { winners: [1], by: "score", card: null } } } as unknown as Line;
  expect(endingOf([line])?.by).toBe("score");
  expect(endingOf([])).toBeNull();
});
