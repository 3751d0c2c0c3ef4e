import type { CommandResult, CommandContext } from "#cli/context/command-context.ts";
import { EXIT } from "#cli/context/exit-code.ts";
import { writeImages } from "#site/publishing/images/write-images.ts";
import { siteFolder } from "#site/publishing/prerender/prerender.ts";

export async function imagesCommand(context: CommandContext, { out }: { out?: string }): Promise<CommandResult> {
  const { root, contentDir, io } = context;
  const progress = context.startProgress("Making pictures");
  const images = await writeImages({
    root,
    store: await context.openStore(),
    contentDir,
    out: out === undefined ? siteFolder(root) : context.resolvePath(out),
    signal: io.signal,
    onProgress: progress.update,
  }).finally(progress.end);
  const { files, made, written, removed } = images;
  const gone = removed.length === 0 ? "" : `, ${removed.length} removed`;
  const message = `Wrote ${written.length} of ${files} pictures: ${made} made, ${written.length - made} from the cache${gone}.`;
  return { exitCode: EXIT.ok, json: { success: true, message, ...images }, text: `${message}\n` };
}
