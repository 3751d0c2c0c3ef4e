import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { CommandContext } from "#cli/context/command-context.ts";
import { type CommandResult, reportResult } from "#cli/context/command-result.ts";
import { EXIT, exitCodeFor } from "#cli/context/exit-code.ts";
import { formatSeverityCounts } from "#cli/output/format-counts.ts";
import type { Style } from "#cli/output/style.ts";
import { formatCount } from "#content/documents/format-count.ts";
import type { CheckOutcome, Repair } from "#content/health/health-check.ts";
import { type Diagnostic, diagnose } from "#schemas/diagnostics.ts";

type Status = "ok" | "warning" | "error" | "failed";

const SYMBOLS: Readonly<Record<Status, string>> = { ok: "✓", warning: "!", error: "✗", failed: "✗" };

const STATUS_WIDTH = Math.max(...Object.keys(SYMBOLS).map((status) => status.length));

/** Formats the outcome of a check as one line, which does not depend on its color. */
export function formatOutcome(outcome: CheckOutcome, style: Style): string {
  const status = statusOf(outcome);
  const color = { ok: style.green, warning: style.yellow, error: style.red, failed: style.red }[status];
  return `${color(`${SYMBOLS[status]} ${status.padEnd(STATUS_WIDTH)}`)}  ${outcome.name}\n`;
}

/**
 * Returns the result of the last checks.
 * @param repairs the repairs that were made before
 */
export function toResult(
  context: CommandContext,
  outcomes: readonly CheckOutcome[],
  repairs: readonly Repair[] = [],
): CommandResult {
  const diagnostics = outcomes.flatMap(diagnosticsOf);
  const hasFailed = outcomes.some(({ failure }) => failure !== undefined);
  const message = `Ran ${formatCount(outcomes.length, "check")}: ${formatSeverityCounts(diagnostics)}.`;
  recordSources(context, diagnostics);
  const result = reportResult(message, diagnostics, {
    exitCode: hasFailed ? EXIT.internal : exitCodeFor(diagnostics),
    checks: outcomes.map((outcome) => ({ name: outcome.name, status: statusOf(outcome) })),
    repairs: repairs.map(({ description }) => description),
  });
  return { ...result, isCommitted: repairs.length > 0 };
}

function statusOf({ problems, failure }: CheckOutcome): Status {
  if (failure !== undefined) return "failed";
  if (problems.length === 0) return "ok";
  return problems.some(({ diagnostic }) => diagnostic.severity === "error") ? "error" : "warning";
}

function diagnosticsOf({ name, problems, failure }: CheckOutcome): Diagnostic[] {
  if (failure !== undefined) return [diagnose("check/failed", `The check "${name}" failed: ${failure}`)];
  return problems.map(({ diagnostic }) => diagnostic);
}

/** Keeps the texts of files with located problems, so that the problems are printed with their lines. */
function recordSources({ io, sourceTexts }: CommandContext, diagnostics: readonly Diagnostic[]): void {
  for (const { file, line } of diagnostics) {
    if (file === undefined || line === undefined || sourceTexts.has(file)) continue;
    const path = resolve(io.cwd, file);
    if (existsSync(path)) sourceTexts.set(file, readFileSync(path, "utf8"));
  }
}
