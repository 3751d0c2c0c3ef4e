import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import type { CommandContext } from "#cli/context/command-context.ts";
import type { CommandResult } from "#cli/context/command-result.ts";
import { EXIT, exitCodeFor } from "#cli/context/exit-code.ts";
import { expandPaths, type RawInput, readInput, recordSource } from "#cli/context/read-inputs.ts";
import { type ImportFlags, toImportOptions } from "#cli/context/to-import-options.ts";
import { formatCount, formatSeverityCounts } from "#cli/output/format-count.ts";
import { checkStoredFile, looksLikeStoredFile } from "#content/importer/check-stored-file.ts";
import { importContent } from "#content/importer/import-content.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import { type DocumentId, isPageId, SITE } from "#schemas/page-ids.ts";
import { validateOnSave } from "./validate-on-save.ts";

interface Options extends Pick<ImportFlags, "page" | "mode" | "create" | "strict"> {
  watch?: boolean;
}

interface CheckedFile {
  file: string;
  diagnostics: Diagnostic[];
}

export async function validateCommand(
  context: CommandContext,
  paths: string[],
  options: Options,
): Promise<CommandResult | undefined> {
  const given = paths.length > 0 ? paths : storedFiles(context);
  const files = await expandPaths(given, context);
  if (options.watch) {
    const check = async (path: string) => toResult([await validateFile(path, context, options)]);
    return validateOnSave([...given.map(context.resolvePath), ...files], context, check);
  }
  const checked = [];
  for (const file of files) checked.push(await validateFile(file, context, options));
  return toResult(checked);
}

async function validateFile(path: string, context: CommandContext, options: Options): Promise<CheckedFile> {
  const input = await readInput(path, context);
  const diagnostics = await validateInput(input, storedDocument(path, context), context, options);
  if (diagnostics.length > 0) recordSource(input, context);
  return { file: input.file, diagnostics };
}

/** Checks a stored file against its schema, and any other input by an import that writes nothing. */
async function validateInput(
  input: RawInput,
  document: DocumentId | undefined,
  context: CommandContext,
  options: Options,
): Promise<Diagnostic[]> {
  if (document !== undefined || looksLikeStoredFile(input.raw)) {
    const diagnostics = checkStoredFile(input, document);
    return options.strict ? diagnostics.map((diagnostic) => ({ ...diagnostic, severity: "error" })) : diagnostics;
  }
  const store = await context.openStore();
  const dryRun = { ...toImportOptions(options), isDryRun: true };
  return (await importContent([input], dryRun, store, { by: "", message: "", sha256: "" })).diagnostics;
}

function storedFiles({ contentDir }: CommandContext): string[] {
  return [join(contentDir, "site.json"), join(contentDir, "pages")].filter((path) => existsSync(path));
}

/** Returns the document that a path in the store belongs to. */
export function storedDocument(path: string, { contentDir }: CommandContext): DocumentId | undefined {
  const name = relative(contentDir, path).replaceAll("\\", "/");
  if (name === "site.json") return SITE;
  const id = /^pages\/(.+)\.json$/.exec(name)?.[1];
  return id !== undefined && isPageId(id) ? id : undefined;
}

function toResult(checked: readonly CheckedFile[]): CommandResult {
  const diagnostics = checked.flatMap((file) => file.diagnostics);
  const exitCode = exitCodeFor(diagnostics);
  const message = `Checked ${formatCount(checked.length, "file")}: ${formatSeverityCounts(diagnostics)}.`;
  return {
    exitCode,
    json: { success: exitCode === EXIT.ok, message, files: checked, diagnostics },
    text: `${message}\n`,
    diagnostics,
    diagnosticsToStdout: true,
  };
}
