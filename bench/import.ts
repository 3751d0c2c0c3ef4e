/**
 * The importer on a generated export of 10,000 pages, against JSON.parse of the same text.
 *
 * Each figure is a process of its own, from its start to its end, with reading, writing and syncing the files; the
 * measure is JSON.parse alone. Runs go in turn, and medians are given, because disks drift.
 */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateExport } from "./generated-export.ts";
import { AGENCY, measure, median, medianOf, type Usage } from "./measure.ts";

const PAGES = 10_000;
const ROUNDS = 3;
/** Times JSON.parse of the text, and most times its bytes in memory. */
const BUDGETS = { validate: 4, import: 10, "import again, unchanged": 6, memory: 8 };

export async function benchImport(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), "agency-bench-"));
  try {
    return await run(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function run(folder: string): Promise<boolean> {
  const file = join(folder, "export.json");
  const text = JSON.stringify(generateExport(PAGES), null, 2);
  await writeFile(file, text);
  const megabytes = Buffer.byteLength(text) / 1024 / 1024;
  console.log(`${PAGES} pages, ${megabytes.toFixed(1)} MiB of JSON, ${ROUNDS} rounds in turn, medians\n`);

  const parse = `const text = require("fs").readFileSync(${JSON.stringify(file)}, "utf8"); const start = performance.now(); JSON.parse(text); globalThis.measured = { parseMs: performance.now() - start }`;
  const bare: Usage[] = [];
  const runs = { validate: [] as Usage[], import: [] as Usage[], "import again, unchanged": [] as Usage[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const store = ["--content", join(folder, `content-${round}`)];
    bare.push(await measure("-e", parse));
    runs.validate.push(await measure(AGENCY, "validate", file, "--create", ...store));
    runs.import.push(await measure(AGENCY, "import", file, "--create", ...store));
    runs["import again, unchanged"].push(await measure(AGENCY, "import", file, ...store));
    await rm(join(folder, `content-${round}`), { recursive: true, force: true });
  }

  const parseMs = median(bare.map((usage) => usage.parseMs ?? 0));
  console.log(line("", "wall", "CPU", "JSON.parse ×", "budget", "peak", "text ×", "budget"));
  console.log(line("JSON.parse alone", ms(parseMs), "", "1.0", "", "", "", ""));
  let isWithin = true;
  for (const [name, usages] of Object.entries(runs) as [keyof typeof runs, Usage[]][]) {
    const { wallMs, cpuMs, peakMb } = medianOf(usages);
    const [times, memory] = [wallMs / parseMs, peakMb / megabytes];
    isWithin &&= times <= BUDGETS[name] && memory <= BUDGETS.memory;
    console.log(
      line(
        name,
        ms(wallMs),
        ms(cpuMs),
        times.toFixed(1),
        `≤ ${BUDGETS[name]}`,
        `${peakMb.toFixed(0)} MiB`,
        memory.toFixed(1),
        `≤ ${BUDGETS.memory}`,
      ),
    );
  }
  return isWithin;
}

function line(name: string, ...cells: string[]): string {
  return name.padEnd(26) + cells.map((cell) => cell.padStart(13)).join("");
}

function ms(value: number): string {
  return `${value.toFixed(0)} ms`;
}
