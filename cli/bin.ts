import { extname, join } from "node:path";
import { readEnvironment } from "./context/project.ts";
import { onNpmStopped } from "./on-npm-stopped.ts";
import { reportOutputErrors } from "./report-output-errors.ts";
import { run } from "./run.ts";

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
