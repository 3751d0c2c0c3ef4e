import { extname, join } from "node:path";
import { EXIT } from "./context/command.ts";
import { readEnvironment } from "./context/project.ts";
import { run } from "./run.ts";

const REASONS: Readonly<Record<string, string>> = { ENOSPC: "the disk is full", EIO: "the device has failed" };
/** Time between two looks at the parent process. */
const PARENT_CHECK_MS = 250;

const interruption = new AbortController();
const interrupt = (signal: NodeJS.Signals) => {
  interruption.abort(Object.assign(new DOMException(signal, "AbortError"), { signal }));
};
for (const name of ["SIGINT", "SIGTERM"] as const) process.once(name, interrupt);
onNpmStopped(() => interrupt("SIGTERM"));
reportOutputErrors(process);

process.exitCode = await run(process.argv.slice(2), {
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  env: readEnvironment(),
  cwd: process.cwd(),
  signal: interruption.signal,
  // Only the build has worker files. From the TypeScript sources, commands do all work on the main thread.
  ...(extname(import.meta.filename) === ".js" && {
    workers: {
      render: join(import.meta.dirname, "render-worker.js"),
      finalize: join(import.meta.dirname, "finalize-worker.js"),
      tasks: join(import.meta.dirname, "task-worker.js"),
    },
  }),
});
// Open connections, such as one to a mail server that does not respond, would keep an interrupted process alive.
if (interruption.signal.aborted) process.exit();

/**
 * Handles errors of writing to standard output or standard error. The command continues without output, because a commit
 * must not be cut off. A reader that stops early, as in `agency export | head`, is no reason to fail; after any other
 * error, the process prints one line and ends with 5.
 */
function reportOutputErrors(process: NodeJS.Process): void {
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

/**
 * Calls a function if npm or npx started this process and was then stopped. npm passes SIGTERM to its shell only, and most
 * shells end without passing it on, which would leave a server running on its port. The process then has another parent.
 * A process that npm did not start may outlive its shell.
 */
function onNpmStopped(stop: () => void): void {
  if (process.env.npm_execpath === undefined) return;
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    stop();
  }, PARENT_CHECK_MS);
  timer.unref();
}
