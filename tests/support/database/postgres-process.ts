import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { ProcessUser } from "./process-user.ts";
import { isRunning, listChildProcesses, signal } from "./processes.ts";

/** A server that runs until it is ended, or until this process has ended, also if that was killed. */
export interface PostgresProcess {
  /** Process that starts all others of the server. */
  pid: number;
  /** Ends the server: `SIGINT` writes everything to its files, and `SIGQUIT` does not. */
  end(name: "SIGINT" | "SIGQUIT"): Promise<void>;
  /** Kills all processes of the server at once. */
  kill(): Promise<void>;
}

/** Command, and what is needed to run it. */
export interface PostgresCommand {
  program: string;
  args: readonly string[];
  /** Folder with the data. It is removed if this process ends first. */
  data: string;
  user: ProcessUser;
}

/**
 * Shell script that starts the server and prints its pid. Standard input ends with the process that has started the script,
 * whose line says that it has ended the server itself. The server ignores signals until it can handle them, hence the loop.
 */
const SCRIPT = `
"$@" < /dev/null > postgres.log 2>&1 &
server=$!
echo $server
if read -r _; then wait; exit; fi
while kill -QUIT $server 2> /dev/null; do kill -CONT $server; sleep 0.1; done
rm -rf "$PWD"
`;

const START_TIMEOUT_MS = 60_000;

/**
 * Starts a server, and waits until it accepts connections.
 * @throws Error with its log if it does not
 */
export async function startPostgresProcess({ program, args, data, user }: PostgresCommand): Promise<PostgresProcess> {
  const shell = spawn("/bin/sh", ["-c", SCRIPT, "sh", program, ...args], {
    ...user,
    cwd: data,
    env: { PATH: process.env.PATH, LC_ALL: "C" },
    stdio: ["pipe", "pipe", "ignore"],
    // Ctrl+C ends the tests, and they end the server.
    detached: true,
  });
  const ended = once(shell, "exit");
  // A line for a script that has just been killed.
  shell.stdin.on("error", () => undefined);
  const [line]: string[] = await once(shell.stdout.setEncoding("utf8"), "data");
  const pid = Number(line);
  // This process may end without ending the server.
  shell.stdout.destroy();
  shell.unref();
  (shell.stdin as Socket).unref();
  let hasEnded = false;
  const finish = async (end: () => number[]) => {
    // Afterwards, another process may get the pid.
    if (hasEnded) return;
    hasEnded = true;
    shell.ref();
    const pids = end();
    shell.stdin.end("\n");
    await ended;
    while (pids.some(isRunning)) await sleep(5);
  };
  const kill = () => finish(() => killAll(pid));
  try {
    await waitUntilReady(data, pid);
  } catch (error) {
    await kill();
    throw error;
  }
  return { pid, end: (name) => finish(() => endAll(pid, name)), kill };
}

/** Lets a process end its children and itself. Returns the children. */
function endAll(pid: number, name: NodeJS.Signals): number[] {
  const children = listChildProcesses(pid);
  signal(pid, name);
  // A test may have stopped it.
  signal(pid, "SIGCONT");
  return children;
}

/** Kills a process and its children, which it returns. It is stopped first, because it replaces those that end. */
function killAll(pid: number): number[] {
  signal(pid, "SIGSTOP");
  const children = listChildProcesses(pid);
  for (const each of [...children, pid]) signal(each, "SIGKILL");
  return children;
}

/** Removes the 56 bytes of shared memory that the kernel keeps of a server which was killed. Its file has their number. */
export function removeSharedMemory(data: string): void {
  const id = readIfExists(join(data, "postmaster.pid")).split("\n")[6]?.trim().split(/\s+/)[1];
  if (id !== undefined) spawnSync("ipcrm", ["-m", id], { stdio: "ignore" });
}

/** Waits for the last line of the file that every server writes. It may be of an earlier process. */
async function waitUntilReady(data: string, pid: number): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const lines = readIfExists(join(data, "postmaster.pid")).split("\n");
    if (Number(lines[0]) === pid && lines[7]?.trim() === "ready") return;
    if (!isRunning(pid) || Date.now() > deadline) {
      throw new Error(`Postgres has not started:\n${readIfExists(join(data, "postgres.log"))}`);
    }
    await sleep(10);
  }
}

function readIfExists(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return "";
    throw error;
  }
}
