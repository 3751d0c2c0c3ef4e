/** Prints, as the last line of a run, how many tests passed and failed in both runners. Takes the run's exit code. */
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

const exitCode = Number(process.argv[2] ?? 0);
const results = resolve(import.meta.dirname, "../test-results");

/** @param {string} name */
function read(name) {
  const file = resolve(results, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

const unit = read("unit.json");
const { stats = {} } = read("e2e.json");
const passed = (unit.numPassedTests ?? 0) + (stats.expected ?? 0) + (stats.flaky ?? 0);
const failed = (unit.numFailedTests ?? 0) + (stats.unexpected ?? 0);
// A check or a build that failed is no test, and yet a failure.
const isFailed = exitCode !== 0 || failed > 0 || passed === 0;
console.log(`${passed} passed, ${isFailed ? Math.max(1, failed) : 0} failed`);
process.exitCode = isFailed ? 1 : 0;
