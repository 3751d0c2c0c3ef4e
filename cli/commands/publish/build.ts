import type { CommandContext, CommandResult } from "#cli/context/command.ts";
import { writeInlineHashes } from "#site/publishing/inline-hashes.ts";
import { siteFolder } from "#site/publishing/routes.ts";
import { buildSite } from "#site/rendering/build.ts";

export async function buildCommand({ root }: CommandContext): Promise<CommandResult> {
  writeInlineHashes(root, await buildSite(root));
  const message = `Bundled the code of the site into ${siteFolder(root)}.`;
  return { text: `${message}\n`, hint: "Next: `agency prerender` writes the pages." };
}
