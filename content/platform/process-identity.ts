/** File and folder names that identify the process that created them, so that others can detect leftovers of a dead process. */
import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";

/** A pid that no process has. It marks abandoned files. */
const ABANDONED_PID = 0;

/**
 * The pid namespace and the boot in which a pid is unique, or "" if the system does not report them. Containers may share a
 * host name and pids, but not a pid namespace; its number may be the same on another machine.
 */
const SYSTEM =
  ifReported(() => {
    const [namespace] = /\d+/.exec(readlinkSync("/proc/self/ns/pid")) ?? [];
    return `${namespace}-${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").slice(0, 8)}`;
  }) ?? "";

/** Returns a name that identifies this process. Each call returns a different name. */
export function currentProcessName(): string {
  return formatProcessName(process.pid, processStartTime(process.pid) ?? "");
}

/** Returns a name that any process may treat as the leftover of a dead process. */
export function abandonedName(): string {
  return formatProcessName(ABANDONED_PID, "");
}

function formatProcessName(pid: number, start: string): string {
  const host = encodeURIComponent(hostname()).replaceAll(".", "%2E");
  const random = Math.random().toString(36).slice(2, 10);
  return [SYSTEM === "" ? host : `${host}@${SYSTEM}`, pid, start, random].join(".");
}

/** Returns whether a name has the form of a process name. The same folder may contain other files, such as `.DS_Store`. */
export function isProcessName(name: string): boolean {
  return /^[^.]+\.\d+\.\d*\.[a-z0-9]+$/.test(name);
}

/**
 * Parses a process name. `isProcessName` must be true for it.
 * @returns `system` as in `SYSTEM`, and the `start` time in clock ticks since boot; each is "" if the system, or a former
 *   version, does not report it
 */
export function parseProcessName(name: string) {
  const [place = "", pid = "", start = ""] = name.split(".");
  const [host = "", system = ""] = place.split("@");
  return { host: decodeURIComponent(host), system, pid: Number(pid), start };
}

/** Returns whether a process is on this host, in this container if there is one, and since the last start of the system. */
export function isOnThisHost(name: string): boolean {
  const { host, system } = parseProcessName(name);
  return host === hostname() && (system === "" || system === SYSTEM);
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
  return ifReported(() => {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
  });
}

/** Returns undefined if the system does not report something in /proc. */
function ifReported<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (cause) {
    if (["ENOENT", "ESRCH", "EACCES", "EPERM"].includes((cause as NodeJS.ErrnoException).code ?? "")) return undefined;
    throw cause;
  }
}
