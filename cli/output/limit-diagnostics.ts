import { formatCount } from "#content/documents/format-count.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import { countByCode, type LimitedDiagnostics } from "#schemas/limit-diagnostics.ts";

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
