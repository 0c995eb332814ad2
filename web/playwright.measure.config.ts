import { defineConfig } from "@playwright/test";
import tests from "./playwright.config";

/** `npm run measure`: how fast and how calm the page is. It prints figures; none of them is a test. */
export default defineConfig({ ...tests, testDir: "measures", testMatch: "*.measure.ts" });
