import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import fastGlob from "fast-glob";
import { defineConfig } from "vitest/config";

const root = resolve(import.meta.dirname, "..");
const TESTS = "*.test.{ts,tsx}";

const tests = fastGlob.sync([`{schemas,content,cli,site,api,tests,bench}/**/${TESTS}`, "!tests/e2e/**"], {
  cwd: root,
  absolute: true,
});

/** Tests that replace modules. Each gets a new process; all others share the modules that a worker has loaded. */
const isolated = tests.filter((file) => /\bvi\.(?:mock|doMock|resetModules)\(/.test(readFileSync(file, "utf8")));

export default defineConfig({
  // The setup loads the React that visitors get.
  oxc: { jsx: { development: false } },
  test: {
    root,
    projects: [
      { extends: true, test: { name: "isolated", include: isolated } },
      {
        extends: true,
        test: { name: "shared", include: tests.filter((file) => !isolated.includes(file)), isolate: false },
      },
    ],
    // One that waits for the disk leaves the processor to the other.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    setupFiles: "tests/setup.ts",
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    globalSetup: "tests/global-setup.ts",
    reporters: ["default", ["json", { outputFile: "test-results/unit.json" }]],
    // Some tests start processes and write thousands of files.
    testTimeout: 60_000,
  },
});
