/**
 * Serves a site in this process whenever the parent asks for it, so that the code of the server is loaded once. The first
 * argument is the path of the built `cli/run.ts`. The server has no worker threads, since each would load the code again.
 * A message with `args`, `env` and `cwd` starts the server, one with `shiftMs` shifts its clock until it ends, and any other one
 * stops it. The answers are the first line of the output, and how the command has ended.
 */
import { PassThrough } from "node:stream";
import { pathToFileURL } from "node:url";

const { run } = await import(pathToFileURL(process.argv[2]));
let interruption;
let shiftMs = 0;

const now = () => Date.now() + shiftMs;

process.on("message", async ({ args, env, cwd, shiftMs: shift }) => {
  shiftMs = shift ?? 0;
  if (shift !== undefined) return;
  if (args === undefined) return interruption.abort(new DOMException("SIGTERM", "AbortError"));
  interruption = new AbortController();
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  stdout.setEncoding("utf8").once("data", (line) => process.send({ line: line.trimEnd() }));
  let errors = "";
  stderr.setEncoding("utf8").on("data", (text) => {
    errors += text;
  });
  const exitCode = await run(args, { stdin, stdout, stderr, env, cwd, signal: interruption.signal, now });
  process.send({ exitCode, errors });
});
process.on("disconnect", () => process.exit());
