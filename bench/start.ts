/**
 * Time of commands that do almost nothing, against a start of Node with an empty script.
 *
 * The runs alternate. Times include the start of the process, which `measure` cannot see.
 */
import { spawnSync } from "node:child_process";
import { AGENCY, median, medianRatio } from "./support/measure.ts";
import { tableRow } from "./support/table.ts";

const ROUNDS = 20;

/** Arguments of Node. The first run is the baseline. */
const RUNS: Readonly<Record<string, readonly string[]>> = {
  "node -e 0": ["-e", "0"],
  "agency --version": [AGENCY, "--version"],
  "agency --help": [AGENCY, "--help"],
  "agency history": [AGENCY, "history"],
};
/** Maximum ratio to the baseline. The other runs are only printed. */
const MAX_RATIO: Readonly<Record<string, number>> = { "agency --version": 2 };

export async function benchStart(): Promise<boolean> {
  const times = Object.entries(RUNS).map(([name, args]) => ({ name, args, timesMs: [] as number[] }));
  for (let round = 0; round < ROUNDS; round += 1) for (const { args, timesMs } of times) timesMs.push(timeMs(args));
  const baseline = times[0]?.timesMs ?? [];
  console.log(tableRow(`${ROUNDS} rounds, medians`, "time", "× node", "budget"));
  let isWithinBudget = true;
  for (const { name, timesMs } of times) {
    const ratio = medianRatio(timesMs, baseline);
    const limit = MAX_RATIO[name];
    isWithinBudget &&= limit === undefined || ratio <= limit;
    const budget = limit === undefined ? "" : `≤ ${limit}`;
    console.log(tableRow(name, `${median(timesMs).toFixed(0)} ms`, ratio.toFixed(2), budget));
  }
  return isWithinBudget;
}

/** @throws Error if the process does not exit with 0 */
function timeMs(args: readonly string[]): number {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  const wallMs = performance.now() - start;
  if (status !== 0) throw new Error(`node ${args.join(" ")} exited with ${status}: ${stderr}`);
  return wallMs;
}
