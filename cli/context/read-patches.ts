import { exportedRevision } from "#content/importer/formats/read-documents.ts";
import { type PreparedImport, prepareParsed } from "#content/importer/import-content.ts";
import { COMMAND_LIMITS } from "#content/importer/parse/limits.ts";
import { toDiagnostics } from "#content/importer/parse/locate.ts";
import { parseInput } from "#content/importer/parse/parse.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import type { CommandContext } from "./command-context.ts";
import { type RawInput, readInput, recordSource } from "./read-inputs.ts";

export interface InputPatches extends Omit<PreparedImport, "findings"> {
  /** Name of the input in diagnostics. */
  file: string;
  /** The revision that the input was exported from, if it names one. */
  revision: string | undefined;
  diagnostics: Diagnostic[];
}

/**
 * Reads one input and prepares its documents without consulting the store.
 * @param path path of a file, or `-` for standard input
 * @param options the page that the input belongs to if it does not name one, and true to correct safe mistakes
 * @throws UsageError `input/unreadable` if the file cannot be read
 */
export async function readPatches(path: string, options: PatchOptions, context: CommandContext): Promise<InputPatches> {
  return preparePatches(await readInput(path, context), options, context);
}

interface PatchOptions {
  page?: string | undefined;
  fix?: boolean | undefined;
}

/** Prepares the documents of one input like `readPatches`. */
export function preparePatches(input: RawInput, { page, fix }: PatchOptions, context: CommandContext): InputPatches {
  const parsed = parseInput(input.raw, input.file, COMMAND_LIMITS);
  const { findings, ...prepared } = prepareParsed([parsed], { page, mayFix: fix });
  const diagnostics = toDiagnostics(findings);
  if (diagnostics.length > 0) recordSource(input, context);
  return { ...prepared, file: input.file, revision: exportedRevision(parsed.value), diagnostics };
}
