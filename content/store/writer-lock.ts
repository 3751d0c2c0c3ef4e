/**
 * One writer at a time, by a folder that a dead process does not hold.
 *
 * Each writer makes a folder of its own below `.writers`, whose name says who it is, and then looks whether it is
 * alone. Of two that come at once at least one sees the other and steps back, so both never write. A folder whose
 * process has died holds nobody off: its name is unique, so removing it can hit no living writer. What a writer stages
 * lies in its folder; a folder left behind therefore also says that a commit may be unfinished.
 */
import { readFileSync } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { hostname } from "node:os";
import { basename, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { StoreError } from "../content-store.ts";

export interface WriterLock {
  /** Where this writer may stage files; gone after the release. */
  folder: string;
  /** Folders of writers that died, for the holder to clear away once their commit is settled. */
  dead: string[];
  /** @param isSettled false leaves the folder as a dead writer's, so that the next to open the store finishes the commit */
  release(isSettled: boolean): Promise<void>;
}

interface Owner {
  host: string;
  pid: number;
  /** When the process started, in ticks since boot; "" where the system does not tell. */
  start: string;
}

const WRITERS = ".writers";
/** A pid that no process has. */
const NOBODY = 0;

/**
 * @param dir the store's folder
 * @param patienceMs how long to wait for another writer
 * @throws StoreError `store/locked`
 */
export async function acquire(dir: string, patienceMs: number): Promise<WriterLock> {
  const writers = join(dir, WRITERS);
  await mkdir(writers, { recursive: true });
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const name = nameOf({ host: hostname(), pid: process.pid, start: startOf(process.pid) ?? "" });
    const folder = join(writers, name);
    await mkdir(folder);
    const others = (await writersOf(dir)).filter((other) => other.folder !== folder);
    const [alive] = others.filter((other) => other.isAlive);
    if (alive === undefined) {
      return {
        folder,
        dead: others.map((other) => other.folder),
        release: (isSettled) =>
          isSettled
            ? rm(folder, { recursive: true, force: true })
            : rename(folder, join(writers, nameOf({ host: hostname(), pid: NOBODY, start: "" }))),
      };
    }
    await rm(folder, { recursive: true });
    if (Date.now() >= deadline) {
      const { host, pid } = ownerOf(basename(alive.folder));
      throw new StoreError(
        "store/locked",
        `Process ${pid} on ${host} is writing to ${dir}. If there is no such process, remove ${alive.folder}.`,
      );
    }
    await sleep(20 + Math.random() * 60);
  }
}

/** The folders of all writers, and whether each one's process lives. */
export async function writersOf(dir: string): Promise<{ folder: string; isAlive: boolean }[]> {
  const writers = join(dir, WRITERS);
  const names = await readdir(writers).catch((cause: NodeJS.ErrnoException): string[] => {
    if (cause.code === "ENOENT") return [];
    throw cause;
  });
  return names.filter(isName).map((name) => ({ folder: join(writers, name), isAlive: isAlive(name) }));
}

function nameOf({ host, pid, start }: Owner): string {
  const random = Math.random().toString(36).slice(2, 10);
  return [encodeURIComponent(host).replaceAll(".", "%2E"), pid, start, random].join(".");
}

/** Other things may lie there, such as what a file manager leaves. */
function isName(name: string): boolean {
  return /^[^.]+\.\d+\.\d*\.[a-z0-9]+$/.test(name);
}

function ownerOf(name: string): Owner {
  const [host = "", pid = "", start = ""] = name.split(".");
  return { host: decodeURIComponent(host), pid: Number(pid), start };
}

/** A process of another machine counts as alive: nobody here can tell. */
function isAlive(name: string): boolean {
  const { host, pid, start } = ownerOf(name);
  if (pid === NOBODY) return false;
  if (host !== hostname()) return true;
  try {
    process.kill(pid, 0);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === "ESRCH") return false;
    if ((cause as NodeJS.ErrnoException).code !== "EPERM") throw cause;
  }
  const now = startOf(pid);
  return start === "" || now === undefined || now === start;
}

/** Field 22 of /proc/PID/stat, proc(5): tells a process from a later one with the same number. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
  } catch (cause) {
    if (["ENOENT", "ESRCH", "EACCES"].includes((cause as NodeJS.ErrnoException).code ?? "")) return undefined;
    throw cause;
  }
}
