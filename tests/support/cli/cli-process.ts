/** Runs the built command line as a process. */
import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { inProject } from "../project.ts";

export const BIN = inProject("dist/cli/bin.js");
/** Options of Node with which a command compresses at the lowest quality. */
export const COMPRESSES_FAST = ["--import", pathToFileURL(inProject("tests/support/cli/fast-compression.mjs")).href];

export interface CliOptions {
  env?: Record<string, string>;
  cwd?: string;
  /** Standard input. */
  input?: string;
}

export interface EndedCli {
  /** Null if a signal ended the process. */
  exitCode: number | null;
  stdout: string;
  stderr: string;
}

export function startCli(args: readonly string[], { env = {}, cwd }: CliOptions = {}): ChildProcessWithoutNullStreams {
  // An empty SMTP_URL overrides the mail server of a local .env file, so that no test sends email.
  const baseEnv = { PATH: process.env.PATH ?? "", SMTP_URL: "", NODE_OPTIONS: COMPRESSES_FAST.join(" ") };
  return spawn(process.execPath, [BIN, ...args], { env: { ...baseEnv, ...env }, cwd });
}

/** Runs a command to its end. */
export async function runCli(args: readonly string[], options: CliOptions = {}): Promise<EndedCli> {
  const child = startCli(args, options);
  child.stdin.on("error", () => undefined).end(options.input ?? "");
  const [[exitCode], stdout, stderr] = await Promise.all([
    once(child, "close") as Promise<[number | null]>,
    text(child.stdout),
    text(child.stderr),
  ]);
  return { exitCode, stdout, stderr };
}

/**
 * Returns the first line that a process writes to standard output, without the line end.
 * @throws Error if the process ends before it has written a line
 */
export async function firstLine(child: ChildProcessWithoutNullStreams): Promise<string> {
  let line = "";
  const stderr = text(child.stderr);
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    line += chunk;
    const end = line.indexOf("\n");
    if (end >= 0) return line.slice(0, end);
  }
  throw new Error(`The process ended before it wrote a line: ${line}${await stderr}`);
}

/**
 * Sends a signal to a process and waits until the process has ended.
 * @returns the exit code, or null if the signal ended the process
 */
export async function end(child: ChildProcess, signal: NodeJS.Signals = "SIGTERM"): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exited = once(child, "exit") as Promise<[number | null]>;
  child.kill(signal);
  const [exitCode] = await exited;
  return exitCode;
}
