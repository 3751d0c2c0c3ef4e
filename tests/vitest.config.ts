import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import fastGlob from "fast-glob";
import { defineConfig } from "vitest/config";
import { isFullRun } from "./support/full-run.ts";

const root = resolve(import.meta.dirname, "..");
const TESTS = "*.test.{ts,tsx}";

/** Tests of whole processes that take long. They run in `npm run test:all`, and tests of their parts always. */
const NIGHTLY = "tests/{crash/*,admin-api-types,docker,interruption,own-content,package,restore,spelling}.test.ts";

const tests = fastGlob.sync(`{schemas,content,cli,site,api,tests,bench}/**/${TESTS}`, {
  cwd: root,
  absolute: true,
  ignore: ["tests/e2e/**", ...(isFullRun ? [] : [NIGHTLY])],
});

/** Tests that replace modules. Each gets a new process; all others share the modules that a worker has loaded. */
const isolated = listMatching(/\bvi\.(?:mock|doMock|resetModules)\(/);

/** Tests that run the built command line or read the built site. `npm run test:quick` leaves them out, and builds nothing. */
const built = listMatching(
  /\/(?:cli-process|built-pages|bundled-functions|content-crash|publish-crash)\.ts"|\(PROJECT\)|root: PROJECT|SAMPLE_SITE|"dist\/cli"|\["prerender",/,
);

function listMatching(pattern: RegExp): string[] {
  return tests.filter((file) => pattern.test(readFileSync(file, "utf8")));
}

const shared = tests.filter((file) => !isolated.includes(file) && !built.includes(file));

export default defineConfig({
  // The setup loads the React that visitors get.
  oxc: { jsx: { development: false } },
  test: {
    root,
    projects: [
      { extends: true, test: { name: "isolated", include: isolated } },
      { extends: true, test: { name: "shared", include: shared, isolate: false } },
      { extends: true, test: { name: "built", include: built, isolate: false, globalSetup: "tests/build-setup.ts" } },
    ],
    // One that waits for the disk or a timer leaves the processor to the others.
    maxWorkers: availableParallelism() + 1,
    setupFiles: "tests/setup.ts",
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    globalSetup: "tests/global-setup.ts",
    reporters: ["default", ["json", { outputFile: "test-results/unit.json" }]],
    // Some tests start processes and write thousands of files.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
