/** Passkeys: what the browser is asked, and what the server is told. */

import type { Me } from "../wire/Me";
import { api } from "./api";
import { bytes, text } from "./base64url";

/** Whether they can be used on this page: they are bound to a name. */
export const canUsePasskeys = (site: string | null) => "PublicKeyCredential" in window && site === window.location.hostname;

/** Makes a passkey of the reader's. */
export async function addPasskey(): Promise<Me> {
  const { site, challenge, user, name, algorithms, known } = await api.beginPasskey();
  const made = (await navigator.credentials.create({
    publicKey: {
      rp: { id: site, name: "Splay" },
      user: { id: bytes(user), name, displayName: name },
      challenge: bytes(challenge),
      pubKeyCredParams: algorithms.map((alg) => ({ type: "public-key" as const, alg })),
      excludeCredentials: known.map((id) => ({ type: "public-key" as const, id: bytes(id) })),
      // It has to be found without a name to look it up by, and to make sure who holds it.
      authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
    },
  })) as PublicKeyCredential;
  const answer = made.response as AuthenticatorAttestationResponse;
  return api.addPasskey({ client_data: text(answer.clientDataJSON), authenticator_data: text(answer.getAuthenticatorData()) });
}

/** Makes the reader known on this device, by a passkey they have. */
export async function comeByPasskey(): Promise<void> {
  const { site, challenge } = await api.askPasskey();
  const used = (await navigator.credentials.get({
    publicKey: { rpId: site, challenge: bytes(challenge), userVerification: "required" },
  })) as PublicKeyCredential;
  const answer = used.response as AuthenticatorAssertionResponse;
  await api.comeByPasskey({
    id: text(used.rawId),
    client_data: text(answer.clientDataJSON),
    authenticator_data: text(answer.authenticatorData),
    signature: text(answer.signature),
    user: text(answer.userHandle),
  });
}
