/* Hears from the server when it is the reader's turn, even if no page is open. It keeps nothing. */

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  const { title, body, url, tag } = event.data?.json() ?? {};
  const shown = self.registration.showNotification(title ?? "Splay", { body, tag, icon: "/icon.svg", data: { url } });
  event.waitUntil(shown);
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = new URL(event.notification.data?.url ?? "/", self.location.origin);
  const open = async () => {
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = pages.find((page) => new URL(page.url).pathname === url.pathname);
    return there ? there.focus() : self.clients.openWindow(url.pathname);
  };
  event.waitUntil(open());
});
