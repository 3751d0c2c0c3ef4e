import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type CommandContext, type CommandResult, messageResult } from "#cli/context/command.ts";
import { outputFolder } from "#cli/context/project.ts";
import { buildOverrides } from "#site/publishing/overrides/build-overrides.ts";
import { serveCommand } from "./serve.ts";

/**
 * Publishes what changed in the project, then serves it. A project without content begins with the sample.
 * @returns the problems of the overrides, with which nothing is published or served
 */
export async function startCommand(
  context: CommandContext,
  options: { port?: number },
): Promise<CommandResult | undefined> {
  const { root, projectDir, contentPath } = context;
  // A folder that the user has named exists, or its name has a mistake.
  if (contentPath === join(projectDir, "content")) mkdirSync(contentPath, { recursive: true });
  const problems = await buildOverrides({ root, projectDir, out: outputFolder(context, undefined) });
  // Content of a newer program is refused here. A database that cannot be reached yet is not.
  if (context.contentPlace.databaseUrl === undefined) await (await (await context.openStore()).reader()).stored.site();
  if (problems.length > 0) return messageResult("Nothing was published.", problems);
  return serveCommand(context, { ...options, prerender: true });
}
