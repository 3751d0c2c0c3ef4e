import { toDiagnostics } from "#content/findings/locate.ts";
import { prepareImport } from "#content/importer/import-content.ts";
import type { ImportFlags } from "#content/importer/plan/import-options.ts";
import type { CommandContext } from "../context/command.ts";
import { type RawInput, recordSource } from "./read-inputs.ts";

export type InputPatches = ReturnType<typeof preparePatches>;

/** Prepares the documents of one input without consulting the store. */
export function preparePatches(
  input: RawInput,
  { page, fix }: Pick<ImportFlags, "page" | "fix">,
  context: CommandContext,
) {
  const { findings, ...prepared } = prepareImport([input], { page, mayFix: fix });
  const diagnostics = toDiagnostics(findings);
  if (diagnostics.length > 0) recordSource(input, context);
  return {
    ...prepared,
    file: input.file,
    /** The revision that the input was exported from, if it names one. */
    revision: prepared.patches.find(({ base }) => base !== undefined)?.base,
    diagnostics,
  };
}
