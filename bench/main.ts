/** `npm run bench -- <name>…`: measures, prints the figures, and ends with 1 where one is over its budget. */
import { benchImport } from "./import.ts";
import { benchKill } from "./kill.ts";
import { benchPrerender } from "./prerender.ts";

const BENCHES: Readonly<Record<string, () => Promise<boolean>>> = {
  import: benchImport,
  kill: benchKill,
  prerender: benchPrerender,
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
  const isWithin = await bench();
  console.log(isWithin ? "\nwithin budget" : "\nOVER BUDGET");
  if (!isWithin) process.exitCode = 1;
}
