import type { CommandContext } from "#cli/context/command-context.ts";
import type { CommandResult } from "#cli/context/command-result.ts";
import { siteFolder } from "#site/publishing/folders.ts";
import { writeInlineHashes } from "#site/publishing/inline-hashes.ts";
import { buildSite } from "#site/rendering/build.ts";

export async function buildCommand({ root }: CommandContext): Promise<CommandResult> {
  writeInlineHashes(root, await buildSite(root));
  const message = `Bundled the code of the site into ${siteFolder(root)}.`;
  return {
    text: `${message}\n`,
    hint: "Next: `agency prerender` writes the pages.",
  };
}
