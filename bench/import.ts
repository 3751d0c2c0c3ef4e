/**
 * Time and memory of the importer on a generated export of 10,000 pages, against JSON.parse of the same text.
 *
 * "call" is one call of the importer with the text in memory. One process measures JSON.parse and the calls in turn, so
 * that a slow moment of the machine affects both, and "× parse" is the median of the ratios of each round. The time of an
 * import excludes the time in which a baseline writes and syncs the same files, because that depends on the disk.
 * "command" is a whole process of `agency`, which also lints what it imports. Budgets: `call` relative to JSON.parse, the
 * peak memory of `command` relative to the size of the text, and a plan with lint relative to the same plan without.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { generateExport } from "./support/generate-export.ts";
import type { ImportRound } from "./support/import-rounds.ts";
import { AGENCY, measure, median, medianRatio, type Usage } from "./support/measure.ts";
import { tableRow } from "./support/table.ts";

const PAGES = 10_000;
const ROUNDS = 5;

/** Maximum time of each run, relative to JSON.parse. The runs of a round happen in this order. */
const MAX_TIME_RATIO = { validate: 3.5, import: 8, "import again, unchanged": 5 } as const;
/** Maximum peak memory, relative to the size of the text. */
const MAX_MEMORY_RATIO = 6;
/** Maximum time of a plan with lint, relative to the same plan without. */
const MAX_LINT_RATIO = 5;

type Run = keyof typeof MAX_TIME_RATIO;
const RUNS = Object.keys(MAX_TIME_RATIO) as Run[];

export async function benchImport(folder: string): Promise<boolean> {
  const file = join(folder, "export.json");
  const text = JSON.stringify(generateExport(PAGES), null, 2);
  await writeFile(file, text);
  const textMiB = Buffer.byteLength(text) / 1024 / 1024;
  console.log(`${PAGES} pages, ${textMiB.toFixed(1)} MiB of JSON, ${ROUNDS} rounds, medians\n`);

  const rounds = await measureCalls(folder, file);
  const commands = await measureCommands(folder, file);
  const parsesMs = rounds.map(({ parse }) => parse.wallMs);
  const parseUserMs = median(rounds.map(({ parse }) => parse.userMs));
  console.log(`JSON.parse: ${formatMs(median(parsesMs))}, user CPU ${formatMs(parseUserMs)}`);
  console.log(`writing and syncing the files of an import: ${formatMs(median(rounds.map(({ copyMs }) => copyMs)))}\n`);
  console.log(tableRow("", "call", "user CPU", "× parse", "budget", "command", "user CPU", "peak", "× text", "budget"));
  let isWithinBudget = true;
  for (const run of RUNS) {
    const callsMs = rounds.map((round) => round[run].wallMs - (run === "import" ? round.copyMs : 0));
    const timeRatio = medianRatio(callsMs, parsesMs);
    const commandMedian = (key: keyof Usage) => median(commands[run].map((usage) => usage[key] ?? Number.NaN));
    const memoryRatio = commandMedian("peakMiB") / textMiB;
    isWithinBudget &&= timeRatio <= MAX_TIME_RATIO[run] && memoryRatio <= MAX_MEMORY_RATIO;
    console.log(
      tableRow(
        run,
        formatMs(median(callsMs)),
        formatMs(median(rounds.map((round) => round[run].userMs))),
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
  const lintRatio = medianRatio(
    rounds.map(({ lint }) => lint.wallMs),
    rounds.map(({ validate }) => validate.wallMs),
  );
  const lintMs = formatMs(median(rounds.map(({ lint }) => lint.wallMs)));
  console.log(`\nplan of a new site with lint: ${lintMs}, ${lintRatio.toFixed(2)} × without (≤ ${MAX_LINT_RATIO})`);
  return isWithinBudget && lintRatio <= MAX_LINT_RATIO;
}

async function measureCalls(folder: string, file: string): Promise<ImportRound[]> {
  const script = join(import.meta.dirname, "support/import-rounds.ts");
  const args = ["--expose-gc", "--import", "tsx", script, file, folder, String(ROUNDS)];
  return (await measure<{ rounds: ImportRound[] }>(...args)).rounds;
}

async function measureCommands(folder: string, file: string): Promise<Record<Run, Usage[]>> {
  const commands: Record<Run, Usage[]> = { validate: [], import: [], "import again, unchanged": [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const content = join(folder, `command-${round}`);
    await mkdir(content);
    for (const run of RUNS) {
      const command = run === "validate" ? "validate" : "import";
      commands[run].push(await measure(AGENCY, command, file, "--create", "--content", content));
    }
  }
  return commands;
}

function formatMs(value: number): string {
  return `${value.toFixed(0)} ms`;
}
