import { describe, expect, it } from "vitest";
import type { Scene } from "../wire/Scene";
import { relics, specials, standards } from "./goals";

const back = (age: number) => ({ age, set: "base" as const });
const goal = (has: number) => [{ name: "Empire", asks: ["three of each"], has, needs: 18 }];
const scene = {
  claimable: [2, 1],
  progress: [goal(4), goal(18)],
  table: {
    achievements: [back(2), back(3), back(3), "Tools", "Timbuktu"],
    players: [{ achievements: [back(1)] }, { achievements: ["Empire", "Newton-Wickins Telescope"] }],
  },
} as unknown as Scene;
const printed = new Map([
  ["Tools", { age: 4, relic: false }],
  ["Timbuktu", { age: 3, relic: true }],
  ["Newton-Wickins Telescope", { age: 5, relic: true }],
]);
const lookup = (title: string) => printed.get(title);

describe("achievements", () => {
  it("are counted by age, also those that somebody has", () => {
    expect(standards(scene, lookup)).toEqual([
      { age: 1, left: 0, owners: [0], claimable: false },
      { age: 2, left: 1, owners: [], claimable: true },
      { age: 3, left: 2, owners: [], claimable: false },
      { age: 4, left: 1, owners: [], claimable: false },
    ]);
  });

  it("are no Relics, which lie face up among them and can be seized there", () => {
    expect(relics(scene, lookup)).toEqual([
      { title: "Timbuktu", age: 3, owner: null },
      { title: "Newton-Wickins Telescope", age: 5, owner: 1 },
    ]);
  });

  it("of the special kind know their owner and everybody's progress", () => {
    const [empire] = specials(scene);
    expect(empire).toMatchObject({ name: "Empire", owner: 1, available: false });
    expect(empire!.progress.map(({ has }) => has)).toEqual([4, 18]);
  });
});
