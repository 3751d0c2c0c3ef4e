/**
 * Time, user CPU and memory of eight commands with 100 to 30,000 coverage pages.
 *
 * Each run is a process of the built command, after a `sync`, so that it does not wait for the writes of the run before.
 * Budgets: the user CPU that one more page costs must not grow with the number of pages, and the peak memory at the largest
 * size. A command that compares each page with each other one, or sorts its pages again for each, exceeds the former.
 */
import { execFileSync } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { formatCount } from "#content/documents/format-number.ts";
import type { BenchOptions } from "./support/bench-options.ts";
import { changeTitle, generateExport, storedSample } from "./support/generate-export.ts";
import { type GrowthPoint, writeGrowthCharts } from "./support/growth-chart.ts";
import { AGENCY, measure, median, type Usage } from "./support/measure.ts";
import { writeSection } from "./support/performance-doc.ts";
import { tableRow } from "./support/table.ts";

/** Numbers of pages. The marginal cost of a page is compared between the last three. */
const SIZES = [100, 1000, 10_000, 30_000] as const;
const [LARGEST, LARGE, MEDIUM] = [SIZES[3], SIZES[2], SIZES[1]];
/** Rounds of each size. The largest one takes most of the time, and differs the least from run to run. */
const ROUNDS: Readonly<Record<(typeof SIZES)[number], number>> = { 100: 5, 1000: 3, 10000: 3, 30000: 1 };
/** Pages of one file, which has about 60 MB. The command line accepts 64 MiB a file and four such files at once. */
const PAGES_PER_FILE = 10_000;
/** Number of the page that is changed. */
const CHANGED_PAGE = 7;
const BYTES_PER_MEBIBYTE = 1024 ** 2;

/**
 * Maximum cost of one more page above `LARGE` pages, relative to its cost below. Quadratic growth would give 3.6, growth in
 * proportion to n log n 1.1. The rest allows for one round at the largest size on a shared machine.
 */
const MAX_MARGINAL_RATIO = 1.5;

interface Run {
  command: string;
  subject: string;
  /** Maximum memory at the largest size. */
  maxPeakMB: number;
  args(site: Site): string[];
  /** Runs before the measurement. */
  prepare?(site: Site): Promise<void>;
}

/** Folders and files of one round. */
interface Site {
  inputs: readonly string[];
  content: string;
  out: string;
  exportFile: string;
}

/** The runs in their order: each needs what the ones before leave. */
const RUNS: readonly Run[] = [
  { command: "import", subject: "a new site", maxPeakMB: 1000, args: importArgs },
  { command: "import", subject: "nothing changed", maxPeakMB: 1000, args: importArgs },
  { command: "validate", subject: "the same input", maxPeakMB: 1000, args: ({ inputs }) => ["validate", ...inputs] },
  { command: "lint", subject: "the whole site", maxPeakMB: 350, args: () => ["lint"] },
  { command: "prerender", subject: "every page", maxPeakMB: 300, args: ({ out }) => ["prerender", "--out", out] },
  {
    command: "prerender",
    subject: "one changed page",
    maxPeakMB: 300,
    args: ({ out }) => ["prerender", "--changed", "--out", out],
    prepare: ({ content }) => changeTitle(storedSample(content, CHANGED_PAGE), CHANGED_PAGE, "changed"),
  },
  {
    command: "export",
    subject: "the whole site",
    maxPeakMB: 300,
    args: ({ exportFile }) => ["export", "--out", exportFile],
  },
  { command: "doctor", subject: "the whole store", maxPeakMB: 250, args: () => ["doctor"] },
];

/** A run with its measurements at each size. */
interface Growth {
  run: Run;
  points: GrowthPoint[];
}

export async function benchGrowth(folder: string, { mayWrite = false }: BenchOptions): Promise<boolean> {
  const growth: readonly Growth[] = RUNS.map((run) => ({ run, points: [] }));
  for (const pages of SIZES) {
    const inputs = await writeInputs(folder, pages);
    const rounds: Usage[][] = [];
    for (let round = 0; round < ROUNDS[pages]; round += 1)
      rounds.push(await measureRound(join(folder, "site"), inputs));
    for (const [index, { points }] of growth.entries()) {
      points.push(
        toPoint(
          pages,
          rounds.flatMap((usages) => usages[index] ?? []),
        ),
      );
    }
    console.log(`${formatNumber(pages)} pages: ${formatCount(ROUNDS[pages], "round")}`);
  }
  const table = formatTable(growth);
  console.log(`\n${table}\n`);
  if (mayWrite) {
    writeGrowthCharts(growth.map(({ run, points }) => ({ title: run.command, subtitle: run.subject, points })));
    writeSection("growth", table);
  }
  return isWithinBudgets(growth);
}

/** Writes a site export, divided into files that the command line accepts. */
async function writeInputs(folder: string, pages: number): Promise<string[]> {
  const inputs: string[] = [];
  for (let from = 0; from < pages; from += PAGES_PER_FILE) {
    const file = join(folder, `input-${inputs.length}.json`);
    await writeFile(file, JSON.stringify(generateExport(Math.min(PAGES_PER_FILE, pages - from), from)));
    inputs.push(file);
  }
  return inputs;
}

/** Runs all commands in turn on a new site. */
async function measureRound(folder: string, inputs: readonly string[]): Promise<Usage[]> {
  const content = join(folder, "content");
  const site: Site = { inputs, content, out: join(folder, "out"), exportFile: join(folder, "export.json") };
  const usages: Usage[] = [];
  await mkdir(folder);
  for (const { args, prepare } of RUNS) {
    await prepare?.(site);
    execFileSync("sync");
    usages.push(await measure(AGENCY, ...args(site), "--content", content));
  }
  await rm(folder, { recursive: true });
  return usages;
}

function importArgs({ inputs }: Site): string[] {
  return ["import", ...inputs, "--create"];
}

/** Returns the medians of some rounds. */
function toPoint(pages: number, usages: readonly Usage[]): GrowthPoint {
  const middle = (key: "wallMs" | "userMs" | "peakMiB") => median(usages.map((usage) => usage[key]));
  return {
    pages,
    seconds: middle("wallMs") / 1000,
    cpuSeconds: middle("userMs") / 1000,
    peakMB: (middle("peakMiB") * BYTES_PER_MEBIBYTE) / 1e6,
  };
}

/** Returns a table in Markdown, with a column for each size. */
function formatTable(growth: readonly Growth[]): string {
  const sizes = SIZES.map((pages) => `${formatNumber(pages)} pages`);
  const rows = growth.map(({ run, points }) => {
    const cells = points.map(
      ({ seconds, cpuSeconds, peakMB }) =>
        `${seconds.toFixed(2)} s<br>${cpuSeconds.toFixed(2)} s<br>${peakMB.toFixed(0)} MB`,
    );
    return [`\`${run.command}\`<br>${run.subject}`, ...cells, `${marginalMs(points, LARGE, LARGEST).toFixed(2)} ms`];
  });
  const header = ["time<br>user CPU<br>peak memory", ...sizes, "user CPU of<br>one more page"];
  const rule = header.map((_, column) => (column === 0 ? "---" : "--:"));
  return [header, rule, ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
}

/** Prints the growth of each command, and returns whether all are within the budgets. */
function isWithinBudgets(growth: readonly Growth[]): boolean {
  console.log(tableRow("at the largest size", "growth", "budget", "peak", "budget"));
  let isWithin = true;
  for (const { run, points } of growth) {
    const ratio = marginalMs(points, LARGE, LARGEST) / marginalMs(points, MEDIUM, LARGE);
    const { peakMB } = pointAt(points, LARGEST);
    isWithin &&= ratio <= MAX_MARGINAL_RATIO && peakMB <= run.maxPeakMB;
    const limits = [`≤ ${MAX_MARGINAL_RATIO}`, `≤ ${run.maxPeakMB} MB`] as const;
    const cells = [`${ratio.toFixed(2)} ×`, limits[0], `${peakMB.toFixed(0)} MB`, limits[1]];
    console.log(tableRow(`${run.command}, ${run.subject}`, ...cells));
  }
  return isWithin;
}

/** Returns the user CPU of one more page between two sizes. The start of the process does not count. */
function marginalMs(points: readonly GrowthPoint[], from: number, to: number): number {
  return (1000 * (pointAt(points, to).cpuSeconds - pointAt(points, from).cpuSeconds)) / (to - from);
}

function pointAt(points: readonly GrowthPoint[], pages: number): GrowthPoint {
  const point = points.find((each) => each.pages === pages);
  if (point === undefined) throw new Error(`There must be measurements with ${pages} pages.`);
  return point;
}

function formatNumber(value: number): string {
  return value.toLocaleString("en-US");
}
