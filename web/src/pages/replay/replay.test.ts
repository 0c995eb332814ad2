import { describe, expect, it } from "vitest";
import { fileName, open } from "./record";
import { keyStep, nextTurn, previousTurn, turnAt } from "./timeline";

describe("the timeline", () => {
  const turns = [2, 3, 7];

  it("goes from turn to turn", () => {
    expect(turnAt(turns, 0)).toBe(0);
    expect(turnAt(turns, 3)).toBe(2);
    expect(nextTurn(turns, 3, 20)).toBe(7);
    expect(nextTurn(turns, 9, 20)).toBe(20);
    expect(previousTurn(turns, 7)).toBe(3);
    expect(previousTurn(turns, 8)).toBe(7);
    expect(previousTurn(turns, 1)).toBe(0);
  });

  it("follows the keys and stays within the game", () => {
    expect(keyStep("ArrowRight", false, 20, 20, turns)).toBe(20);
    expect(keyStep("ArrowLeft", false, 0, 20, turns)).toBe(0);
    expect(keyStep("ArrowRight", true, 3, 20, turns)).toBe(7);
    expect(keyStep("End", false, 3, 20, turns)).toBe(20);
    expect(keyStep("a", false, 3, 20, turns)).toBeNull();
  });
});

describe("a record", () => {
  const written =
    '{"format":"splay-record-1","edition":"fourth","players":["Ada L.","Bo"],"seed":18446744073709551615,"choices":["draw","draw"]}';

  it("is opened without touching its text, because the seed has more digits than a number", () => {
    const opened = open(written);
    expect(opened).toMatchObject({ edition: "fourth", players: ["Ada L.", "Bo"], length: 2 });
    expect(opened.text).toContain("18446744073709551615");
  });

  it("is refused in words", () => {
    expect(() => open("hello")).toThrow("not JSON");
    expect(() => open("{}")).toThrow("not a record");
    expect(() => open("null")).toThrow("not a record");
  });

  it("gives its file a name", () => {
    expect(fileName(["Ada L.", "Bo"])).toBe("splay-ada-l-bo.json");
  });
});

it("no turn is skipped before it is known which there are", () => {
  expect(nextTurn([], 0, 40)).toBe(0);
  expect(keyStep("ArrowRight", true, 0, 40, [])).toBe(0);
});
