import { expect, it } from "vitest";
import { hashOf } from "./deal";

it("works the hash of a deal out as the server does", async () => {
  const record = { seed: 7, salt: "000102030405060708090a0b0c0d0e0f" };
  const hash = "16473cd2b19b8e3e0469a95e8d9ccb0a5d1583e175ceb2b9bf12cd0cfeec116c";
  expect(await hashOf(JSON.stringify(record))).toBe(hash);
  expect(await hashOf(JSON.stringify({ ...record, seed: 8 }))).not.toBe(hash);
  expect(await hashOf(JSON.stringify({ ...record, seed: "7" }))).toBe(hash);
});

it("says nothing about cards that no server dealt", async () => {
  expect(await hashOf(JSON.stringify({ seed: 7 }))).toBeNull();
  expect(await hashOf(JSON.stringify({ seed: 0, salt: "00", position: {} }))).toBeNull();
});
