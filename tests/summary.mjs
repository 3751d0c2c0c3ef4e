/**
 * Prints the numbers of passed and failed tests of both test runners as the last line of a run. Its argument is the exit
 * code of the run.
 */
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

const exitCode = Number(process.argv[2] ?? 0);
const resultsDir = resolve(import.meta.dirname, "../test-results");

/**
 * Reads the JSON report of a test runner, or returns an empty object if there is none.
 * @param {string} name file name of the report
 */
function readReport(name) {
  const file = resolve(resultsDir, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

const unit = readReport("unit.json");
const { stats = {} } = readReport("e2e.json");
const passed = (unit.numPassedTests ?? 0) + (stats.expected ?? 0) + (stats.flaky ?? 0);
const failed = (unit.numFailedTests ?? 0) + (stats.unexpected ?? 0);
// A failed check or build also counts as a failure, although it is not a test.
const isFailed = exitCode !== 0 || failed > 0 || passed === 0;
console.log(`${passed} passed, ${isFailed ? Math.max(1, failed) : 0} failed`);
process.exitCode = isFailed ? 1 : 0;
