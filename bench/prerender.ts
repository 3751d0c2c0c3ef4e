/**
 * Time and memory of prerendering 10,000 coverage pages, against a single-threaded loop that renders and writes the same pages.
 *
 * The command is measured as a whole process, the loop without its start. They run in turn, and figures are medians. Writing
 * files dominates wall time, which drifts on a shared disk, so user CPU is printed too.
 * Budgets: the full run relative to the loop, a run after one changed page relative to the full run, and peak memory with three
 * times as many pages.
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { generateExport } from "./support/generate-export.ts";
import { AGENCY, measure, median, medianRatio, type Usage } from "./support/measure.ts";

const PAGES = 10_000;
const ROUNDS = 5;

const MAX_FULL_RATIO = 1.5;
const MAX_CHANGED_RATIO = 1 / 25;
const MAX_PEAK_MIB = 400;

type Run = "loop" | "full" | "changed";

export async function benchPrerender(folder: string): Promise<boolean> {
  const content = join(folder, "content");
  await addPages(folder, content, 0);
  const runs = await measureRounds(folder, content);
  for (const from of [PAGES, 2 * PAGES]) await addPages(folder, content, from);
  const large = await measure(AGENCY, "prerender", "--content", content, "--out", join(folder, "out-large"));

  const values = (run: Run, key: "innerMs" | "wallMs" | "userMs" | "peakMiB") =>
    runs[run].map((usage) => usage[key] ?? Number.NaN);
  const fullRatio = medianRatio(values("full", "wallMs"), values("loop", "innerMs"));
  const changedRatio = medianRatio(values("changed", "wallMs"), values("full", "wallMs"));
  const seconds = (times: readonly number[]) => `${(median(times) / 1000).toFixed(2)} s`;
  const fullPeakMiB = median(values("full", "peakMiB"));
  console.log(`${PAGES} coverage pages, ${ROUNDS} rounds, medians\n`);
  console.log(`loop:                ${seconds(values("loop", "innerMs"))}`);
  console.log(
    `prerender:           ${seconds(values("full", "wallMs"))}, user CPU ${seconds(values("full", "userMs"))}, peak ${fullPeakMiB.toFixed(0)} MiB`,
  );
  console.log(
    `prerender --changed: ${seconds(values("changed", "wallMs"))}, user CPU ${seconds(values("changed", "userMs"))}, after one page changed\n`,
  );
  console.log(`prerender relative to the loop:           ${fullRatio.toFixed(2)} (budget ≤ ${MAX_FULL_RATIO})`);
  console.log(`prerender --changed relative to full run: ${changedRatio.toFixed(3)} (budget ≤ ${MAX_CHANGED_RATIO})`);
  console.log(
    `peak memory with ${3 * PAGES} pages:           ${large.peakMiB.toFixed(0)} MiB (budget ≤ ${MAX_PEAK_MIB} MiB)`,
  );
  return fullRatio <= MAX_FULL_RATIO && changedRatio <= MAX_CHANGED_RATIO && large.peakMiB <= MAX_PEAK_MIB;
}

async function measureRounds(folder: string, content: string): Promise<Record<Run, Usage[]>> {
  const runs: Record<Run, Usage[]> = { loop: [], full: [], changed: [] };
  const loop = join(import.meta.dirname, "baselines/render.ts");
  for (let round = 0; round < ROUNDS; round += 1) {
    const folders = ["--content", content, "--out", join(folder, `out-${round}`)];
    runs.loop.push(await measure("--import", "tsx", loop, content, join(folder, `loop-${round}`)));
    runs.full.push(await measure(AGENCY, "prerender", ...folders));
    await changeHeadline(join(content, "pages/commercial/sample-7.json"), round);
    runs.changed.push(await measure(AGENCY, "prerender", "--changed", ...folders));
  }
  return runs;
}

/** @param from number of the first page */
async function addPages(folder: string, content: string, from: number): Promise<void> {
  const file = join(folder, "export.json");
  await writeFile(file, JSON.stringify(generateExport(PAGES, from)));
  await measure(AGENCY, "import", file, "--create", "--content", content);
}

async function changeHeadline(file: string, round: number): Promise<void> {
  const text = await readFile(file, "utf8");
  await writeFile(file, text.replace(/"title": "Sample 7[^"]*"/, `"title": "Sample 7, changed ${round}"`));
}
