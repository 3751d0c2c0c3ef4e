// tsx import-rounds.ts FILE FOLDER ROUNDS: measures JSON.parse and calls of the importer in turn, with the text in memory.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { importContent } from "#content/importer/import-content.ts";
import type { ImportOptions } from "#content/importer/plan/import-options.ts";
import type { LintContext } from "#content/lint/model/lint-site.ts";
import { openFileStore } from "#content/store/file/file-store.ts";
import { lintContext } from "#site/page-model/lint-context.ts";
import { copyDurably } from "../baselines/copy-durably.ts";

export interface Timing {
  wallMs: number;
  /** User CPU time of all threads. */
  userMs: number;
}

/** Measurements of one round, each after a garbage collection. */
export interface ImportRound {
  parse: Timing;
  /** A dry run: the plan of an import without its commit. */
  validate: Timing;
  /** The same with the lint rules on the site as the import would leave it. */
  lint: Timing;
  import: Timing;
  "import again, unchanged": Timing;
  /** Time to write and sync the same files as the import. */
  copyMs: number;
}

const [file = "", folder = "", rounds = "1"] = process.argv.slice(2);
const text = readFileSync(file, "utf8");
const measured: { rounds: ImportRound[] } = { rounds: [] };
for (let round = 0; round < Number(rounds); round += 1) {
  measured.rounds.push(await measureRound(join(folder, `call-${round}`), join(folder, `copy-${round}`)));
}
Object.assign(globalThis, { measured });

async function measureRound(dir: string, copy: string): Promise<ImportRound> {
  const parse = await time(() => JSON.parse(text));
  const validate = await time(() => callImporter(dir, { isDryRun: true }));
  const lint = await time(() => callImporter(dir, { isDryRun: true, readLintContext }));
  const first = await time(() => callImporter(dir));
  const copyMs = await copyDurably(dir, copy);
  const second = await time(() => callImporter(dir));
  return { parse, validate, lint, import: first, "import again, unchanged": second, copyMs };
}

async function readLintContext(): Promise<LintContext> {
  return { ...lintContext(new Date()), media: new Set() };
}

async function callImporter(dir: string, options: ImportOptions = {}): Promise<void> {
  const store = await openFileStore({ dir });
  const note = { by: "bench", message: "", sha256: "" };
  const { success, message } = await importContent([{ raw: text, file }], { mayCreate: true, ...options }, store, note);
  if (!success) throw new Error(message);
}

async function time(task: () => unknown): Promise<Timing> {
  globalThis.gc?.();
  const startCpu = process.cpuUsage();
  const start = performance.now();
  await task();
  return { wallMs: performance.now() - start, userMs: process.cpuUsage(startCpu).user / 1000 };
}
