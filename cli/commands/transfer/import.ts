import type { CommandContext } from "#cli/context/command-context.ts";
import type { CommandResult } from "#cli/context/command-result.ts";
import { EXIT, exitCodeFor } from "#cli/context/exit-code.ts";
import { expandPaths, readInputs, recordSource } from "#cli/context/read-inputs.ts";
import { readStoredSource } from "#cli/context/read-stored-source.ts";
import { type ImportFlags, toImportOptions } from "#cli/context/to-import-options.ts";
import { formatImportResult } from "#cli/output/format-import-result.ts";
import { importContent } from "#content/importer/import-content.ts";
import { hasOpenConflict, type ImportResult, toWireResult } from "#content/importer/result.ts";
import type { DocumentId } from "#schemas/page-ids.ts";

interface Options extends ImportFlags {
  message?: string;
}

export async function importCommand(
  context: CommandContext,
  paths: string[],
  options: Options,
): Promise<CommandResult> {
  const { inputs, sha256 } = await readInputs(await expandPaths(paths, context), context);
  const progress = context.startProgress("Writing");
  const store = await context.openStore({ onProgress: progress.update, mayCreate: true });
  const importOptions = {
    ...toImportOptions(options),
    readStoredSource: (page: DocumentId) => readStoredSource(page, context),
  };
  const result = await importContent(inputs, importOptions, store, {
    by: context.userName(),
    message: options.message ?? "",
    sha256,
  }).finally(progress.end);
  if (result.diagnostics.length > 0) for (const input of inputs) recordSource(input, context);
  return {
    exitCode: hasOpenConflict(result) ? EXIT.conflict : exitCodeFor(result.diagnostics),
    json: toWireResult(result),
    text: formatImportResult(result, context.style),
    diagnostics: result.diagnostics,
    isCommitted: hasChanges(result) && !options.dryRun,
    hint: suggestNextStep(result, options),
  };
}

function suggestNextStep(result: ImportResult, { dryRun }: Options): string | undefined {
  const { success, imported, revision } = result;
  if (hasOpenConflict(result))
    return "Run the import again with --prefer theirs or --prefer yours to settle the conflicts.";
  if (!success) return "Fix the input and run the import again. `agency explain <code>` describes each problem.";
  if (!hasChanges({ imported })) return undefined;
  if (dryRun) return "To import the content, run the command again without --dry-run.";
  return `Next: \`agency prerender\` publishes the changes. \`agency rollback ${(revision ?? 1) - 1}\` undoes them.`;
}

function hasChanges({ imported }: Pick<ImportResult, "imported">): boolean {
  return imported.some(({ status }) => status === "created" || status === "updated");
}
