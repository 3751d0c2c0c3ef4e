/**
 * Time of commands that do almost nothing, against a start of Node with an empty script, and of `npm start` in a clone without
 * `dist`, until it has printed its address and the home page is there, against `npm run build` in the same clone.
 *
 * The runs alternate. Times include the start of the process, which `measure` cannot see.
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cp, rm, symlink } from "node:fs/promises";
import { join, relative } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { inProject } from "#tests/support/project.ts";
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

/** Entries that a fresh clone lacks, and its history, which no build needs. */
const NOT_CLONED = /^(?:node_modules|dist|var|\.git|\.env)$/;
const BUILD_ROUNDS = 3;
/** Maximum ratio of the median times. */
const MAX_BUILD_RATIO = 0.7;

export async function benchStart(folder: string): Promise<boolean> {
  const areCommandsFast = benchCommands();
  const isStartFast = await benchFirstStart(join(folder, "clone"));
  return areCommandsFast && isStartFast;
}

function benchCommands(): boolean {
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

/** Times the first `npm start` of a copy of this clone. */
async function benchFirstStart(clone: string): Promise<boolean> {
  const filter = (source: string) => !NOT_CLONED.test(relative(inProject(), source));
  await cp(inProject(), clone, { recursive: true, filter });
  await symlink(inProject("node_modules"), join(clone, "node_modules"));
  const [builds, starts]: [number[], number[]] = [[], []];
  for (let round = 0; round < BUILD_ROUNDS; round += 1) {
    await rm(join(clone, "dist"), { recursive: true, force: true });
    builds.push(timeMs(["run", "build"], { command: "npm", cwd: clone }));
    await rm(join(clone, "dist"), { recursive: true, force: true });
    starts.push(await firstPageMs(clone));
  }
  const ratio = medianRatio(starts, builds);
  console.log(`\n${tableRow(`${BUILD_ROUNDS} rounds in a fresh clone`, "best", "worst", "× build", "budget")}`);
  const seconds = (times: number[]) =>
    [Math.min(...times), Math.max(...times)].map((time) => `${(time / 1000).toFixed(2)} s`);
  console.log(tableRow("npm run build", ...seconds(builds), "1.00"));
  console.log(tableRow("npm start", ...seconds(starts), ratio.toFixed(2), `≤ ${MAX_BUILD_RATIO}`));
  return ratio <= MAX_BUILD_RATIO;
}

/** Returns the time from the start of `npm start` to the end of the first page. */
async function firstPageMs(cwd: string): Promise<number> {
  const start = performance.now();
  const env = { ...process.env, PORT: "0", SMTP_URL: "" };
  // A process group, so that the signal reaches the server too.
  const npm = spawn("npm", ["start"], { cwd, env, stdio: ["ignore", "pipe", "pipe"], detached: true });
  const ended = once(npm, "exit");
  const errors = text(npm.stderr);
  try {
    for await (const line of createInterface(npm.stdout)) {
      if (!line.startsWith("http:")) continue;
      const response = await fetch(line);
      const html = await response.text();
      if (!response.ok || !html.includes("</html>")) throw new Error(`${line} answered ${response.status}: ${html}`);
      return performance.now() - start;
    }
    throw new Error(`\`npm start\` ended before it served the site: ${await errors}`);
  } finally {
    // The next round deletes the files that the server would go on to write.
    if (npm.exitCode === null && npm.pid !== undefined) process.kill(-npm.pid, "SIGKILL");
    await ended;
  }
}

/** @throws Error if the process does not exit with 0 */
function timeMs(args: readonly string[], { command = process.execPath, cwd }: { command?: string; cwd?: string } = {}) {
  const start = performance.now();
  const { status, stderr } = spawnSync(command, args, { encoding: "utf8", cwd });
  const wallMs = performance.now() - start;
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} exited with ${status}: ${stderr}`);
  return wallMs;
}
