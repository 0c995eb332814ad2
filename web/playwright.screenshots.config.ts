import { defineConfig } from "@playwright/test";
import tests from "./playwright.config";

/** `npm run screenshots`: the pictures of the README, taken anew. */
export default defineConfig({ ...tests, testDir: "screenshots" });
