import type { CommandContext, CommandResult } from "#cli/context/command.ts";
import { outputFolder } from "#cli/context/project.ts";
import { formatRemoved } from "#cli/output/format-counts.ts";
import { formatCount, formatNumber } from "#content/documents/format-number.ts";
import { writeImages } from "#site/publishing/images/write-images.ts";

export async function imagesCommand(context: CommandContext, { out }: { out?: string }): Promise<CommandResult> {
  const { root, contentPlace, io } = context;
  await context.fetchMedia();
  const progress = context.startProgress("Generating images");
  const images = await writeImages({
    root,
    store: await context.openStore(),
    ...contentPlace,
    out: outputFolder(context, out),
    signal: io.signal,
    onProgress: progress.update,
  }).finally(progress.end);
  const { files, made: generated, written, removed } = images;
  const origins = `${formatNumber(generated)} generated, ${formatNumber(written.length - generated)} from the cache`;
  const message = `Wrote ${formatNumber(written.length)} of ${formatCount(files, "image")}: ${origins}${formatRemoved(removed)}.`;
  return { json: images, text: `${message}\n` };
}
