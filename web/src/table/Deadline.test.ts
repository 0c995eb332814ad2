import { expect, it } from "vitest";
import { remaining } from "./Deadline";

it("time left is said as shortly as it can be", () => {
  expect(remaining(4200)).toBe("5 s");
  expect(remaining(-9)).toBe("0 s");
  expect(remaining(65_000)).toBe("1:05 min");
  expect(remaining(2 * 3_600_000 + 5 * 60_000)).toBe("2 h 5 min");
  expect(remaining(5 * 86_400_000)).toBe("5 days");
});
