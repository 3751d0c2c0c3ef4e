/** Servers as processes of their own, and how many requests a second they answer. */
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { promisify } from "node:util";
import { median } from "./measure.ts";

export interface Load {
  /** Requests a second. */
  rate: number;
  p50Ms: number;
  p99Ms: number;
  /** Answers with another status than 2xx. */
  non2xx: number;
}

export interface LoadOptions {
  url: string;
  connections: number;
  /** In seconds. */
  duration: number;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Every request has an Idempotency-Key of its own. */
  isKeyed?: boolean;
}

export interface Server {
  /** Ends with a slash. */
  url: string;
  end(): Promise<void>;
}

/** Starts a Node script that writes its address as its first line. */
export async function startServer(args: readonly string[], env: Record<string, string> = {}): Promise<Server> {
  const child = spawn(process.execPath, args, {
    stdio: ["ignore", "pipe", "inherit"],
    env: { PATH: process.env.PATH ?? "", ...env },
  });
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  return { url: line.toString().split("\n")[0] ?? "", end: () => end(child) };
}

async function end(child: ChildProcess): Promise<void> {
  const exited = once(child, "exit");
  child.kill("SIGTERM");
  await exited;
}

/** Loads a server from another process. */
export async function load(options: LoadOptions): Promise<Load> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    join(import.meta.dirname, "load.mjs"),
    JSON.stringify(options),
  ]);
  return JSON.parse(stdout);
}

/** The median of several loads, figure by figure. */
export function medianLoad(loads: readonly Load[]): Load {
  const of = (figure: keyof Load) => median(loads.map((each) => each[figure]));
  return { rate: of("rate"), p50Ms: of("p50Ms"), p99Ms: of("p99Ms"), non2xx: of("non2xx") };
}
