import { readEnvironment } from "./context/command-context.ts";
import { run } from "./program.ts";

const interruption = new AbortController();
for (const name of ["SIGINT", "SIGTERM"] as const) process.once(name, () => interruption.abort());

// Whoever reads the output may stop early, as in `agency export | head`; the command goes on.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (cause: NodeJS.ErrnoException) => {
    if (cause.code !== "EPIPE") throw cause;
  });
}

process.exitCode = await run(process.argv.slice(2), {
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  env: readEnvironment(),
  cwd: process.cwd(),
  signal: interruption.signal,
});
// Some wait longer than they were asked to, such as a connection to a mail server that does not answer.
if (interruption.signal.aborted) process.exit();
