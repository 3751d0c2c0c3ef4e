import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { CommandContext } from "#cli/context/command.ts";
import { serveCommand } from "./serve.ts";

/** Publishes what changed in the project, then serves it. A project without content begins with the sample. */
export function startCommand(context: CommandContext, options: { port?: number }): Promise<undefined> {
  // A folder that the user has named exists, or its name has a mistake.
  if (context.contentPath === join(context.projectDir, "content")) mkdirSync(context.contentPath, { recursive: true });
  return serveCommand(context, { ...options, prerender: true });
}
