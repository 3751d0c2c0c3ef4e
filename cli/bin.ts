import { readEnvironment } from "./context/project.ts";
import { run } from "./run.ts";

const interruption = new AbortController();
for (const name of ["SIGINT", "SIGTERM"] as const) process.once(name, () => interruption.abort());

// The reader of the output may stop early, as in `agency export | head`. The command continues without output.
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
// Open connections, such as one to a mail server that does not respond, would keep an interrupted process alive.
if (interruption.signal.aborted) process.exit();
