import { userInfo } from "node:os";
import type { CommandResult, Context } from "#cli/context/context.ts";
import { EXIT, type ExitCode } from "#cli/context/exit-code.ts";
import { expandPaths, type RawInput, readInput, recordSource, sha256 } from "#cli/context/read-inputs.ts";
import type { Style } from "#cli/output/style.ts";
import { table } from "#cli/output/table.ts";
import { importContent } from "#content/importer/import-content.ts";
import type { ImportOptions } from "#content/importer/import-options.ts";
import type { ImportedPage } from "#content/importer/plan.ts";
import { formatStatus, type ImportResult, toWireResult } from "#content/importer/result.ts";

export interface ImportCommandOptions {
  page?: string;
  mode: "merge" | "replace";
  create?: boolean;
  dryRun?: boolean;
  partial?: boolean;
  strict?: boolean;
  ifRevision?: number;
  message?: string;
}

export async function importCommand(
  context: Context,
  files: string[],
  options: ImportCommandOptions,
): Promise<CommandResult> {
  const inputs: RawInput[] = [];
  for (const file of await expandPaths(files, context)) inputs.push(await readInput(file, context));
  const progress = context.progress("Writing");
  const store = await context.store({ onProgress: progress.update });
  const result = await importContent(inputs, toImportOptions(options), store, {
    by: context.io.env.USER ?? userInfo().username,
    message: options.message ?? "",
    sha256: sha256(inputs),
  }).finally(progress.end);
  if (result.diagnostics.length > 0) for (const input of inputs) recordSource(input, context);
  return {
    exitCode: exitCodeOf(result),
    json: toWireResult(result),
    text: prettyResult(result, context.style),
    diagnostics: result.diagnostics,
    ...nextStep(result, options),
  };
}

export function toImportOptions({
  page,
  mode,
  create,
  dryRun,
  partial,
  strict,
  ifRevision,
}: ImportCommandOptions): ImportOptions {
  return { page, mode, mayCreate: create, isDryRun: dryRun, isPartial: partial, isStrict: strict, ifRevision };
}

export function exitCodeOf({ diagnostics }: Pick<ImportResult, "diagnostics">): ExitCode {
  return diagnostics.some(({ severity }) => severity === "error") ? EXIT.content : EXIT.ok;
}

/** Rows of a table that a person still reads; the JSON has them all. */
const MAX_ROWS = 100;

export function prettyResult({ imported, message, success }: ImportResult, style: Style): string {
  const rows = imported.slice(0, MAX_ROWS);
  const pages = table(rows, [
    { title: "Page", cell: ({ page }) => page },
    { title: "Status", cell: (row) => colorStatus(row, style) },
    { title: "Version", cell: ({ version }) => (version === undefined ? "" : String(version)) },
    { title: "Fields", cell: ({ changes }) => (changes === undefined ? "" : String(changes.length)) },
  ]);
  const rest =
    imported.length > rows.length ? `  … and ${imported.length - rows.length} more (--format json lists all)\n` : "";
  return `${imported.length === 0 ? "" : `${pages}${rest}\n`}${success ? style.green(message) : style.red(message)}\n`;
}

function colorStatus(page: ImportedPage, style: Style): string {
  const status = formatStatus(page);
  if (page.status === "error") return style.red(status);
  if (page.status === "unchanged") return style.dim(status);
  return page.status === "skipped" ? style.yellow(status) : style.green(status);
}

function nextStep({ success, imported, revision }: ImportResult, { dryRun }: ImportCommandOptions): { hint?: string } {
  const isChanged = imported.some(({ status }) => status === "created" || status === "updated");
  if (!success) return { hint: "Mend the input and import it again; agency explain CODE says more of a finding." };
  if (!isChanged) return {};
  if (dryRun) return { hint: "Run it again without --dry-run to import." };
  return { hint: `Next: agency prerender publishes it; agency rollback ${(revision ?? 1) - 1} takes it back.` };
}
