import type { MergeSide } from "#content/documents/three-way-merge.ts";
import type { ImportOptions } from "#content/importer/import-options.ts";

/** Options of `agency import` as commander parses them. `agency validate` accepts some of them. */
export interface ImportFlags {
  page?: string;
  mode: "merge" | "replace";
  base?: string;
  prefer?: MergeSide;
  create?: boolean;
  dryRun?: boolean;
  partial?: boolean;
  strict?: boolean;
  fix?: boolean;
  ifRevision?: string;
}

/** Translates command-line options into options of the importer. */
export function toImportOptions({
  page,
  mode,
  base,
  prefer,
  create,
  dryRun,
  partial,
  strict,
  fix,
  ifRevision,
}: ImportFlags): ImportOptions {
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
  };
}
