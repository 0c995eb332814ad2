import { defineConfig } from "@playwright/test";
import tests from "./playwright.config";

/** `npm run measure`: how fast and how calm the page is. It prints figures; none of them is a test. Nothing runs beside them. */
export default defineConfig({ ...tests, testDir: "measures", testMatch: "*.measure.ts", workers: 1 });
