import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "#api/env.ts";
import { startServer } from "#api/server.ts";
import type { Context } from "../context.ts";
import { siteFolder } from "../publish.ts";
import { UsageError } from "../usage-error.ts";

interface Options {
  port?: number;
  out?: string;
}

/** Serves until it is interrupted. The first line on standard output is the address. */
export async function serveCommand({ io, root, path }: Context, { port, out }: Options): Promise<undefined> {
  const parsed = parseEnv(io.env);
  if ("problems" in parsed) throw new UsageError("command/settings", parsed.problems.join("; "));
  const { env } = parsed;
  const dir = out === undefined ? siteFolder(root) : path(out);
  if (!existsSync(join(dir, "index.html"))) throw new UsageError("site/not-built", "The site has no pages yet.");
  const server = await startServer({ dir, host: env.HOST, port: port ?? env.PORT }).catch(
    (cause: NodeJS.ErrnoException) => {
      if (cause.code !== "EADDRINUSE") throw cause;
      throw new UsageError(
        "command/settings",
        `Port ${port ?? env.PORT} is taken; choose another with --port or PORT.`,
      );
    },
  );
  io.stdout.write(`${server.url}\n`);
  await new Promise<void>((resolve) => io.signal?.addEventListener("abort", () => resolve(), { once: true }));
  await server.close();
  return undefined;
}
