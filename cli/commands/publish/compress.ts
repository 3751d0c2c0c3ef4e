import { existsSync } from "node:fs";
import type { CommandResult, Context } from "#cli/context/context.ts";
import { EXIT } from "#cli/context/exit-code.ts";
import { UsageError } from "#cli/context/usage-error.ts";
import { compressFiles } from "#site/publishing/compress/compress-files.ts";
import { siteFolder } from "#site/publishing/folders.ts";

export async function compressCommand(context: Context, { out }: { out?: string }): Promise<CommandResult> {
  const dir = out === undefined ? siteFolder(context.root) : context.path(out);
  if (!existsSync(dir)) throw new UsageError("site/not-built", "The site has no pages yet.");
  const progress = context.progress("Compressing");
  const compressed = await compressFiles({
    out: dir,
    signal: context.io.signal,
    onProgress: progress.update,
  }).finally(progress.end);
  const { files, written, removed } = compressed;
  const gone = removed.length === 0 ? "" : `, ${removed.length} removed`;
  const message = `Compressed ${written.length} of ${files} files${gone}.`;
  return { exitCode: EXIT.ok, json: { success: true, message, ...compressed }, text: `${message}\n` };
}
