import { relative } from "node:path";
import type { CommandContext } from "#cli/context/command-context.ts";
import type { CommandResult } from "#cli/context/command-result.ts";
import { failureDiagnostic } from "#cli/context/failure-diagnostic.ts";
import { watchFiles } from "#cli/context/watch-files.ts";
import { formatDiagnostics } from "#cli/output/format-diagnostics.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";

/** Outcome for one file. */
interface Report extends Pick<CommandResult, "json" | "diagnostics"> {
  /** Printed instead of the diagnostics. */
  message?: string;
}

/**
 * Checks each JSON file when the command starts and whenever the file is saved. With `--format json`, the output has one
 * result per line.
 * @param paths absolute paths of files and folders
 * @throws the abort reason when the user interrupts the command
 */
export async function validateOnSave(
  paths: readonly string[],
  context: CommandContext,
  check: (path: string) => Promise<Report>,
): Promise<undefined> {
  const { io, sourceTexts } = context;
  const isWatched = (path: string) => path.endsWith(".json");
  for await (const changes of watchFiles(paths, { isWatched, signal: io.signal })) {
    for (const { path, isDeleted } of changes) {
      sourceTexts.clear();
      const file = relative(io.cwd, path) || path;
      print(isDeleted ? reportDeletion(file) : await check(path).catch(reportFailure), file, context);
    }
  }
  return undefined;
}

function print({ json, message, diagnostics = [] }: Report, file: string, context: CommandContext): void {
  const { io, options, style, sourceTexts } = context;
  const outcome = diagnostics.length === 0 ? style.green("ok") : formatDiagnostics(diagnostics, sourceTexts, style);
  io.stdout.write(`${options.format === "json" ? JSON.stringify(json) : (message ?? `${outcome} ${file}`)}\n`);
}

function reportDeletion(file: string): Report {
  const message = `${file} was deleted.`;
  return { json: toJson(message, []), message };
}

/** Reports a file that could not be checked, for example because it was deleted again. */
function reportFailure(cause: unknown): Report {
  const diagnostic = failureDiagnostic(cause);
  return { json: toJson(diagnostic.message, [diagnostic]), diagnostics: [diagnostic] };
}

function toJson(message: string, diagnostics: readonly Diagnostic[]) {
  return { success: diagnostics.length === 0, message, files: [], diagnostics };
}
