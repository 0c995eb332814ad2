/** One’s own page: links and devices, and being forgotten. */

import { comeBack, expect, type Player, playNow, test } from "./fixtures";

const devices = ({ page }: Player) => page.getByRole("region", { name: "Devices" });

test("a link is listed as soon as it is made, and can be revoked", async ({ arrive }) => {
  const [ada, bo] = [await arrive(), await arrive()];
  await playNow(ada);
  await ada.page.goto("/me");
  const mine = devices(ada);
  await mine.getByRole("button", { name: "Create a link" }).click();
  const address = mine.getByLabel("Open on the other device");
  const link = await address.inputValue();
  const unused = mine.getByRole("listitem").filter({ hasText: "Unused link" });
  await expect(unused).toHaveCount(1);
  await unused.getByRole("button", { name: "Revoke" }).click();
  await expect(unused).toHaveCount(0);
  await expect(address).toHaveCount(0);
  await bo.page.goto(link);
  await bo.page.getByRole("button", { name: "Yes, this is my link" }).click();
  await expect(bo.page.getByRole("alert")).toBeVisible();
  // The browser remarks on the refusal.
  expect(bo.complaints.splice(0)).toEqual([expect.stringContaining("403")]);
});

test("a link that was used makes room for the device it was used on", async ({ arrive }) => {
  const [laptop, phone] = [await arrive(), await arrive()];
  await playNow(laptop);
  await laptop.page.goto("/me");
  const mine = devices(laptop);
  await mine.getByRole("button", { name: "Create a link" }).click();
  const address = mine.getByLabel("Open on the other device");
  await phone.page.goto(await address.inputValue());
  await phone.page.getByRole("button", { name: "Yes, this is my link" }).click();
  await expect(devices(phone).getByRole("listitem")).toHaveCount(2);

  await comeBack(laptop);
  await expect(mine.getByRole("listitem").filter({ hasText: "Another device" })).toHaveCount(1);
  await expect(address).toHaveCount(0);
  await mine.getByRole("button", { name: "Sign out everywhere else" }).click();
  await expect(mine.getByRole("listitem")).toHaveCount(1);
  await comeBack(phone);
  await expect(phone.page.getByText("You have not played here yet")).toBeVisible();
});

test("whoever has no games left can still be forgotten", async ({ arrive }) => {
  const ada = await arrive();
  const { page } = ada;
  await page.goto("/me");
  await expect(page.getByText("You have not played here yet")).toBeVisible();
  await expect(devices(ada)).toHaveCount(0);

  const seats = [{ who: "me", name: "Ada" }, { who: "open" }];
  const made = await ada.context.request.post("/api/games", { data: { edition: "third", listed: true, seats } });
  const { game } = (await made.json()) as { game: string };
  await page.goto(`/game/${game}`);
  await page.getByRole("button", { name: "Leave this table" }).click();
  await page.waitForURL(/\/$/);
  await page.goto("/me");
  await expect(page.getByText("You have no games here at the moment")).toBeVisible();
  await expect(devices(ada).getByRole("button", { name: "Create a link" })).toBeVisible();
  page.once("dialog", (dialog) => void dialog.accept());
  await devices(ada).getByRole("button", { name: "Forget me" }).click();
  await page.waitForURL(/\/$/);
  await page.goto("/me");
  await expect(page.getByText("You have not played here yet")).toBeVisible();
});
