import { formatCount } from "#content/documents/format-number.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import { countByCode, type LimitedDiagnostics } from "#schemas/limit-diagnostics.ts";
import type { DocumentId } from "#schemas/page-ids.ts";

/** Counts the diagnostics by severity: "1 error, 0 warnings". */
export function formatSeverityCounts(diagnostics: readonly Diagnostic[]): string {
  const count = (severity: string) => diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
  return `${formatCount(count("error"), "error")}, ${formatCount(count("warning"), "warning")}`;
}

/** Returns the end of a summary that mentions removed files: "; removed 2 outdated files", or nothing. */
export function formatRemoved(removed: readonly string[]): string {
  return removed.length === 0 ? "" : `; removed ${formatCount(removed.length, "outdated file")}`;
}

/** Pages that a message or a row names before it counts the others. */
const MAX_NAMED_PAGES = 3;

/** Lists the first pages and the number of the others: "home, about, farm +28". */
export function formatPages(pages: readonly DocumentId[]): string {
  const omitted = pages.length - MAX_NAMED_PAGES;
  return pages.slice(0, MAX_NAMED_PAGES).join(", ") + (omitted > 0 ? ` +${omitted}` : "");
}

/** Diagnostics that fit on a screen. A longer list ends with a summary. */
const LONG_LIST = 20;

/** Summarizes a long list by code, most frequent first: "12 × content/unknown-key, 3 × link/broken". */
export function summarizeDiagnostics(diagnostics: readonly Diagnostic[], { omitted }: LimitedDiagnostics): string {
  if (diagnostics.length <= LONG_LIST && omitted === 0) return "";
  const byCode = countByCode(diagnostics).map(([code, count]) => `${count} × ${code}`);
  const rest =
    omitted === 0 ? "" : `${formatCount(omitted, "more problem")} not shown (--max-diagnostics 0 shows all). `;
  return `${rest}In all: ${byCode.join(", ")}.\n`;
}
