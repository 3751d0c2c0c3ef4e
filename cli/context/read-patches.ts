import { type PreparedImport, prepareImport } from "#content/importer/import-content.ts";
import { toDiagnostics } from "#content/importer/parse/locate.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import type { CommandContext } from "./command-context.ts";
import { readInput, recordSource } from "./read-inputs.ts";

interface InputPatches extends Omit<PreparedImport, "findings"> {
  /** Name of the input in diagnostics. */
  file: string;
  diagnostics: Diagnostic[];
}

/**
 * Reads one input and prepares its documents without consulting the store.
 * @param path path of a file, or `-` for standard input
 * @param options the page that the input belongs to if it does not name one, and true to correct safe mistakes
 * @throws UsageError `input/unreadable` if the file cannot be read
 */
export async function readPatches(
  path: string,
  { page, fix }: { page?: string; fix?: boolean },
  context: CommandContext,
): Promise<InputPatches> {
  const input = await readInput(path, context);
  const { findings, ...prepared } = prepareImport([input], { page, mayFix: fix });
  const diagnostics = toDiagnostics(findings);
  if (diagnostics.length > 0) recordSource(input, context);
  return { ...prepared, file: input.file, diagnostics };
}
