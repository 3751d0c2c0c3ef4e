/** Measures commands of any kind, with the processes that they start. Needs Linux and a POSIX shell. */
import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import type { Usage } from "./measure.ts";

export interface Command {
  file: string;
  args: readonly string[];
  cwd: string;
  env?: Readonly<Record<string, string>>;
}

/** Runs a command and prints the CPU times of the shell and of all processes that it waited for (POSIX `times`). */
const SHELL = ["-c", '"$@"; code=$?; times >&3; exit $code', "sh"];
const POLL_MS = 20;

/**
 * Runs a command to its end.
 * @returns the usage; `peakMiB` is the largest sum of `VmHWM` of the processes that run at one time
 * @throws Error if the command does not exit with 0, with the end of its output
 */
export async function measureCommand({ file, args, cwd, env }: Command): Promise<Usage> {
  const start = performance.now();
  const child = spawn("sh", [...SHELL, file, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe", "pipe"],
  });
  let output = "";
  let times = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk) => {
      output = (output + chunk).slice(-2000);
    });
  }
  child.stdio[3]?.on("data", (chunk) => {
    times += chunk;
  });
  const descendants = new Descendants(child.pid);
  let peakMiB = 0;
  const poll = setInterval(() => {
    descendants.grow();
    peakMiB = Math.max(peakMiB, descendants.peakMiB());
  }, POLL_MS);
  const exitCode = await new Promise((resolve, reject) => child.on("error", reject).on("close", resolve)).finally(() =>
    clearInterval(poll),
  );
  const wallMs = performance.now() - start;
  if (exitCode !== 0) throw new Error(`${file} ${args.join(" ")} exited with ${exitCode}:\n${output}`);
  return { wallMs, userMs: parseUserMs(times), peakMiB };
}

/** Returns the user CPU time of the children from the output of `times`, such as `0m0.001s 0m0.002s` in two lines. */
function parseUserMs(times: string): number {
  const [minutes, seconds] = (times.trim().split("\n")[1] ?? "").split(/[ms]/);
  return 60_000 * Number(minutes) + 1000 * Number(seconds);
}

/** The processes below a process, as far as `grow` has seen them. */
class Descendants {
  readonly #family: Set<number>;
  readonly #others = new Set<number>();

  constructor(ancestor: number | undefined) {
    this.#family = new Set(ancestor === undefined ? [] : [ancestor]);
  }

  /** Adds new processes. Looks at every process once, because reading all of them would take time from the measured ones. */
  grow(): void {
    // A child has a higher ID than its parent, unless IDs wrapped around.
    const pids = readdirSync("/proc")
      .map(Number)
      .filter(Number.isInteger)
      .sort((one, other) => one - other);
    for (const pid of pids) {
      if (this.#family.has(pid) || this.#others.has(pid)) continue;
      const isDescendant = this.#family.has(readStatus(pid, "PPid"));
      (isDescendant ? this.#family : this.#others).add(pid);
    }
  }

  /** Returns the sum of the largest resident sets of the processes that still run. */
  peakMiB(): number {
    return [...this.#family].reduce((sum, pid) => sum + readStatus(pid, "VmHWM") / 1024, 0);
  }
}

/** Reads a number from proc_pid_status(5). Returns 0 if the process has ended. */
function readStatus(pid: number, name: string): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status)?.[1] ?? 0);
  } catch {
    return 0;
  }
}
