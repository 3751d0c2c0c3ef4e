import { toDiagnostics } from "#content/findings/locate.ts";
import { exportedRevision } from "#content/importer/formats/read-documents.ts";
import { type PreparedImport, prepareParsed } from "#content/importer/import-content.ts";
import { COMMAND_LIMITS } from "#content/importer/parse/limits.ts";
import { parseInput } from "#content/importer/parse/parse.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import type { CommandContext } from "../context/command-context.ts";
import { type RawInput, recordSource } from "./read-inputs.ts";

export interface InputPatches extends Omit<PreparedImport, "findings"> {
  /** Name of the input in diagnostics. */
  file: string;
  /** The revision that the input was exported from, if it names one. */
  revision: string | undefined;
  diagnostics: Diagnostic[];
}

interface PatchOptions {
  /** The page that the input belongs to if it does not name one. */
  page?: string | undefined;
  /** True to correct safe mistakes. */
  fix?: boolean | undefined;
}

/** Prepares the documents of one input without consulting the store. */
export function preparePatches(input: RawInput, { page, fix }: PatchOptions, context: CommandContext): InputPatches {
  const parsed = parseInput(input.raw, input.file, COMMAND_LIMITS);
  const { findings, ...prepared } = prepareParsed([parsed], { page, mayFix: fix });
  const diagnostics = toDiagnostics(findings);
  if (diagnostics.length > 0) recordSource(input, context);
  return { ...prepared, file: input.file, revision: exportedRevision(parsed.value), diagnostics };
}
