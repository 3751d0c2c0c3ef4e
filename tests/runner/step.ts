import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { performance } from "node:perf_hooks";
import { inProject } from "../support/project.ts";

/** A command of a run. */
export interface Step {
  name: string;
  /** Command line of a POSIX shell, in the folder of the project. Programs of packages need no path. */
  command: string;
}

export interface StepResult {
  name: string;
  isPassed: boolean;
  /** Standard output and standard error, in the order of writing. */
  output: string;
}

/** Process groups of the commands that are running. */
const running = new Set<number>();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, () => {
    for (const group of running) endGroup(group, signal);
    process.kill(process.pid, signal);
  });
}

/** Runs a command, and prints its name and duration when it has ended. One that hangs is ended, and has failed. */
export async function runStep({ name, command }: Step): Promise<StepResult> {
  const startMs = performance.now();
  const path = `${inProject("node_modules/.bin")}:${process.env.PATH}`;
  const child = spawn(command, {
    shell: true,
    cwd: inProject(),
    env: { ...process.env, PATH: path, NO_COLOR: "1", FORCE_COLOR: undefined },
    stdio: ["ignore", "pipe", "pipe"],
    // A process group, to end the command with all processes that it has started.
    detached: true,
  });
  const { pid = 0 } = child;
  running.add(pid);
  let output = "";
  let hasHung = false;
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  const limitMinutes = process.env.TEST_ALL === "1" ? 120 : 30;
  const limit = setTimeout(() => {
    hasHung = true;
    output += `\nEnded after ${limitMinutes} minutes.\n`;
    endGroup(pid, "SIGKILL");
    child.stdout.destroy();
    child.stderr.destroy();
  }, limitMinutes * 60_000);
  const isPassed = await new Promise<boolean>((resolve) =>
    child.once("close", (code) => resolve(code === 0 && !hasHung)),
  );
  clearTimeout(limit);
  running.delete(pid);
  printStep(name, isPassed, performance.now() - startMs);
  return { name, isPassed, output };
}

/** Runs commands, as many at a time as there are processor cores. Begin with the longest. */
export async function runSteps(steps: readonly Step[]): Promise<StepResult[]> {
  const waiting = [...steps];
  const results: StepResult[] = [];
  const worker = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) results.push(await runStep(step));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return results;
}

function endGroup(group: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-group, signal);
  } catch (error) {
    // It has ended by itself.
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

function printStep(name: string, isPassed: boolean, durationMs: number): void {
  console.log(`${isPassed ? "ok    " : "FAILED"} ${name.padEnd(16)} ${(durationMs / 1000).toFixed(1).padStart(6)} s`);
}
