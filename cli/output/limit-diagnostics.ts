import { formatCount } from "#content/documents/format-count.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";

/** Diagnostics that `--max-diagnostics` allows by default. */
export const DEFAULT_MAX_DIAGNOSTICS = 200;

/** Diagnostics that fit on a screen. A longer list ends with a summary. */
const LONG_LIST = 20;

export interface LimitedDiagnostics {
  /** Errors first, then warnings. */
  shown: readonly Diagnostic[];
  omitted: number;
}

/**
 * Selects the diagnostics to print.
 * @param max the maximum number of diagnostics, or 0 for all
 */
export function limitDiagnostics(diagnostics: readonly Diagnostic[], max: number): LimitedDiagnostics {
  const sorted = [
    ...diagnostics.filter(({ severity }) => severity === "error"),
    ...diagnostics.filter(({ severity }) => severity !== "error"),
  ];
  const shown = max === 0 ? sorted : sorted.slice(0, max);
  return { shown, omitted: sorted.length - shown.length };
}

/**
 * Replaces every list of diagnostics in a result by the diagnostics that `limitDiagnostics` selected from it, and adds
 * `omittedDiagnostics`. Returns the result itself if nothing was omitted.
 */
export function limitJson(json: object, { shown, omitted }: LimitedDiagnostics): object {
  if (omitted === 0) return json;
  const kept = new Set<unknown>(shown);
  const limited: object = JSON.parse(
    JSON.stringify(json, (key, value) =>
      key === "diagnostics" && Array.isArray(value) ? value.filter((diagnostic) => kept.has(diagnostic)) : value,
    ),
  );
  return { ...limited, omittedDiagnostics: omitted };
}

/** Summarizes a long list by code, most frequent first: "12 × content/unknown-key, 3 × link/broken". */
export function summarizeDiagnostics(diagnostics: readonly Diagnostic[], { omitted }: LimitedDiagnostics): string {
  if (diagnostics.length <= LONG_LIST && omitted === 0) return "";
  const counts = new Map<string, number>();
  for (const { code } of diagnostics) counts.set(code, (counts.get(code) ?? 0) + 1);
  const byCode = [...counts].sort(([, a], [, b]) => b - a).map(([code, count]) => `${count} × ${code}`);
  const rest =
    omitted === 0 ? "" : `${formatCount(omitted, "more problem")} not shown (--max-diagnostics 0 shows all). `;
  return `${rest}In all: ${byCode.join(", ")}.\n`;
}
