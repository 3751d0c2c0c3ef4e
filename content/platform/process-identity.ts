/** File and folder names that identify the process that created them, so that others can detect leftovers of a dead process. */
import { readFileSync } from "node:fs";
import { hostname } from "node:os";

export interface ProcessIdentity {
  host: string;
  pid: number;
  /** The start time of the process in clock ticks since boot, or "" if the system does not report it. */
  start: string;
}

/** A pid that no process has. It marks abandoned files. */
const ABANDONED_PID = 0;

/** Returns a name that identifies this process. Each call returns a different name. */
export function currentProcessName(): string {
  return formatProcessName({ host: hostname(), pid: process.pid, start: processStartTime(process.pid) ?? "" });
}

/** Returns a name that any process may treat as the leftover of a dead process. */
export function abandonedName(): string {
  return formatProcessName({ host: hostname(), pid: ABANDONED_PID, start: "" });
}

function formatProcessName({ host, pid, start }: ProcessIdentity): string {
  const random = Math.random().toString(36).slice(2, 10);
  return [encodeURIComponent(host).replaceAll(".", "%2E"), pid, start, random].join(".");
}

/** Returns whether a name has the form of a process name. The same folder may contain other files, such as `.DS_Store`. */
export function isProcessName(name: string): boolean {
  return /^[^.]+\.\d+\.\d*\.[a-z0-9]+$/.test(name);
}

/** Parses a process name. `isProcessName` must be true for it. */
export function parseProcessName(name: string): ProcessIdentity {
  const [host = "", pid = "", start = ""] = name.split(".");
  return { host: decodeURIComponent(host), pid: Number(pid), start };
}

export function isOnThisHost(name: string): boolean {
  return parseProcessName(name).host === hostname();
}

/** Returns whether the process with this name has certainly ended. The state of processes on other hosts is unknown. */
export function isDead(name: string): boolean {
  const { pid, start } = parseProcessName(name);
  if (pid === ABANDONED_PID) return true;
  if (!isOnThisHost(name)) return false;
  try {
    process.kill(pid, 0);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === "ESRCH") return true;
    if ((cause as NodeJS.ErrnoException).code !== "EPERM") throw cause;
  }
  const currentStart = processStartTime(pid);
  return start !== "" && currentStart !== undefined && currentStart !== start;
}

/**
 * Returns the start time of a process, field 22 of /proc/PID/stat (proc(5)). It distinguishes a process from a later one
 * with the same pid, which is common in containers.
 */
function processStartTime(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
  } catch (cause) {
    if (["ENOENT", "ESRCH", "EACCES"].includes((cause as NodeJS.ErrnoException).code ?? "")) return undefined;
    throw cause;
  }
}
