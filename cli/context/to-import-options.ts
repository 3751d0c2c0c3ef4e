import type { ImportOptions } from "#content/importer/import-options.ts";

/** Options of `agency import` as commander parses them. `agency validate` accepts some of them. */
export interface ImportFlags {
  page?: string;
  mode: "merge" | "replace";
  create?: boolean;
  dryRun?: boolean;
  partial?: boolean;
  strict?: boolean;
  fix?: boolean;
  ifRevision?: number;
}

/** Translates command-line options into options of the importer. */
export function toImportOptions({
  page,
  mode,
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
    mayCreate: create,
    isDryRun: dryRun,
    isPartial: partial,
    isStrict: strict,
    mayFix: fix,
    ifRevision,
  };
}
