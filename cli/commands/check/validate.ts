import { relative } from "node:path";
import type { CommandContext } from "#cli/context/command-context.ts";
import { type CommandResult, importExitCode, reportResult, UsageError } from "#cli/context/command-result.ts";
import { failureDiagnostic } from "#cli/context/failure-result.ts";
import { isStoreFolder } from "#cli/context/project.ts";
import { expandPaths } from "#cli/inputs/read-inputs.ts";
import type { PlanFlags } from "#cli/inputs/to-import-options.ts";
import { type WatchOptions, watchFiles } from "#cli/inputs/watch-files.ts";
import { suggestSettling } from "#cli/output/format-conflicts.ts";
import { formatSeverityCounts } from "#cli/output/format-counts.ts";
import { formatCount } from "#content/documents/format-count.ts";
import { findMissingDocuments } from "#content/health/stored-files-check.ts";
import { type CheckedFile, checkFile, isCheckedFile, isCheckedFolder, listStoreFiles } from "./check-file.ts";

interface Options extends PlanFlags {
  watch?: boolean;
}

export async function validateCommand(
  context: CommandContext,
  paths: string[],
  options: Options,
): Promise<CommandResult | AsyncIterable<CommandResult>> {
  const named = paths.length > 0 ? paths.map(context.resolvePath) : [requireStore(context.contentDir)];
  const stores = paths.length > 0 ? named.filter(isStoreFolder) : named;
  const inputs = paths.filter((path) => !stores.includes(context.resolvePath(path)));
  const files = [...(await Promise.all(stores.map(listStoreFiles))).flat(), ...(await expandPaths(inputs, context))];
  const scope = { named, stores: [context.contentDir, ...stores] };
  const check = (file: string) => checkFile(file, scope, context, options);
  if (options.watch) {
    if (paths.includes("-")) throw new UsageError("command/usage", "Standard input cannot be watched. Name a file.");
    const isWatched = (path: string) => isCheckedFile(path, scope);
    const isSkipped = (path: string) => !isCheckedFolder(path, scope);
    const watched = { paths: [...named, ...files], isWatched, isSkipped };
    return validateOnSave(watched, context, async (file) => toResult([await check(file)]));
  }
  const checked = [];
  for (const file of files) checked.push(await check(file));
  const fileName = (path: string) => relative(context.io.cwd, path);
  const missing = stores.flatMap((dir) => findMissingDocuments({ dir, fileName }).map(({ diagnostic }) => diagnostic));
  return toResult([...checked, ...missing.map((found) => ({ file: found.file ?? "", diagnostics: [found] }))]);
}

function requireStore(folder: string): string {
  if (isStoreFolder(folder)) return folder;
  throw new UsageError(
    "command/no-store",
    `${folder} has no site.json, pages or history, so it is not a content store.`,
  );
}

function toResult(checked: readonly CheckedFile[]): CommandResult {
  const diagnostics = checked.flatMap((file) => file.diagnostics);
  const conflicts = checked.flatMap((file) => file.conflicts ?? []);
  const message = `Checked ${formatCount(checked.length, "file")}: ${formatSeverityCounts(diagnostics)}.`;
  const exitCode = importExitCode({ conflicts, diagnostics });
  return {
    ...reportResult(message, diagnostics, { exitCode, files: checked }),
    hint: suggestSettling({ conflicts }),
  };
}

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
