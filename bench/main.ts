/**
 * `npm run bench -- [name…] [minutes] [--write]`: runs benchmarks, prints their figures, and exits with 1 if one exceeds its
 * budget. With `--write`, benchmarks that have a section in `docs/performance.md` replace it.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildIfStale } from "#tests/support/build-if-stale.ts";
import { benchAbuse } from "./abuse.ts";
import { benchAdmin } from "./admin.ts";
import { benchApi } from "./api.ts";
import { benchContentCrash } from "./content-crash.ts";
import { benchDelivery } from "./delivery.ts";
import { benchGrowth } from "./growth.ts";
import { benchImport } from "./import.ts";
import { benchImportServer } from "./import-server.ts";
import { benchInbox } from "./inbox.ts";
import { benchLive } from "./live.ts";
import { benchPeers } from "./peers.ts";
import { benchPrerender } from "./prerender.ts";
import { benchSoak } from "./soak.ts";
import { benchStart } from "./start.ts";
import { benchStatic } from "./static.ts";
import type { BenchOptions } from "./support/bench-options.ts";

/** Each benchmark gets an empty folder and resolves with whether it is within its budgets. */
const BENCHMARKS: Readonly<Record<string, (folder: string, options: BenchOptions) => Promise<boolean>>> = {
  abuse: benchAbuse,
  admin: benchAdmin,
  api: benchApi,
  "content-crash": benchContentCrash,
  delivery: benchDelivery,
  growth: benchGrowth,
  inbox: benchInbox,
  import: benchImport,
  "import-server": benchImportServer,
  live: benchLive,
  peers: benchPeers,
  prerender: benchPrerender,
  soak: benchSoak,
  start: benchStart,
  static: benchStatic,
};

/** Benchmarks that run only when they are named, because npm downloads what they need. */
const NAMED_ONLY: ReadonlySet<string> = new Set(["peers"]);

const isNumber = (text: string) => /^\d+(?:\.\d+)?$/.test(text);
const args = process.argv.slice(2);
const names = args.filter((text) => !isNumber(text) && text !== "--write");
const options: BenchOptions = { minutes: args.filter(isNumber).map(Number)[0], mayWrite: args.includes("--write") };
const unknown = names.filter((name) => !Object.hasOwn(BENCHMARKS, name));
if (unknown.length > 0) {
  console.error(`Unknown benchmark: ${unknown.join(", ")}. Choose from ${Object.keys(BENCHMARKS).join(", ")}.`);
  process.exit(2);
}
await buildIfStale();
for (const [name, benchmark] of Object.entries(BENCHMARKS)) {
  if (names.length > 0 ? !names.includes(name) : NAMED_ONLY.has(name)) continue;
  console.log(`\n# ${name}\n`);
  const folder = await mkdtemp(join(tmpdir(), "agency-bench-"));
  const isWithinBudget = await benchmark(folder, options).finally(() => rm(folder, { recursive: true, force: true }));
  console.log(isWithinBudget ? "\nwithin budget" : "\nOVER BUDGET");
  if (!isWithinBudget) process.exitCode = 1;
}
