/** Passkeys, with an authenticator of the browser's own. */

import type { CDPSession } from "@playwright/test";
import { expect, type Player, playNow, test } from "./fixtures";

type Credential = Awaited<ReturnType<typeof credentials>>[number];

/** Gives a browser an authenticator that knows its owner. */
async function withAuthenticator({ context, page }: Player): Promise<{ devtools: CDPSession; authenticatorId: string }> {
  const devtools = await context.newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { devtools, authenticatorId };
}

async function credentials({ devtools, authenticatorId }: Awaited<ReturnType<typeof withAuthenticator>>) {
  return (await devtools.send("WebAuthn.getCredentials", { authenticatorId })).credentials;
}

test("a passkey signs its owner in on another device", async ({ arrive, server }) => {
  // Passkeys are bound to a name, and this machine has one.
  const baseURL = server.address.replace("127.0.0.1", "localhost");
  const [laptop, phone] = [await arrive({ baseURL }), await arrive({ baseURL })];
  const made = await withAuthenticator(laptop);
  await playNow(laptop);
  const game = laptop.game();

  await laptop.page.goto("/me");
  const passkeys = laptop.page.getByRole("region", { name: "Passkeys" });
  await passkeys.getByRole("button", { name: "Add a passkey" }).click();
  await expect(passkeys.getByRole("listitem")).toHaveCount(1);
  const [credential] = (await credentials(made)) as [Credential];
  expect(credential.rpId).toBe("localhost");

  // The password manager brings it to the phone, which knows nobody yet.
  const other = await withAuthenticator(phone);
  await other.devtools.send("WebAuthn.addCredential", { authenticatorId: other.authenticatorId, credential });
  await phone.page.goto("/me");
  await expect(phone.page.getByText("You have not played here yet")).toBeVisible();
  await phone.page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(phone.page.locator(`a[href="/game/${game}"]`)).toBeVisible();
  await expect(phone.page.getByRole("region", { name: "Devices" }).getByRole("listitem")).toHaveCount(2);

  // The same authenticator makes no second one.
  await passkeys.getByRole("button", { name: "Add a passkey" }).click();
  await expect(passkeys.getByRole("alert")).toHaveText("This device already has one of your passkeys.");
  await expect(passkeys.getByRole("listitem")).toHaveCount(1);

  // Removed on the phone, it lets nobody in any more.
  const shown = phone.page.getByRole("region", { name: "Passkeys" });
  await expect(shown.getByRole("listitem")).toContainText("last used");
  await shown.getByRole("button", { name: "Remove" }).click();
  await expect(shown.getByRole("listitem")).toHaveCount(0);
  phone.page.once("dialog", (dialog) => void dialog.accept());
  await shown.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(shown.getByRole("alert")).toContainText("nobody here uses it");
  // The browser remarks on the refusal.
  expect(phone.complaints.splice(0)).toEqual([expect.stringContaining("403")]);
});
