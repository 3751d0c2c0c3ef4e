/** `npm run bench -- <name>…`: measures, prints the figures, and ends with 1 where one is over its budget. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { benchApi } from "./api.ts";
import { benchDelivery } from "./delivery-crash.ts";
import { benchImport } from "./import.ts";
import { benchKill } from "./import-crash.ts";
import { benchLive } from "./live.ts";
import { benchPrerender } from "./prerender.ts";
import { benchStatic } from "./static.ts";

/** Each gets a folder of its own that is gone afterwards, and answers whether it is within its budgets. */
const BENCHES: Readonly<Record<string, (folder: string) => Promise<boolean>>> = {
  api: benchApi,
  delivery: benchDelivery,
  import: benchImport,
  kill: benchKill,
  live: benchLive,
  prerender: benchPrerender,
  static: benchStatic,
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !Object.hasOwn(BENCHES, name));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(", ")}; there are ${Object.keys(BENCHES).join(", ")}.`);
  process.exit(2);
}
for (const [name, bench] of Object.entries(BENCHES)) {
  if (names.length > 0 && !names.includes(name)) continue;
  console.log(`\n# ${name}\n`);
  const folder = await mkdtemp(join(tmpdir(), "agency-bench-"));
  const isWithin = await bench(folder).finally(() => rm(folder, { recursive: true, force: true }));
  console.log(isWithin ? "\nwithin budget" : "\nOVER BUDGET");
  if (!isWithin) process.exitCode = 1;
}
