/**
 * Lighthouse scores for phones, on every public page. The last step of `npm run budgets`.
 *
 * Prints the scores, the times and sizes, and the audits that cost points. Exits with 1 unless all scores are 100. Needs network access, because npx
 * downloads Lighthouse and the Node version that it requires.
 */
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { findFullBrowser } from "#tests/support/browser/find-browser.ts";
import { ROUTES } from "#tests/support/browser/routes.ts";
import { end, firstLine, startCli } from "#tests/support/cli/cli-process.ts";
import { tableRow } from "./support/table.ts";

/** Lighthouse categories, with short names for the table. */
const CATEGORIES = {
  performance: "perf.",
  accessibility: "access.",
  "best-practices": "practices",
  seo: "SEO",
} as const;
/** Other work on the machine costs points, so the best of several runs counts. */
const MAX_RUNS = 3;
const RUNNER = ["--yes", "--package=node@24", "--package=lighthouse@13", "lighthouse"];
const CHROME_FLAGS = "--headless=new --no-sandbox --disable-gpu --disable-background-networking";

/** Fields of a Lighthouse report that this benchmark reads. */
interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
}

interface Audit {
  title: string;
  score: number | null;
  displayValue?: string;
  numericValue?: number;
  details?: { items?: { resourceType?: string; transferSize?: number }[] };
}

/** Measurements of a page in the run with the most points. */
interface PageResult {
  route: string;
  /** Score of each category, from 0 to 100. */
  scores: number[];
  /** Largest contentful paint. */
  lcpMs: number;
  /** Total blocking time. */
  tbtMs: number;
  /** Transfer size of everything that the page loads. */
  kilobytes: number;
  /** Transfer size of the document with its headers. */
  htmlKilobytes: number;
  /** The audits that cost points, worst first. */
  losses: string[];
}

/** Measures pages of a server. */
async function* measureRoutes(origin: string, routes: readonly string[], folder: string): AsyncGenerator<PageResult> {
  for (const route of routes) yield await bestResult(origin, route, folder);
}

/**
 * Runs Lighthouse until all scores are 100, `MAX_RUNS` times at most, and returns the run with the most points. A run can
 * break on a busy machine, for example because the page did not start to load in time (NO_NAVSTART).
 * @throws Error the last failure, if every run breaks
 */
async function bestResult(origin: string, route: string, folder: string): Promise<PageResult> {
  const results: PageResult[] = [];
  let failure: unknown;
  for (let run = 0; run < MAX_RUNS; run += 1) {
    const report = await runLighthouse(origin + route, folder).catch((cause: unknown) => {
      failure = cause;
    });
    if (report === undefined) continue;
    const result = toResult(route, report);
    if (isPerfect(result.scores)) return result;
    results.push(result);
  }
  if (results.length === 0) throw failure;
  return results.reduce((best, result) => (sum(result.scores) > sum(best.scores) ? result : best));
}

function toResult(route: string, report: Report): PageResult {
  const { audits, categories } = report;
  const numeric = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const requests = audits["network-requests"]?.details?.items ?? [];
  const document = requests.find(({ resourceType }) => resourceType === "Document");
  return {
    route,
    scores: Object.keys(CATEGORIES).map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    lcpMs: numeric("largest-contentful-paint"),
    tbtMs: numeric("total-blocking-time"),
    kilobytes: numeric("total-byte-weight") / 1000,
    htmlKilobytes: (document?.transferSize ?? Number.NaN) / 1000,
    losses: describeLosses(report),
  };
}

function isPerfect(scores: readonly number[]): boolean {
  return scores.every((score) => score === 100);
}

function sum(scores: readonly number[]): number {
  return scores.reduce((total, score) => total + score, 0);
}

/** @throws Error if Lighthouse cannot be downloaded or fails, or if it could not score a category */
async function runLighthouse(url: string, folder: string): Promise<Report> {
  const file = join(folder, "report.json");
  const flags = [
    "--quiet",
    "--output=json",
    `--output-path=${file}`,
    `--only-categories=${Object.keys(CATEGORIES)}`,
    `--chrome-flags=${CHROME_FLAGS}`,
  ];
  await promisify(execFile)("npx", [...RUNNER, url, ...flags], {
    cwd: folder,
    env: { ...process.env, CHROME_PATH: findFullBrowser() },
  });
  const report: Report = JSON.parse(await readFile(file, "utf8"));
  if (report.runtimeError !== undefined) throw new Error(report.runtimeError.message);
  const missing = Object.keys(CATEGORIES).filter((name) => typeof report.categories[name]?.score !== "number");
  if (missing.length > 0) throw new Error(`Lighthouse must score ${url}, but has no score for ${missing.join(", ")}.`);
  return report;
}

/** Lists the audits that cost points, worst first. */
function describeLosses({ categories, audits }: Report): string[] {
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
  console.log(tableRow("route", ...Object.values(CATEGORIES), "LCP", "TBT", "HTML", "all"));
  for await (const { route, scores, losses, ...figures } of measureRoutes(origin, ROUTES, folder)) {
    const timesMs = [figures.lcpMs, figures.tbtMs].map((ms) => `${Math.round(ms)} ms`);
    const sizes = [figures.htmlKilobytes, figures.kilobytes].map((kilobytes) => `${kilobytes.toFixed(1)} kB`);
    console.log(tableRow(route, ...scores.map(String), ...timesMs, ...sizes));
    for (const loss of losses) console.log(`    ${loss}`);
    if (!isPerfect(scores)) process.exitCode = 1;
  }
} finally {
  await end(server);
  await rm(folder, { recursive: true });
}
