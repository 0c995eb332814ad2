import type { Page } from "@playwright/test";

/** What comes over the wire from here on, compressed as it is, in bytes: in all, and by address. */
export async function transferred(page: Page): Promise<() => { sum: number; by: Map<string, number> }> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const addresses = new Map<string, string>();
  const by = new Map<string, number>();
  session.on("Network.requestWillBeSent", ({ requestId, request }) => addresses.set(requestId, new URL(request.url).pathname));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const address = addresses.get(requestId) ?? requestId;
    by.set(address, (by.get(address) ?? 0) + encodedDataLength);
  });
  return () => ({ sum: [...by.values()].reduce((sum, one) => sum + one, 0), by });
}
