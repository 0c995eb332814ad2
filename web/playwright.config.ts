import { defineConfig } from "@playwright/test";

/** The browser tests: Debian's Chromium against the real server binary. */
export default defineConfig({
  testDir: "tests",
  // Nothing is timed here: these only end what would never end, also on a machine with much else to do.
  timeout: 900_000,
  expect: { timeout: 40_000 },
  // Each test has a server and browsers of its own, and so they run side by side, two on two cores.
  fullyParallel: true,
  workers: 2,
  reporter: [["list"]],
  use: {
    colorScheme: "dark",
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
    actionTimeout: 40_000,
    navigationTimeout: 60_000,
  },
});
