/**
 * The importer on a generated export of 10,000 pages, against JSON.parse of the same text.
 *
 * Each figure comes from a process of its own; runs go in turn, and medians are given. "Call" is one call of the
 * importer on text in memory, as JSON.parse is measured; for an import it is given less what a bare loop takes to write
 * and sync the same files, because that is the disk's and drifts. "Command" is the whole process, from start to end.
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { generateExport } from "./generated-export.ts";
import { AGENCY, measure, median, type Usage } from "./measure.ts";

const PAGES = 10_000;
const ROUNDS = 5;

/** Most times JSON.parse of the text, and most times its bytes in memory. */
const BUDGETS = { validate: 4, import: 10, "import again, unchanged": 6 } as const;
const MEMORY_BUDGET = 8;

type Name = keyof typeof BUDGETS;
const NAMES = Object.keys(BUDGETS) as Name[];

export async function benchImport(folder: string): Promise<boolean> {
  const file = join(folder, "export.json");
  const text = JSON.stringify(generateExport(PAGES), null, 2);
  await writeFile(file, text);
  const mebibytes = Buffer.byteLength(text) / 1024 / 1024;
  console.log(`${PAGES} pages, ${mebibytes.toFixed(1)} MiB of JSON, ${ROUNDS} rounds in turn, medians\n`);

  const parses: Usage[] = [];
  const writes: Usage[] = [];
  const calls: Record<Name, Usage[]> = { validate: [], import: [], "import again, unchanged": [] };
  const commands: Record<Name, Usage[]> = { validate: [], import: [], "import again, unchanged": [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const [called, commanded, copied] = ["called", "commanded", "copied"].map((name) =>
      join(folder, `${name}-${round}`),
    );
    if (called === undefined || commanded === undefined || copied === undefined) break;
    parses.push(await measure("-e", bareParse(file)));
    for (const name of NAMES) {
      const verb = name === "validate" ? "validate" : "import";
      calls[name].push(await measure("--import", "tsx", inBench("import-once.ts"), file, called, verb));
      if (name === "import") writes.push(await measure(inBench("baseline-writes.mjs"), called, copied));
      commands[name].push(await measure(AGENCY, verb, file, "--create", "--content", commanded));
    }
  }

  const parseMs = median(parses.map(inner));
  const writeMs = writes.map(inner);
  console.log(
    `JSON.parse ${ms(parseMs)}; a bare loop writes and syncs the files of an import in ${ms(median(writeMs))}\n`,
  );
  console.log(line("", "call", "JSON.parse ×", "budget", "command", "user CPU", "peak", "text ×", "budget"));
  let isWithin = true;
  for (const name of NAMES) {
    const callMs = median(
      calls[name].map((usage, round) => inner(usage) - (name === "import" ? (writeMs[round] ?? 0) : 0)),
    );
    const of = (key: "wallMs" | "userMs" | "peakMiB") => median(commands[name].map((usage) => usage[key]));
    const [times, memory] = [callMs / parseMs, of("peakMiB") / mebibytes];
    isWithin &&= times <= BUDGETS[name] && memory <= MEMORY_BUDGET;
    const speed = [ms(callMs), times.toFixed(1), `≤ ${BUDGETS[name]}`, ms(of("wallMs")), ms(of("userMs"))];
    console.log(line(name, ...speed, `${of("peakMiB").toFixed(0)} MiB`, memory.toFixed(1), `≤ ${MEMORY_BUDGET}`));
  }
  return isWithin;
}

function bareParse(file: string): string {
  return `const text = require("fs").readFileSync(${JSON.stringify(file)}, "utf8");
const start = performance.now();
JSON.parse(text);
globalThis.measured = { innerMs: performance.now() - start };`;
}

function inBench(name: string): string {
  return join(import.meta.dirname, name);
}

function inner({ innerMs = Number.NaN }: Usage): number {
  return innerMs;
}

function line(name: string, ...cells: string[]): string {
  return name.padEnd(24) + cells.map((cell) => cell.padStart(13)).join("");
}

function ms(value: number): string {
  return `${value.toFixed(0)} ms`;
}
