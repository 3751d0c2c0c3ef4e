import { relative } from "node:path";
import type { CommandContext } from "#cli/context/command-context.ts";
import { type CommandResult, reportResult } from "#cli/context/command-result.ts";
import { failureDiagnostic } from "#cli/context/failure-diagnostic.ts";
import { type WatchOptions, watchFiles } from "#cli/inputs/watch-files.ts";
import { formatSeverityCounts } from "#cli/output/format-counts.ts";

interface Watched extends Pick<WatchOptions, "isWatched" | "isSkipped"> {
  /** Absolute paths of files and folders. */
  paths: readonly string[];
}

/**
 * Checks each watched file when the command starts and whenever the file is saved, and yields one result for each.
 * @throws the abort reason when the user interrupts the command
 */
export async function* validateOnSave(
  { paths, ...watched }: Watched,
  context: CommandContext,
  check: (path: string) => Promise<CommandResult>,
): AsyncGenerator<CommandResult> {
  const { io, sourceTexts, style } = context;
  for await (const changes of watchFiles(paths, { ...watched, signal: io.signal })) {
    for (const { path, isDeleted } of changes) {
      sourceTexts.clear();
      const file = relative(io.cwd, path) || path;
      if (isDeleted) yield reportResult(`${file} was deleted.`, [], { files: [] });
      else {
        const result = await check(path).catch(reportFailure);
        const { diagnostics = [] } = result;
        const outcome = diagnostics.length === 0 ? style.green("ok") : formatSeverityCounts(diagnostics);
        yield { ...result, text: `${outcome} ${file}\n` };
      }
    }
  }
}

/** Reports a file that could not be checked, for example because it was deleted again. */
function reportFailure(cause: unknown): CommandResult {
  const diagnostic = failureDiagnostic(cause);
  return reportResult(diagnostic.message, [diagnostic], { files: [] });
}
