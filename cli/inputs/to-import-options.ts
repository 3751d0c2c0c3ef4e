import { type ImportFlags, type ImportOptions, optionsFromFlags } from "#content/importer/plan/import-options.ts";
import type { CommandContext } from "../context/command-context.ts";
import { readStoredSource } from "./read-inputs.ts";
import { readLintContext } from "./read-lint-context.ts";

/** Options that decide what an import does to each page. */
export type PlanFlags = Omit<ImportFlags, "dryRun" | "ifRevision">;

export function toImportOptions(flags: ImportFlags, context: CommandContext): ImportOptions {
  return {
    ...optionsFromFlags(flags),
    readStoredSource: (id) => readStoredSource(id, context),
    readLintContext: () => readLintContext(context.contentPlace),
  };
}
