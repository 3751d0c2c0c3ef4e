import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    root: resolve(import.meta.dirname, ".."),
    include: ["{schemas,content,cli,site,api,tests}/**/*.test.{ts,tsx}"],
    exclude: ["tests/e2e/**"],
    // One that waits for the disk leaves the processor to the other.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    globalSetup: "tests/global-setup.ts",
    reporters: ["default", ["json", { outputFile: "test-results/unit.json" }]],
    // Some tests start processes and write thousands of files.
    testTimeout: 60_000,
  },
});
