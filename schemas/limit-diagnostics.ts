/** Counts diagnostics, and selects those to report of a long list. The command line and the API use the same limit. */
import type { Diagnostic, DiagnosticCode } from "./diagnostics.ts";

/** Diagnostics that a result has by default. */
export const DEFAULT_MAX_DIAGNOSTICS = 200;

export type LimitedDiagnostics = ReturnType<typeof limitDiagnostics>;

/** Selects at most `max` of the diagnostics, or all for 0, errors first. */
export function limitDiagnostics(diagnostics: readonly Diagnostic[], max: number) {
  const rankOf = ({ severity }: Diagnostic) => Number(severity !== "error");
  const sorted = diagnostics.toSorted((a, b) => rankOf(a) - rankOf(b));
  const shown = max === 0 ? sorted : sorted.slice(0, max);
  return { shown, omitted: countProblems(sorted) - countProblems(shown) };
}

/**
 * Shortens every list of diagnostics in a result to the diagnostics that `limitDiagnostics` selects, and adds their number
 * as `omittedDiagnostics` and all counts as `diagnosticCounts`.
 */
export function limitJson<Json extends object>(json: Json, diagnostics: readonly Diagnostic[], max: number) {
  const { shown, omitted } = limitDiagnostics(diagnostics, max);
  const kept = new Set<unknown>(shown);
  const select = (key: string, value: unknown) =>
    key === "diagnostics" && Array.isArray(value) ? value.filter((diagnostic) => kept.has(diagnostic)) : value;
  const limited: Json = omitted === 0 ? json : JSON.parse(JSON.stringify(json, select));
  return { ...limited, omittedDiagnostics: omitted, diagnosticCounts: Object.fromEntries(countByCode(diagnostics)) };
}

export function countProblems(diagnostics: readonly Diagnostic[]): number {
  return diagnostics.reduce((sum, { count = 1 }) => sum + count, 0);
}

/** Counts diagnostics by code, most frequent first. */
export function countByCode(diagnostics: readonly Diagnostic[]): [DiagnosticCode, number][] {
  const counts = new Map<DiagnosticCode, number>();
  for (const { code, count = 1 } of diagnostics) counts.set(code, (counts.get(code) ?? 0) + count);
  return [...counts].sort(([, a], [, b]) => b - a);
}
