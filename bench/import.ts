/**
 * Time and memory of the importer on a generated export of 10,000 pages, against JSON.parse of the same text.
 *
 * Each measurement is a new process; they run in turn, and figures are medians. "call" is one call of the importer with the
 * text in memory. For an import, it excludes the time in which a baseline script writes and syncs the same files, because that
 * depends on the disk. "command" is the whole process of `agency`.
 * Budgets: `call` relative to JSON.parse, and the peak memory of `command` relative to the size of the text.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { generateExport } from "./support/generate-export.ts";
import { AGENCY, measure, median, type Usage } from "./support/measure.ts";
import { tableRow } from "./support/table.ts";

const PAGES = 10_000;
const ROUNDS = 5;

/** Maximum time of each run, relative to JSON.parse. The runs of a round happen in this order. */
const MAX_TIME_RATIO = { validate: 4, import: 10, "import again, unchanged": 6 } as const;
/** Maximum peak memory, relative to the size of the text. */
const MAX_MEMORY_RATIO = 8;

type Run = keyof typeof MAX_TIME_RATIO;
const RUNS = Object.keys(MAX_TIME_RATIO) as Run[];

interface Measurements {
  parses: Usage[];
  writes: Usage[];
  calls: Record<Run, Usage[]>;
  commands: Record<Run, Usage[]>;
}

export async function benchImport(folder: string): Promise<boolean> {
  const file = join(folder, "export.json");
  const text = JSON.stringify(generateExport(PAGES), null, 2);
  await writeFile(file, text);
  const textMiB = Buffer.byteLength(text) / 1024 / 1024;
  console.log(`${PAGES} pages, ${textMiB.toFixed(1)} MiB of JSON, ${ROUNDS} rounds, medians\n`);

  const { parses, writes, calls, commands } = await measureRounds(folder, file);
  const parseMs = median(parses.map(innerMs));
  const writesMs = writes.map(innerMs);
  console.log(`JSON.parse: ${formatMs(parseMs)}`);
  console.log(`writing and syncing the files of an import: ${formatMs(median(writesMs))}\n`);
  console.log(tableRow("", "call", "× parse", "budget", "command", "user CPU", "peak", "× text", "budget"));
  let isWithinBudget = true;
  for (const run of RUNS) {
    const callsMs = calls[run].map((usage, round) => innerMs(usage) - (run === "import" ? (writesMs[round] ?? 0) : 0));
    const callMs = median(callsMs);
    const commandMedian = (key: "wallMs" | "userMs" | "peakMiB") => median(commands[run].map((usage) => usage[key]));
    const timeRatio = callMs / parseMs;
    const memoryRatio = commandMedian("peakMiB") / textMiB;
    isWithinBudget &&= timeRatio <= MAX_TIME_RATIO[run] && memoryRatio <= MAX_MEMORY_RATIO;
    console.log(
      tableRow(
        run,
        formatMs(callMs),
        timeRatio.toFixed(1),
        `≤ ${MAX_TIME_RATIO[run]}`,
        formatMs(commandMedian("wallMs")),
        formatMs(commandMedian("userMs")),
        `${commandMedian("peakMiB").toFixed(0)} MiB`,
        memoryRatio.toFixed(1),
        `≤ ${MAX_MEMORY_RATIO}`,
      ),
    );
  }
  return isWithinBudget;
}

async function measureRounds(folder: string, file: string): Promise<Measurements> {
  const measurements: Measurements = {
    parses: [],
    writes: [],
    calls: { validate: [], import: [], "import again, unchanged": [] },
    commands: { validate: [], import: [], "import again, unchanged": [] },
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    const callContent = join(folder, `call-${round}`);
    const commandContent = join(folder, `command-${round}`);
    await mkdir(commandContent);
    measurements.parses.push(await measure("-e", parseScript(file)));
    for (const run of RUNS) {
      const command = run === "validate" ? "validate" : "import";
      const importOnce = benchPath("support/import-once.ts");
      measurements.calls[run].push(await measure("--import", "tsx", importOnce, file, callContent, command));
      if (run === "import") {
        const writes = benchPath("baselines/writes.mjs");
        measurements.writes.push(await measure(writes, callContent, join(folder, `copy-${round}`)));
      }
      measurements.commands[run].push(await measure(AGENCY, command, file, "--create", "--content", commandContent));
    }
  }
  return measurements;
}

function parseScript(file: string): string {
  return `const text = require("fs").readFileSync(${JSON.stringify(file)}, "utf8");
const start = performance.now();
JSON.parse(text);
globalThis.measured = { innerMs: performance.now() - start };`;
}

function benchPath(name: string): string {
  return join(import.meta.dirname, name);
}

function innerMs(usage: Usage): number {
  return usage.innerMs ?? Number.NaN;
}

function formatMs(value: number): string {
  return `${value.toFixed(0)} ms`;
}
