import { EXIT } from "./context/exit-code.ts";

const REASONS: Readonly<Record<string, string>> = { ENOSPC: "the disk is full", EIO: "the device has failed" };

/**
 * Handles errors of writing to standard output or standard error. The command continues without output, because a commit
 * must not be cut off. A reader that stops early, as in `agency export | head`, is no reason to fail; after any other
 * error, the process prints one line and ends with 5.
 */
export function reportOutputErrors(process: NodeJS.Process): void {
  let isReported = false;
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", ({ code = "", message }: NodeJS.ErrnoException) => {
      if (code === "EPIPE" || isReported) return;
      isReported = true;
      process.once("exit", () => {
        process.exitCode = EXIT.internal;
      });
      process.stderr.write(`error The output cannot be written: ${REASONS[code] ?? message}. command/output\n`);
    });
  }
}
