import type { CommandResult, Context } from "#cli/context/context.ts";
import { EXIT } from "#cli/context/exit-code.ts";
import { siteFolder } from "#site/publishing/folders.ts";
import { writeInlineHashes } from "#site/publishing/inline-hashes.ts";
import { buildSite } from "#site/rendering/build.ts";

export async function buildCommand({ root }: Context): Promise<CommandResult> {
  writeInlineHashes(root, await buildSite(root));
  const message = `Built the site's code into ${siteFolder(root)}.`;
  return {
    exitCode: EXIT.ok,
    json: { success: true, message },
    text: `${message}\n`,
    hint: "Next: agency prerender writes its pages.",
  };
}
