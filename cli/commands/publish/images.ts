import type { CommandResult, Context } from "#cli/context/context.ts";
import { EXIT } from "#cli/context/exit-code.ts";
import { siteFolder } from "#site/publishing/folders.ts";
import { writeImages } from "#site/publishing/images/write-images.ts";

export async function imagesCommand(context: Context, { out }: { out?: string }): Promise<CommandResult> {
  const { root, contentDir, io } = context;
  const progress = context.progress("Making pictures");
  const images = await writeImages({
    root,
    store: await context.store(),
    contentDir,
    out: out === undefined ? siteFolder(root) : context.path(out),
    signal: io.signal,
    onProgress: progress.update,
  }).finally(progress.end);
  const { files, made, written, removed } = images;
  const gone = removed.length === 0 ? "" : `, ${removed.length} removed`;
  const message = `Wrote ${written.length} of ${files} pictures: ${made} made, ${written.length - made} from the cache${gone}.`;
  return { exitCode: EXIT.ok, json: { success: true, message, ...images }, text: `${message}\n` };
}
