import { existsSync } from "node:fs";
import { type CommandContext, type CommandResult, UsageError } from "#cli/context/command.ts";
import { outputFolder } from "#cli/context/project.ts";
import { formatRemoved } from "#cli/output/format-counts.ts";
import { formatCount, formatNumber } from "#content/documents/format-number.ts";
import { compressFiles } from "#site/publishing/compress/compress-files.ts";

export async function compressCommand(context: CommandContext, { out }: { out?: string }): Promise<CommandResult> {
  const dir = outputFolder(context, out);
  if (!existsSync(dir)) throw new UsageError("site/not-built", `The folder of the site, ${dir}, does not exist.`);
  const progress = context.startProgress("Compressing");
  const compressed = await compressFiles({
    out: dir,
    signal: context.io.signal,
    onProgress: progress.update,
  }).finally(progress.end);
  const { files, written, removed } = compressed;
  const message = `Compressed ${formatNumber(written.length)} of ${formatCount(files, "file")}${formatRemoved(removed)}.`;
  return { json: compressed, text: `${message}\n` };
}
