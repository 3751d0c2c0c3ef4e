/** The built command line as a process. */
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { inProject } from "../project.ts";

export const BIN = inProject("dist/cli/bin.js");

export interface Ended {
  exitCode: number | null;
  stdout: string;
  stderr: string;
}

export interface CliOptions {
  env?: Record<string, string>;
  cwd?: string;
  /** What it reads on standard input. */
  input?: string;
}

export function startCli(args: readonly string[], { env = {}, cwd }: CliOptions = {}): ChildProcessWithoutNullStreams {
  // No test sends e-mails by whatever mail server a file .env may name.
  const own = { PATH: process.env.PATH ?? "", SMTP_URL: "" };
  return spawn(process.execPath, [BIN, ...args], { env: { ...own, ...env }, cwd });
}

export async function runCli(args: readonly string[], options: CliOptions = {}): Promise<Ended> {
  const child = startCli(args, options);
  child.stdin.on("error", () => undefined).end(options.input ?? "");
  const [[exitCode], stdout, stderr] = await Promise.all([
    once(child, "close") as Promise<[number | null]>,
    text(child.stdout),
    text(child.stderr),
  ]);
  return { exitCode, stdout, stderr };
}

/** The first line that a process writes, without its end. */
export async function firstLine(child: ChildProcessWithoutNullStreams): Promise<string> {
  let line = "";
  const said = text(child.stderr);
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    line += chunk;
    const end = line.indexOf("\n");
    if (end >= 0) return line.slice(0, end);
  }
  throw new Error(`The process ended without a line: ${line}${await said}`);
}

/** Ends a process by a signal and waits until it has ended. */
export async function end(
  child: ChildProcessWithoutNullStreams,
  signal: NodeJS.Signals = "SIGTERM",
): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exited = once(child, "exit") as Promise<[number | null]>;
  child.kill(signal);
  const [exitCode] = await exited;
  return exitCode;
}
