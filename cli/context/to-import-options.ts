import type { MergeSide } from "#content/documents/three-way-merge.ts";
import type { ImportOptions } from "#content/importer/plan/import-options.ts";
import type { CommandContext } from "./command-context.ts";
import { readLintContext } from "./read-lint-context.ts";
import { readStoredSource } from "./read-stored-source.ts";

/** Options that decide what an import does to each page, as commander parses them. */
export interface PlanFlags {
  page?: string;
  mode: "merge" | "replace";
  base?: string;
  prefer?: MergeSide;
  create?: boolean;
  partial?: boolean;
  strict?: boolean;
  fix?: boolean;
}

/** Options of `agency import` as commander parses them. */
export interface ImportFlags extends PlanFlags {
  dryRun?: boolean;
  ifRevision?: string;
}

/** Translates command-line options into options of the importer. */
export function toImportOptions(flags: ImportFlags, context: CommandContext): ImportOptions {
  const { page, mode, base, prefer, create, dryRun, partial, strict, fix, ifRevision } = flags;
  return {
    page,
    mode,
    base,
    prefer,
    mayCreate: create,
    isDryRun: dryRun,
    isPartial: partial,
    isStrict: strict,
    mayFix: fix,
    ifRevision,
    readStoredSource: (id) => readStoredSource(id, context),
    readLintContext: () => readLintContext(context),
  };
}
