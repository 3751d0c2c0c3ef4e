import { formatCount } from "#content/documents/format-count.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";

/** Counts the diagnostics by severity: "1 error, 0 warnings". */
export function formatSeverityCounts(diagnostics: readonly Diagnostic[]): string {
  const count = (severity: string) => diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
  return `${formatCount(count("error"), "error")}, ${formatCount(count("warning"), "warning")}`;
}

/** Returns the end of a summary that mentions removed files: "; removed 2 outdated files", or nothing. */
export function formatRemoved(removed: readonly string[]): string {
  return removed.length === 0 ? "" : `; removed ${formatCount(removed.length, "outdated file")}`;
}
