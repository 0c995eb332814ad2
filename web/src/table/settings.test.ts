import { expect, it } from "vitest";
import { DEFAULTS, parse } from "./settings";

it("settings that cannot be read are the usual ones", () => {
  expect(parse(null)).toEqual(DEFAULTS);
  expect(parse("{oops")).toEqual(DEFAULTS);
  expect(parse("null")).toEqual(DEFAULTS);
  expect(parse('{"pace":"warp","sound":"loud","confirm":"turn"}')).toEqual({ ...DEFAULTS, confirm: "turn" });
});
