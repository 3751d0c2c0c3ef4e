/** Reads the JSON reports of both test runners: https://vitest.dev/guide/reporters and https://playwright.dev/docs/test-reporters */
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { inProject } from "../support/project.ts";

export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
}

/** Counts of tests by outcome and group: the folder of a test file. */
export type TestGroups = Map<string, TestCounts>;

interface VitestReport {
  testResults: { name: string; status: string; assertionResults: { status: string }[] }[];
}

interface PlaywrightSuite {
  file: string;
  specs?: { ok: boolean; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  suites: PlaywrightSuite[];
  /** Errors outside tests, such as a spec that cannot be loaded. */
  errors: unknown[];
}

/** Counts the tests of Vitest by room. A file that cannot be loaded is a failed test. */
export function readVitestReport(text: string): TestGroups {
  const groups: TestGroups = new Map();
  const { testResults }: VitestReport = JSON.parse(text);
  for (const { name, status, assertionResults } of testResults) {
    const [room = ""] = relative(inProject(), name).split(/[\\/]/);
    const outcomes = assertionResults.map((test) => test.status);
    if (status === "failed" && !outcomes.includes("failed")) outcomes.push("failed");
    for (const outcome of outcomes) count(groups, room, outcome);
  }
  return groups;
}

/** Counts the tests of Playwright by folder. */
export function readPlaywrightReport(text: string): TestGroups {
  const groups: TestGroups = new Map();
  const { suites, errors }: PlaywrightReport = JSON.parse(text);
  const visit = ({ file, specs = [], suites: inner = [] }: PlaywrightSuite) => {
    const [folder = ""] = file.split("/");
    for (const { ok, tests } of specs) {
      const isSkipped = tests.every(({ status }) => status === "skipped");
      count(groups, folder, isSkipped ? "skipped" : ok ? "passed" : "failed");
    }
    inner.forEach(visit);
  };
  suites.forEach(visit);
  for (const _ of errors) count(groups, "errors", "failed");
  return groups;
}

/** Adds up the counts of all groups. */
export function sumCounts(groups: Iterable<TestCounts>): TestCounts {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of groups) {
    sum.passed += passed;
    sum.failed += failed;
    sum.skipped += skipped;
  }
  return sum;
}

/** Reads a report that a runner has written, or returns no groups if it has ended before. */
export function readReport(file: string, parse: (text: string) => TestGroups): TestGroups {
  try {
    return parse(readFileSync(file, "utf8"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    return new Map();
  }
}

function count(groups: TestGroups, name: string, outcome: string): void {
  const group = groups.get(name) ?? { passed: 0, failed: 0, skipped: 0 };
  if (outcome === "passed") group.passed += 1;
  if (outcome === "failed") group.failed += 1;
  if (outcome === "skipped") group.skipped += 1;
  groups.set(name, group);
}
