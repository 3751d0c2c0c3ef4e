/**
 * Prerendering 10,000 coverage pages against a bare loop over the same components that renders and writes in one thread.
 *
 * The command is measured as a whole process, the loop without its start. Runs go in turn, and medians are given: file
 * writing dominates such walls and drifts on shared disks, so user CPU stands beside them.
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { generateExport } from "./generated-export.ts";
import { AGENCY, measure, median, type Usage } from "./measure.ts";

const PAGES = 10_000;
const ROUNDS = 5;

/** Most times the bare loop; most of the full run after one page changed; most of memory with three times the pages. */
const BUDGETS = { full: 1.5, changed: 1 / 10, memoryMiB: 400 };

export async function benchPrerender(folder: string): Promise<boolean> {
  const content = ["--content", join(folder, "content")];
  await addPages(folder, content, 0);

  const runs = { bare: [] as Usage[], full: [] as Usage[], changed: [] as Usage[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const out = join(folder, `out-${round}`);
    const loop = join(import.meta.dirname, "baseline-render.ts");
    runs.bare.push(await measure("--import", "tsx", loop, join(folder, "content"), join(folder, `bare-${round}`)));
    runs.full.push(await measure(AGENCY, "prerender", ...content, "--out", out));
    await changeHeadline(join(folder, "content/pages/commercial/sample-7.json"), round);
    runs.changed.push(await measure(AGENCY, "prerender", "--changed", ...content, "--out", out));
  }
  for (const from of [PAGES, 2 * PAGES]) await addPages(folder, content, from);
  const large = await measure(AGENCY, "prerender", ...content, "--out", join(folder, "out-large"));

  const of = (name: keyof typeof runs, key: "innerMs" | "wallMs" | "userMs" | "peakMiB") =>
    median(runs[name].map((usage) => usage[key] ?? Number.NaN));
  const ratio = median(runs.full.map(({ wallMs }, round) => wallMs / (runs.bare[round]?.innerMs ?? Number.NaN)));
  const share = median(runs.changed.map(({ wallMs }, round) => wallMs / (runs.full[round]?.wallMs ?? Number.NaN)));
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
  console.log(`${PAGES} coverage pages, ${ROUNDS} rounds in turn, medians\n`);
  console.log(`bare loop            ${seconds(of("bare", "innerMs"))}`);
  console.log(
    `prerender            ${seconds(of("full", "wallMs"))}, user CPU ${seconds(of("full", "userMs"))}, peak ${of("full", "peakMiB").toFixed(0)} MiB: ${ratio.toFixed(2)} × (budget ${BUDGETS.full})`,
  );
  console.log(
    `prerender --changed  ${seconds(of("changed", "wallMs"))} after one page changed: ${share.toFixed(3)} of the full run (budget ${BUDGETS.changed})`,
  );
  console.log(`${3 * PAGES} pages         peak ${large.peakMiB.toFixed(0)} MiB (budget ${BUDGETS.memoryMiB})`);
  return ratio <= BUDGETS.full && share <= BUDGETS.changed && large.peakMiB <= BUDGETS.memoryMiB;
}

async function addPages(folder: string, content: readonly string[], from: number): Promise<void> {
  const file = join(folder, "export.json");
  await writeFile(file, JSON.stringify(generateExport(PAGES, from)));
  await measure(AGENCY, "import", file, "--create", ...content);
}

async function changeHeadline(file: string, round: number): Promise<void> {
  const text = await readFile(file, "utf8");
  await writeFile(file, text.replace(/"title": "Sample 7[^"]*"/, `"title": "Sample 7, changed ${round}"`));
}
