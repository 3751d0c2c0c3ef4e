import { toDiagnostics } from "#content/findings/locate.ts";
import { type PreparedImport, prepareImport } from "#content/importer/import-content.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import type { CommandContext } from "../context/command-context.ts";
import { type RawInput, recordSource } from "./read-inputs.ts";

export interface InputPatches extends Omit<PreparedImport, "findings"> {
  file: string;
  /** The revision that the input was exported from, if it names one. */
  revision: string | undefined;
  diagnostics: Diagnostic[];
}

interface PatchOptions {
  page?: string | undefined;
  fix?: boolean | undefined;
}

/** Prepares the documents of one input without consulting the store. */
export function preparePatches(input: RawInput, { page, fix }: PatchOptions, context: CommandContext): InputPatches {
  const { findings, ...prepared } = prepareImport([input], { page, mayFix: fix });
  const diagnostics = toDiagnostics(findings);
  if (diagnostics.length > 0) recordSource(input, context);
  return {
    ...prepared,
    file: input.file,
    revision: prepared.patches.find(({ base }) => base !== undefined)?.base,
    diagnostics,
  };
}
