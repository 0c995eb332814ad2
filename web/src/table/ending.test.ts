import { expect, it } from "vitest";
import type { Ending } from "../wire/Ending";
import type { Line } from "../wire/Line";
import type { Scene } from "../wire/Scene";
import { plain } from "../words/phrase";
import { endingOf, reason } from "./ending";

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
  expect(why({ winners: [0], by: "achievements" }, scene([5, 2, 4], [0, 0, 0]))).toBe(
    "5 achievements were needed: 5, and Cy had 4.",
  );
  expect(why({ winners: [0], by: "score" }, scene([1, 1, 1], [31, 30, 2]))).toContain("31 to 30, 1 point ahead of Bo");
  expect(why({ winners: [0], by: "score" }, scene([2, 1, 1], [30, 30, 2]))).toContain("more achievements decided");
  const effect: Ending = { winners: [0], by: "effect", card: "Bioengineering" };
  expect(reason(effect, scene([1, 1, 1], [0, 0, 0]))[0]).toEqual({ is: "card", text: "Bioengineering" });
  expect(reason(null, scene([], []))).toEqual([]);
});

it("the ending is the last thing told", () => {
  const line = { told: { event: "ended", outcome: { winners: [1], by: "score" } } } as unknown as Line;
  expect(endingOf([line])?.by).toBe("score");
  expect(endingOf([])).toBeNull();
});
