/** The command line in this process, with streams that collect what is written. */
import { EventEmitter, once } from "node:events";
import { PassThrough, Readable, Writable } from "node:stream";
import type { ExitCode } from "#cli/context/exit-code.ts";
import { run } from "#cli/program.ts";

/** A stream that keeps the text written to it. */
export class MemoryStream extends Writable {
  text = "";
  isTTY = false;
  readonly #written = new EventEmitter();

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.text += chunk.toString();
    this.#written.emit("text");
    done();
  }

  /** Resolves as soon as the text has a match. */
  async waitFor(pattern: RegExp): Promise<void> {
    while (!pattern.test(this.text)) await once(this.#written, "text");
  }
}

export interface RunOptions {
  cwd: string;
  env?: Record<string, string>;
  /** Standard input; left open where it is null. */
  input?: string | null;
  signal?: AbortSignal;
  isTTY?: boolean;
}

export interface StartedProgram {
  stdout: MemoryStream;
  stderr: MemoryStream;
  ended: Promise<ExitCode>;
}

export function startProgram(argv: readonly string[], { cwd, env = {}, input = "", signal, isTTY = false }: RunOptions): StartedProgram {
  const stdout = Object.assign(new MemoryStream(), { isTTY });
  const stderr = Object.assign(new MemoryStream(), { isTTY });
  const stdin = input === null ? new PassThrough() : Readable.from([Buffer.from(input)]);
  const ended = run(argv, { stdin, stdout, stderr, env, cwd, ...(signal && { signal }) });
  return { stdout, stderr, ended };
}

export async function runProgram(
  argv: readonly string[],
  options: RunOptions,
): Promise<{ exitCode: ExitCode; stdout: string; stderr: string }> {
  const { stdout, stderr, ended } = startProgram(argv, options);
  return { exitCode: await ended, stdout: stdout.text, stderr: stderr.text };
}
