import { existsSync } from "node:fs";
import { join } from "node:path";
import { type CommandContext, type CommandResult, messageResult } from "#cli/context/command.ts";
import { outputFolder } from "#cli/context/project.ts";
import { buildOverrides } from "#site/publishing/overrides/build-overrides.ts";
import { siteFolder } from "#site/publishing/routes.ts";
import { buildSite } from "#site/rendering/build.ts";

/** Bundles the code of the site if its sources are here, and the overrides of the project. A package has the site built. */
export async function buildCommand(context: CommandContext): Promise<CommandResult> {
  const { root, projectDir } = context;
  const hasSources = existsSync(join(root, "site/vite.config.ts"));
  if (hasSources) await buildSite(root);
  const problems = await buildOverrides({ root, projectDir, out: outputFolder(context, undefined) });
  if (problems.length > 0) return messageResult("The overrides were not compiled.", problems);
  const message = hasSources ? `Bundled the code of the site into ${siteFolder(root)}.` : "The overrides are compiled.";
  return { ...messageResult(message, []), hint: "Next: `agency prerender` writes the pages." };
}
