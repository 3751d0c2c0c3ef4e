import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { defineConfig } from "playwright/test";
import { findBrowser } from "../support/browser/find-browser.ts";
import { isFullRun, NIGHTLY } from "../support/full-run.ts";

const results = resolve(import.meta.dirname, "../../test-results");

export default defineConfig({
  globalSetup: "./global-setup.ts",
  outputDir: resolve(results, "e2e"),
  reporter: [["dot"], ["json", { outputFile: resolve(results, "e2e.json") }]],
  fullyParallel: true,
  // Other browsers need an installation, and take long.
  testIgnore: isFullRun ? [] : "engines/**",
  ...(!isFullRun && { grepInvert: new RegExp(NIGHTLY.tag) }),
  // One that waits for its server leaves the processor to the others.
  workers: availableParallelism() + 1,
  // Some tests start processes, which takes long on a busy machine.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: process.env.CI !== undefined,
  use: {
    // Animations take a fifth of the processor time, and elements would be measured in the middle of a transition.
    contextOptions: { reducedMotion: "reduce" },
    // The global setup sets the variable before the workers start.
    ...(process.env.SITE_URL !== undefined && { baseURL: process.env.SITE_URL }),
    launchOptions: {
      executablePath: findBrowser(),
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    },
  },
});
