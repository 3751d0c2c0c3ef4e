import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";

/** A process of this machine. */
interface ProcessEntry {
  pid: number;
  parent: number;
}

/** Lists the processes that a process has started and that run. */
export function listChildProcesses(pid: number): number[] {
  return listProcesses().flatMap((entry) => (entry.parent === pid ? entry.pid : []));
}

/** Returns whether a process runs. One that has ended, and that nobody has waited for, does not. */
export function isRunning(pid: number): boolean {
  return listProcesses().some((entry) => entry.pid === pid);
}

/** Sends a signal to a process, if it is still there. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

/** Lists all processes that have not ended. Slim containers have no `ps`. */
function listProcesses(): ProcessEntry[] {
  const lines = existsSync("/proc/self/stat")
    ? readdirSync("/proc").flatMap((name) => (/^\d+$/.test(name) ? readStatus(name) : []))
    : execFileSync("ps", ["-A", "-o", "pid=,stat=,ppid="], { encoding: "utf8" }).split("\n");
  return lines.flatMap((line) => {
    const [pid, state = "", parent] = line.trim().split(/\s+/);
    return /^[ZX]/.test(state) ? [] : { pid: Number(pid), parent: Number(parent) };
  });
}

/** Returns number, state and parent of a process, if it is still there. */
function readStatus(pid: string): string[] {
  try {
    // The name in parentheses may contain anything.
    return [`${pid} ${readFileSync(`/proc/${pid}/stat`, "utf8").replace(/^.*\) /s, "")}`];
  } catch {
    return [];
  }
}
