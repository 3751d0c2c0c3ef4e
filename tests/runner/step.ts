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

/** Runs a command, and prints its name and duration when it has ended. */
export async function runStep({ name, command }: Step): Promise<StepResult> {
  const startMs = performance.now();
  const path = `${inProject("node_modules/.bin")}:${process.env.PATH}`;
  const child = spawn(command, {
    shell: true,
    cwd: inProject(),
    env: { ...process.env, PATH: path, NO_COLOR: "1", FORCE_COLOR: undefined },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  const isPassed = await new Promise<boolean>((resolve) => child.once("close", (code) => resolve(code === 0)));
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

function printStep(name: string, isPassed: boolean, durationMs: number): void {
  console.log(`${isPassed ? "ok    " : "FAILED"} ${name.padEnd(16)} ${(durationMs / 1000).toFixed(1).padStart(6)} s`);
}
