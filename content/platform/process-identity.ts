/** Names that say which process left a file or folder, so that what a dead one left holds nobody off. */
import { readFileSync } from "node:fs";
import { hostname } from "node:os";

export interface ProcessIdentity {
  host: string;
  pid: number;
  /** When the process started, in ticks since boot; "" where the system does not tell. */
  start: string;
}

/** A pid that no process has. */
const NOBODY = 0;

/** A name for what this process leaves, another one with each call. */
export function currentProcessName(): string {
  return formatProcessName({ host: hostname(), pid: process.pid, start: processStartTime(process.pid) ?? "" });
}

/** A name for what is left to whoever comes next. */
export function abandonedName(): string {
  return formatProcessName({ host: hostname(), pid: NOBODY, start: "" });
}

function formatProcessName({ host, pid, start }: ProcessIdentity): string {
  const random = Math.random().toString(36).slice(2, 10);
  return [encodeURIComponent(host).replaceAll(".", "%2E"), pid, start, random].join(".");
}

/** Other things may lie in the same folder, such as what a file manager leaves. */
export function isProcessName(name: string): boolean {
  return /^[^.]+\.\d+\.\d*\.[a-z0-9]+$/.test(name);
}

export function parseProcessName(name: string): ProcessIdentity {
  const [host = "", pid = "", start = ""] = name.split(".");
  return { host: decodeURIComponent(host), pid: Number(pid), start };
}

/** Whether a process is known to have ended. One of another machine is not: nobody here can tell. */
export function isDead(name: string): boolean {
  const { host, pid, start } = parseProcessName(name);
  if (pid === NOBODY) return true;
  if (host !== hostname()) return false;
  try {
    process.kill(pid, 0);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === "ESRCH") return true;
    if ((cause as NodeJS.ErrnoException).code !== "EPERM") throw cause;
  }
  const now = processStartTime(pid);
  return start !== "" && now !== undefined && now !== start;
}

/** Field 22 of /proc/PID/stat, proc(5): tells a process from a later one with the same number, as a container has them. */
function processStartTime(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
  } catch (cause) {
    if (["ENOENT", "ESRCH", "EACCES"].includes((cause as NodeJS.ErrnoException).code ?? "")) return undefined;
    throw cause;
  }
}
