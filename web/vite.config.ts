import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { brotli } from "./brotli";
import { emblems } from "./emblems";

// The server embeds `dist`. Its content security policy allows no inline script and nothing from
// elsewhere, so nothing is inlined here.
export default defineConfig({
  plugins: [react(), emblems(), brotli()],
  build: {
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: {
    proxy: { "/api": { target: process.env.SPLAY_SERVER ?? "http://127.0.0.1:8080", ws: true } },
  },
  // Nothing is timed: this only ends what would never end, also on a machine with much else to do.
  test: { include: ["{src,emblems}/**/*.test.{ts,tsx}"], testTimeout: 120_000 },
});
