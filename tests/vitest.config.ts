import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import fastGlob from "fast-glob";
import { defineConfig } from "vitest/config";

const root = resolve(import.meta.dirname, "..");
const TESTS = "*.test.{ts,tsx}";

/** Tests of functions that keep no state. A worker loads the modules for all of them once. */
const STATELESS = [
  "schemas",
  "content/{documents,facts,findings,importer,lint,listing,revisions}",
  "site/{admin,components,illustrations,islands,page-model,rendering,sections,seo,shared-markup}",
  "cli/output",
].map((folder) => `${folder}/**/${TESTS}`);

/** Returns whether a test replaces modules, the clock or globals. */
function hasReplacements(file: string): boolean {
  return /\bvi\.(?:mock|doMock|stubGlobal|stubEnv|useFakeTimers|spyOn)\(/.test(readFileSync(file, "utf8"));
}

const stateless = fastGlob.sync(STATELESS, { cwd: root, absolute: true }).filter((file) => !hasReplacements(file));

export default defineConfig({
  test: {
    root,
    projects: [
      {
        extends: true,
        test: {
          name: "isolated",
          include: [`{schemas,content,cli,site,api,tests,bench}/**/${TESTS}`],
          exclude: ["tests/e2e/**", ...stateless],
        },
      },
      { extends: true, test: { name: "stateless", include: stateless, isolate: false } },
    ],
    // One that waits for the disk leaves the processor to the other.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    globalSetup: "tests/global-setup.ts",
    reporters: ["default", ["json", { outputFile: "test-results/unit.json" }]],
    // Some tests start processes and write thousands of files.
    testTimeout: 60_000,
  },
});
