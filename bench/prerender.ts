/**
 * Time and memory of prerendering 10,000 coverage pages, against a single-threaded loop that renders and writes the same pages.
 *
 * The command is measured as a whole process, the loop without its start. They run in turn, and figures are medians. Writing
 * files dominates wall time, which drifts on a shared disk, so user CPU is printed too.
 * Budgets: the full run relative to the loop, time and user CPU of a run after one changed page relative to the same run on a
 * site with one coverage page, and peak memory with three times as many pages. A run after one changed page is not compared with
 * a full run: that ratio rises whenever full runs become faster. A run after a changed fact, which writes every page again, is
 * compared with the full run into an empty folder.
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { changeTitle, generateExport, storedSample } from "./support/generate-export.ts";
import { AGENCY, measure, median, medianRatio, type Usage } from "./support/measure.ts";

const PAGES = 10_000;
const ROUNDS = 5;
/** Number of the page that is changed, which is the only generated one of the small site. */
const CHANGED_PAGE = 0;

const MAX_FULL_RATIO = 1.5;
const MAX_CHANGED_TO_SMALL_RATIO = 3;
const MAX_FACT_RATIO = 1;
const MAX_PEAK_MIB = 400;

/** `fact` is a run after a change that all pages show, `small` one after one changed page of a site with one coverage page. */
type Run = "loop" | "full" | "changed" | "fact" | "small";

export async function benchPrerender(folder: string): Promise<boolean> {
  const content = join(folder, "content");
  const smallContent = join(folder, "content-small");
  await addPages(folder, content, { count: PAGES });
  await addPages(folder, smallContent, { count: 1 });
  const runs = await measureRounds(folder, content, smallContent);
  for (const from of [PAGES, 2 * PAGES]) await addPages(folder, content, { count: PAGES, from });
  const large = await measure(AGENCY, "prerender", "--content", content, "--out", join(folder, "out-large"));

  const values = (run: Run, key: "innerMs" | "wallMs" | "userMs" | "peakMiB") =>
    runs[run].map((usage) => usage[key] ?? Number.NaN);
  const fullRatio = medianRatio(values("full", "wallMs"), values("loop", "innerMs"));
  const factRatio = medianRatio(values("fact", "wallMs"), values("full", "wallMs"));
  const smallRatio = medianRatio(values("changed", "wallMs"), values("small", "wallMs"));
  const smallCpuRatio = medianRatio(values("changed", "userMs"), values("small", "userMs"));
  const seconds = (times: readonly number[]) => `${(median(times) / 1000).toFixed(2)} s`;
  const fullPeakMiB = median(values("full", "peakMiB"));
  console.log(`${PAGES} coverage pages, ${ROUNDS} rounds, medians\n`);
  console.log(`loop:                ${seconds(values("loop", "innerMs"))}`);
  console.log(
    `prerender:           ${seconds(values("full", "wallMs"))}, user CPU ${seconds(values("full", "userMs"))}, peak ${fullPeakMiB.toFixed(0)} MiB`,
  );
  console.log(
    `prerender --changed: ${seconds(values("changed", "wallMs"))}, user CPU ${seconds(values("changed", "userMs"))}, after one page changed`,
  );
  console.log(`the same with one page:   ${seconds(values("small", "wallMs"))}\n`);
  console.log(
    `prerender after a fact changed, relative to an empty folder: ${factRatio.toFixed(2)} (goal ≤ ${MAX_FACT_RATIO})`,
  );
  console.log(`prerender relative to the loop:           ${fullRatio.toFixed(2)} (budget ≤ ${MAX_FULL_RATIO})`);
  console.log(
    `prerender --changed relative to one page: ${smallRatio.toFixed(2)} (budget ≤ ${MAX_CHANGED_TO_SMALL_RATIO})`,
  );
  console.log(
    `the same, user CPU:                       ${smallCpuRatio.toFixed(2)} (budget ≤ ${MAX_CHANGED_TO_SMALL_RATIO})`,
  );
  console.log(
    `peak memory with ${3 * PAGES} pages:           ${large.peakMiB.toFixed(0)} MiB (budget ≤ ${MAX_PEAK_MIB} MiB)`,
  );
  const isIncrementalFast = Math.max(smallRatio, smallCpuRatio) <= MAX_CHANGED_TO_SMALL_RATIO;
  return (
    fullRatio <= MAX_FULL_RATIO && factRatio <= MAX_FACT_RATIO && isIncrementalFast && large.peakMiB <= MAX_PEAK_MIB
  );
}

async function measureRounds(folder: string, content: string, smallContent: string): Promise<Record<Run, Usage[]>> {
  const runs: Record<Run, Usage[]> = { loop: [], full: [], changed: [], fact: [], small: [] };
  const loop = join(import.meta.dirname, "baselines/render.ts");
  const small = ["--content", smallContent, "--out", join(folder, "out-small")];
  await measure(AGENCY, "prerender", ...small);
  for (let round = 0; round < ROUNDS; round += 1) {
    const folders = ["--content", content, "--out", join(folder, `out-${round}`)];
    runs.loop.push(await measure("--import", "tsx", loop, content, join(folder, `loop-${round}`)));
    runs.full.push(await measure(AGENCY, "prerender", ...folders));
    for (const store of [content, smallContent])
      await changeTitle(storedSample(store, CHANGED_PAGE), CHANGED_PAGE, `changed ${round}`);
    runs.changed.push(await measure(AGENCY, "prerender", "--changed", ...folders));
    runs.small.push(await measure(AGENCY, "prerender", "--changed", ...small));
    const fact = join(folder, "fact.json");
    await writeFile(fact, JSON.stringify({ site: { phone: `(515) 555-010${round}` } }));
    await measure(AGENCY, "import", fact, "--content", content);
    runs.fact.push(await measure(AGENCY, "prerender", "--changed", ...folders));
  }
  return runs;
}

/** @param from number of the first page */
async function addPages(folder: string, content: string, { count, from = 0 }: { count: number; from?: number }) {
  const file = join(folder, "export.json");
  await writeFile(file, JSON.stringify(generateExport(count, from)));
  await measure(AGENCY, "import", file, "--create", "--content", content);
}
