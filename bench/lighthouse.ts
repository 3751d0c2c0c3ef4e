/**
 * Lighthouse for telephones on a page of each kind: `npm run budgets` ends with it. Prints the scores and what costs
 * points, and ends with 1 unless everything is 100. Needs the network: npx fetches Lighthouse and the Node that it needs.
 */
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { findBrowser } from "#tests/support/browser/find-browser.ts";
import { end, firstLine, startCli } from "#tests/support/cli/cli-process.ts";

const ROUTES = ["/", "/commercial", "/commercial/trucking", "/medicare", "/contact"];
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
/** Other work on the machine costs points: the best of so many runs counts. */
const MOST_RUNS = 3;
const RUNNER = ["--yes", "--package=node@24", "--package=lighthouse@13", "lighthouse"];
const CHROME_FLAGS = "--headless=new --no-sandbox --disable-gpu --disable-background-networking";

/** The part of a report that is read. */
interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; displayValue?: string; numericValue?: number }>;
}

interface Result {
  report: Report;
  /** Of each category, out of 100. */
  scores: number[];
}

/** The best of some runs: the first that is without fault, else the one with the most points. */
async function bestResult(url: string, folder: string): Promise<Result> {
  const results: Result[] = [];
  for (let run = 0; run < MOST_RUNS; run += 1) {
    const report = await runLighthouse(url, folder);
    const scores = CATEGORIES.map((name) => Math.round((report.categories[name]?.score ?? 0) * 100));
    if (isPerfect(scores)) return { report, scores };
    results.push({ report, scores });
  }
  return results.reduce((best, result) => (sum(result.scores) > sum(best.scores) ? result : best));
}

function isPerfect(scores: readonly number[]): boolean {
  return scores.every((score) => score === 100);
}

function sum(scores: readonly number[]): number {
  return scores.reduce((total, score) => total + score, 0);
}

/** @throws where Lighthouse cannot be fetched or does not end well */
async function runLighthouse(url: string, folder: string): Promise<Report> {
  const file = join(folder, "report.json");
  const flags = [
    "--quiet",
    "--output=json",
    `--output-path=${file}`,
    `--only-categories=${CATEGORIES}`,
    `--chrome-flags=${CHROME_FLAGS}`,
  ];
  await promisify(execFile)("npx", [...RUNNER, url, ...flags], {
    cwd: folder,
    env: { ...process.env, CHROME_PATH: findBrowser() },
  });
  const report: Report = JSON.parse(await readFile(file, "utf8"));
  if (report.runtimeError !== undefined) throw new Error(report.runtimeError.message);
  return report;
}

/** The audits that cost points, worst first. */
function lossesIn({ categories, audits }: Report): string[] {
  return Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .flatMap(({ id, weight }) => {
      const { title = id, score = null, displayValue = "" } = audits[id] ?? {};
      return weight === 0 || score === null || score === 1
        ? []
        : [{ id, title, loss: (1 - score) * weight, displayValue }];
    })
    .sort((one, other) => other.loss - one.loss)
    .map(({ id, title, displayValue }) => `${id}: ${title} ${displayValue}`.trim());
}

const folder = await mkdtemp(join(tmpdir(), "agency-lighthouse-"));
const server = startCli(["serve", "--port", "0"]);
try {
  const origin = (await firstLine(server)).replace(/\/$/, "");
  console.log(["route".padEnd(24), ...CATEGORIES.map((name) => name.padStart(14)), "TBT".padStart(10)].join("  "));
  for (const route of ROUTES) {
    const { report, scores } = await bestResult(origin + route, folder);
    const blocked = `${Math.round(report.audits["total-blocking-time"]?.numericValue ?? Number.NaN)} ms`;
    console.log(
      [route.padEnd(24), ...scores.map((score) => String(score).padStart(14)), blocked.padStart(10)].join("  "),
    );
    for (const loss of lossesIn(report)) console.log(`    ${loss}`);
    if (!isPerfect(scores)) process.exitCode = 1;
  }
} finally {
  await end(server);
  await rm(folder, { recursive: true });
}
