import { extname, join } from "node:path";
import { environment } from "./context/context.ts";
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
  env: environment(),
  cwd: process.cwd(),
  signal: interruption.signal,
  // Only the build has worker files. From the TypeScript sources, commands do all work on the main thread.
  ...(extname(import.meta.filename) === ".js" && {
    workers: {
      render: join(import.meta.dirname, "render-worker.js"),
      finalize: join(import.meta.dirname, "finalize-worker.js"),
    },
  }),
});
// Some wait longer than they were asked to, such as a connection to a mail server that does not answer.
if (interruption.signal.aborted) process.exit();
