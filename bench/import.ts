/**
 * Commands on 10,000 pages, each as a new process, against a process that only reads and parses the same text.
 *
 * All runs of a round happen in turn, after a `sync`, so that a slow moment of the machine affects them and their baseline
 * alike. Each figure is the ratio to the baseline of its round, the best and the worst of all rounds beside its goal. The time of
 * the import excludes the time in which a baseline writes and syncs the same files, because that depends on the disk.
 */
import { execFileSync } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { copyDurably } from "./baselines/copy-durably.ts";
import { generateExport } from "./support/generate-export.ts";
import { AGENCY, measure, median, type Usage } from "./support/measure.ts";
import { tableRow } from "./support/table.ts";

const PAGES = 10_000;
const ROUNDS = 3;
const MB_PER_MEBIBYTE = 1.048576;

interface Run {
  name: string;
  args(site: Site): string[];
  /** Maximum time, relative to the baseline. Only printed if undefined. */
  maxRatio?: number;
  maxPeakMB: number;
  /** True if it writes the files of all pages. */
  writesAll?: true;
}

/** Files and folders of one round. */
interface Site {
  content: string;
  export: string;
  /** An import that changes one fact. */
  fact: string;
}

const at = ({ content }: Site) => ["--content", content];

/** The runs in their order: each needs what the ones before leave. */
const RUNS: readonly Run[] = [
  {
    name: "validate 10,000 new pages",
    args: (site) => ["validate", site.export, "--create", ...at(site)],
    maxRatio: 4,
    maxPeakMB: 250,
  },
  {
    name: "import them",
    args: (site) => ["import", site.export, "--create", ...at(site)],
    writesAll: true,
    maxRatio: 6,
    maxPeakMB: 250,
  },
  { name: "import them again", args: (site) => ["import", site.export, ...at(site)], maxPeakMB: 250 },
  { name: "lint the site", args: (site) => ["lint", ...at(site)], maxRatio: 4, maxPeakMB: 250 },
  { name: "change a fact", args: (site) => ["import", site.fact, ...at(site)], maxRatio: 2, maxPeakMB: 250 },
  { name: "doctor", args: (site) => ["doctor", ...at(site)], maxPeakMB: 200 },
];

export async function benchImport(folder: string): Promise<boolean> {
  const [file, fact] = [join(folder, "export.json"), join(folder, "fact.json")];
  const text = JSON.stringify(generateExport(PAGES), null, 2);
  await writeFile(file, text);
  await writeFile(fact, JSON.stringify({ site: { phone: "(515) 555-0199" } }));
  const megabytes = Buffer.byteLength(text) / 1e6;
  const parses: Usage[] = [];
  const copiesMs: number[] = [];
  const usages = RUNS.map(() => [] as Usage[]);
  for (let round = 0; round < ROUNDS; round += 1) {
    const site: Site = { content: join(folder, "content"), export: file, fact };
    parses.push(await measure(join(import.meta.dirname, "baselines/parse.mjs"), file));
    await mkdir(site.content);
    for (const [index, { args }] of RUNS.entries()) {
      execFileSync("sync");
      usages[index]?.push(await measure(AGENCY, ...args(site)));
    }
    const copy = join(folder, "copy");
    execFileSync("sync");
    copiesMs.push(await copyDurably(site.content, copy));
    await rm(copy, { recursive: true });
    await rm(site.content, { recursive: true });
  }
  const parseMs = median(parses.map(({ wallMs }) => wallMs));
  console.log(
    `${PAGES} pages, ${megabytes.toFixed(0)} MB of JSON; reading and parsing it takes ${parseMs.toFixed(0)} ms`,
  );
  console.log(`writing and syncing the files of the store: ${median(copiesMs).toFixed(0)} ms\n`);
  console.log(tableRow(`${ROUNDS} rounds`, "best", "worst", "goal", "user CPU", "peak MB", "goal"));
  let isWithinBudget = true;
  for (const [index, { name, writesAll, maxRatio, maxPeakMB }] of RUNS.entries()) {
    const runs = usages[index] ?? [];
    const diskMs = (round: number) => (writesAll ? (copiesMs[round] ?? 0) : 0);
    const ratios = runs.map(({ wallMs }, round) => (wallMs - diskMs(round)) / (parses[round]?.wallMs ?? Number.NaN));
    const peakMB = Math.max(...runs.map(({ peakMiB }) => peakMiB)) * MB_PER_MEBIBYTE;
    const times = [Math.min(...ratios), Math.max(...ratios)].map((ratio) => `${ratio.toFixed(1)} ×`);
    const goal = maxRatio === undefined ? "" : `≤ ${maxRatio} ×`;
    const userMs = median(runs.map((usage) => usage.userMs));
    console.log(tableRow(name, ...times, goal, `${userMs.toFixed(0)} ms`, peakMB.toFixed(0), `≤ ${maxPeakMB}`));
    isWithinBudget &&= Math.min(...ratios) <= (maxRatio ?? Infinity) && peakMB <= maxPeakMB;
  }
  return isWithinBudget;
}
