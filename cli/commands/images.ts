import type { Context, Outcome } from "../context.ts";
import { EXIT } from "../exit-code.ts";
import { writeImages } from "../images.ts";
import { siteFolder } from "../publish.ts";

export async function imagesCommand(context: Context, { out }: { out?: string }): Promise<Outcome> {
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
