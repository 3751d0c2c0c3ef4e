/**
 * Runs checks and tests, and prints a line for each group, the output of what failed, and the sums.
 *
 * - `npm test`: what every change must pass.
 * - `npm run test:all`: also full matrices, Firefox, WebKit, and random cases and crashes at full number, with a seed that
 *   it draws and prints.
 * - `npm run test:quick`: the checks, and the unit tests nearest to what changed since the last commit, or in it.
 * - `npm run check`: only the checks.
 *
 * The random cases of the others are the same in every run, so that an unrelated change does not find a new one. TEST_SEED
 * sets the seed.
 */

import { execFileSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { basename, dirname } from "node:path";
import fastGlob from "fast-glob";
import { messageWithCauses } from "#content/platform/error-message.ts";
import { installBrowsers } from "../support/browser/find-browser.ts";
import { inProject } from "../support/project.ts";
import { DEFAULT_SEED } from "../support/random.ts";
import { runStep, runSteps, type Step, type StepResult } from "./step.ts";
import { readPlaywrightReport, readReport, readVitestReport, sumCounts, type TestGroups } from "./test-reports.ts";

const MODES = ["check", "quick", "usual", "all"] as const;
type Mode = (typeof MODES)[number];

/** Checks by the name of their npm script, the slowest first. */
const CHECKS = ["typecheck", "lint:spelling", "lint:deps", "lint:unused", "lint"];

const BROWSERS = "browsers";

const BUILD: Step = { name: "build", command: "tsx tests/runner/build.ts" };

const UNIT_REPORT = inProject("test-results/unit.json");
const BROWSER_REPORT = inProject("test-results/e2e.json");

interface TestStep extends Step {
  report: string;
  read: (text: string) => TestGroups;
}

const BROWSER_TESTS: TestStep = {
  name: "browser tests",
  command: "playwright test -c tests/e2e/playwright.config.ts",
  report: BROWSER_REPORT,
  read: readPlaywrightReport,
};

const UNIT_TESTS: TestStep = {
  name: "unit tests",
  command: "vitest run -c tests/vitest.config.ts --reporter=minimal --reporter=json",
  report: UNIT_REPORT,
  read: readVitestReport,
};

/**
 * Returns the step that runs the unit tests nearest to what changed, if there are any. Most tests depend on a file such as
 * `schemas/json.ts`, so running all that depend on a change would take minutes.
 */
function nearestUnitTests(): TestStep[] {
  const files = listTestsNear(listChangedFiles());
  return files.length === 0
    ? []
    : [{ ...UNIT_TESTS, command: `${UNIT_TESTS.command} --passWithNoTests --project '!built' ${files.join(" ")}` }];
}

/** Lists the files that changed since the last commit, or in it. */
function listChangedFiles(): string[] {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: inProject(), encoding: "utf8" }).split("\n").filter(Boolean);
  const changed = [...git("diff", "--name-only", "HEAD"), ...git("ls-files", "--others", "--exclude-standard")];
  return changed.length > 0 ? changed : git("diff", "--name-only", "HEAD~1", "HEAD");
}

/** Lists the tests in the folders of some files, and those that import one of the files. */
function listTestsNear(files: readonly string[]): string[] {
  const folders = new Set(files.map(dirname));
  // An import names a file by its path from the root (`#api/app.ts`) or by a relative path, which ends with the file name.
  const specifiers = files.flatMap((file) => [`"#${file}"`, `/${basename(file)}"`]);
  return fastGlob
    .sync("{schemas,content,site,api,cli,tests,bench}/**/*.test.{ts,tsx}", { cwd: inProject() })
    .filter((test) => {
      const text = readFileSync(inProject(test), "utf8");
      return folders.has(dirname(test)) || specifiers.some((specifier) => text.includes(specifier));
    });
}

function readChecks(): Step[] {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(inProject("package.json"), "utf8"));
  return CHECKS.map((name) => ({ name, command: scripts[name] ?? "" }));
}

/** Runs the tests of one runner, and prints their numbers by folder. */
async function runTests({ report, read, ...step }: TestStep): Promise<StepResult & { groups: TestGroups }> {
  const result = await runStep(step);
  const groups = readReport(report, read);
  for (const [name, { passed, failed }] of [...groups].sort(([one], [other]) => one.localeCompare(other))) {
    console.log(
      `         ${name.padEnd(14)} ${String(passed).padStart(6)} passed${failed > 0 ? `, ${failed} FAILED` : ""}`,
    );
  }
  return { ...result, groups };
}

/** Finds or installs the browsers, and prints which ones the tests use. */
function prepareBrowsers(isFullRun: boolean): StepResult {
  try {
    console.log(installBrowsers({ isFullRun }));
    return { name: BROWSERS, isPassed: true, output: "" };
  } catch (cause) {
    return { name: BROWSERS, isPassed: false, output: messageWithCauses(cause) };
  }
}

async function run(mode: Mode): Promise<boolean> {
  rmSync(inProject("test-results"), { recursive: true, force: true });
  const hasTests = mode === "usual" || mode === "all";
  if (mode === "all") {
    process.env.TEST_ALL = "1";
    process.env.TEST_SEED ??= String(randomInt(2 ** 31));
  }
  const browsers = hasTests ? [prepareBrowsers(mode === "all")] : [];
  if (mode !== "check") console.log(`Random cases have TEST_SEED=${process.env.TEST_SEED ?? DEFAULT_SEED}.`);

  const steps = await runSteps(hasTests ? [BUILD, ...readChecks()] : readChecks());
  const results = [...browsers, ...steps];
  const isReady = results.every(({ name, isPassed }) => isPassed || ![BROWSERS, BUILD.name].includes(name));
  const groups: TestGroups[] = [];
  const runners = hasTests ? [UNIT_TESTS, BROWSER_TESTS] : mode === "quick" ? nearestUnitTests() : [];
  for (const tests of isReady ? runners : []) {
    const result = await runTests(tests);
    results.push(result);
    groups.push(result.groups);
  }

  const failures = results.filter(({ isPassed }) => !isPassed);
  for (const { name, output } of failures) console.log(`\n--- ${name} ---\n${output.trim()}`);
  const { passed, failed, skipped } = sumCounts(groups.flatMap((group) => [...group.values()]));
  // A check, a build, or a runner that stops early also counts as a failure.
  const others = failures.length - groups.filter((group) => sumCounts(group.values()).failed > 0).length;
  const sums = `${passed} passed, ${failed + Math.max(0, others)} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
  if (mode !== "check") console.log(`\n${sums}`);
  return failures.length === 0;
}

const mode = MODES.find((name) => name === (process.argv[2] ?? "usual"));
if (mode === undefined) throw new Error(`The mode must be one of ${MODES.join(", ")}, but is ${process.argv[2]}.`);
if (!(await run(mode))) process.exitCode = 1;
