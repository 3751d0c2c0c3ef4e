/** Runs the command line in the process of the test, with streams in memory. */
import { EventEmitter, once } from "node:events";
import { PassThrough, Readable, Writable } from "node:stream";
import type { ExitCode } from "#cli/context/command.ts";
import { run } from "#cli/run.ts";

/** Stream that keeps the text written to it. */
export class MemoryStream extends Writable {
  text = "";
  isTTY = false;
  readonly #written = new EventEmitter();

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.text += chunk.toString();
    this.#written.emit("text");
    done();
  }

  /** Resolves when the text matches the pattern. */
  async waitFor(pattern: RegExp): Promise<void> {
    while (!pattern.test(this.text)) await once(this.#written, "text");
  }
}

export interface RunOptions {
  cwd: string;
  env?: Record<string, string>;
  /** Standard input. If it is null, the input stays open and nothing arrives. */
  input?: string | null;
  signal?: AbortSignal;
  now?: (() => number) | undefined;
  isTTY?: boolean;
}

export interface StartedProgram {
  stdout: MemoryStream;
  stderr: MemoryStream;
  ended: Promise<ExitCode>;
}

export interface EndedProgram {
  exitCode: ExitCode;
  stdout: string;
  stderr: string;
}

export function startProgram(
  argv: readonly string[],
  { cwd, env = {}, input = "", signal, now, isTTY = false }: RunOptions,
): StartedProgram {
  const stdout = Object.assign(new MemoryStream(), { isTTY });
  const stderr = Object.assign(new MemoryStream(), { isTTY });
  const stdin = input === null ? new PassThrough() : Readable.from([Buffer.from(input)]);
  const ended = run(argv, { stdin, stdout, stderr, env, cwd, now, ...(signal && { signal }) });
  return { stdout, stderr, ended };
}

/** Runs a command to its end. */
export async function runProgram(argv: readonly string[], options: RunOptions): Promise<EndedProgram> {
  const { stdout, stderr, ended } = startProgram(argv, options);
  return { exitCode: await ended, stdout: stdout.text, stderr: stderr.text };
}
