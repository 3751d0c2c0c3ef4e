/** `npm run bench -- [name…]`: runs benchmarks, prints their figures, and exits with 1 if one exceeds its budget. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { benchAbuse } from "./abuse.ts";
import { benchApi } from "./api.ts";
import { benchContentCrash } from "./content-crash.ts";
import { benchDeliveryCrash } from "./delivery-crash.ts";
import { benchImport } from "./import.ts";
import { benchLive } from "./live.ts";
import { benchPrerender } from "./prerender.ts";
import { benchStatic } from "./static.ts";

/** Each benchmark gets an empty folder, and resolves with whether it is within its budgets. */
const BENCHMARKS: Readonly<Record<string, (folder: string) => Promise<boolean>>> = {
  abuse: benchAbuse,
  api: benchApi,
  "content-crash": benchContentCrash,
  "delivery-crash": benchDeliveryCrash,
  import: benchImport,
  live: benchLive,
  prerender: benchPrerender,
  static: benchStatic,
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !Object.hasOwn(BENCHMARKS, name));
if (unknown.length > 0) {
  console.error(`Unknown benchmark: ${unknown.join(", ")}. Choose from ${Object.keys(BENCHMARKS).join(", ")}.`);
  process.exit(2);
}
for (const [name, benchmark] of Object.entries(BENCHMARKS)) {
  if (names.length > 0 && !names.includes(name)) continue;
  console.log(`\n# ${name}\n`);
  const folder = await mkdtemp(join(tmpdir(), "agency-bench-"));
  const isWithinBudget = await benchmark(folder).finally(() => rm(folder, { recursive: true, force: true }));
  console.log(isWithinBudget ? "\nwithin budget" : "\nOVER BUDGET");
  if (!isWithinBudget) process.exitCode = 1;
}
