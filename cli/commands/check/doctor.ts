import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import type { CommandContext } from "#cli/context/command-context.ts";
import { type CommandResult, EXIT, exitCodeFor, reportResult } from "#cli/context/command-result.ts";
import { formatSeverityCounts } from "#cli/output/format-counts.ts";
import type { Style } from "#cli/output/terminal-text.ts";
import { formatCount } from "#content/documents/format-count.ts";
import {
  type CheckOutcome,
  type HealthCheck,
  makeRepairs,
  type RepairOutcome,
  repairsOf,
  runChecks,
} from "#content/health/health-check.ts";
import { type Diagnostic, diagnose } from "#schemas/diagnostics.ts";
import { doctorChecks } from "./doctor-checks.ts";

/** Checks the installation and, with `--repair`, repairs what needs no decision and checks again. */
export async function doctorCommand(
  context: CommandContext,
  { repair: mayRepair = false }: { repair?: boolean },
): Promise<CommandResult> {
  const checks = await doctorChecks(context, new Date());
  const outcomes = await runAndPrint(checks, context);
  const planned = outcomes.flatMap(repairsOf).map(({ description }) => description);
  if (planned.length === 0) return toResult(context, outcomes);
  if (!mayRepair)
    return { ...toResult(context, outcomes), hint: "Next: `agency doctor --repair` lists and makes repairs." };

  print(context, `Repairs:\n${planned.map((description) => `  ${description}\n`).join("")}\n`);
  if (!(await isConfirmed(context))) return { ...toResult(context, outcomes), hint: "Nothing was repaired." };
  const repairs: RepairOutcome[] = [];
  const repairedChecks = checks.filter((_, index) => hasRepair(outcomes[index]));
  const { contentDir: dir, lockTimeoutMs, style } = context;
  for await (const outcome of makeRepairs(repairedChecks, planned, { dir, lockTimeoutMs })) {
    repairs.push(outcome);
    print(context, formatRepair(outcome, style));
  }
  print(context, "\n");
  return toResult(context, await runAndPrint(await doctorChecks(context, new Date()), context), repairs);
}

function hasRepair(outcome: CheckOutcome | undefined): boolean {
  return outcome !== undefined && repairsOf(outcome).length > 0;
}

/** Runs checks and prints the line of each as soon as it has ended. */
async function runAndPrint(checks: readonly HealthCheck[], context: CommandContext): Promise<CheckOutcome[]> {
  const outcomes = await runChecks(checks, (outcome) => print(context, formatOutcome(outcome, context.style)));
  print(context, "\n");
  return outcomes;
}

/** Prints text for people. Other formats have one complete result. */
function print({ io, options }: CommandContext, text: string): void {
  if (options.format === "pretty") io.stdout.write(text);
}

/** Asks on a terminal whether to go on. Elsewhere nobody can answer, and the option is the consent. */
async function isConfirmed({ io, options }: CommandContext): Promise<boolean> {
  if (io.stdin.isTTY !== true || options.format !== "pretty") return true;
  io.stderr.write("Make these repairs? [y/N] ");
  const reader = createInterface({ input: io.stdin, ...(io.signal && { signal: io.signal }) });
  // There is no line if the input ends or the user interrupts the command.
  const { value: answer = "" } = await reader[Symbol.asyncIterator]().next();
  reader.close();
  io.signal?.throwIfAborted();
  return /^y(?:es)?$/i.test(answer.trim());
}

type CheckStatus = "ok" | "warning" | "error" | "failed";
type Status = CheckStatus | RepairOutcome["status"];

const APPEARANCE: Readonly<Record<Status, readonly [symbol: string, color: "green" | "yellow" | "red"]>> = {
  ok: ["✓", "green"],
  done: ["✓", "green"],
  skipped: ["!", "yellow"],
  warning: ["!", "yellow"],
  error: ["✗", "red"],
  failed: ["✗", "red"],
};

const STATUS_WIDTH = Math.max(...Object.keys(APPEARANCE).map((status) => status.length));

/** Formats the outcome of a check as one line, which does not depend on its color. */
export function formatOutcome(outcome: CheckOutcome, style: Style): string {
  return formatLine(statusOf(outcome), outcome.name, style);
}

export function formatRepair({ status, description, failure }: RepairOutcome, style: Style): string {
  const reason = { done: "", skipped: " (no longer needed)", failed: ` (${failure})` }[status];
  return formatLine(status, description + reason, style);
}

function formatLine(status: Status, text: string, style: Style): string {
  const [symbol, color] = APPEARANCE[status];
  return `${style[color](`${symbol} ${status.padEnd(STATUS_WIDTH)}`)}  ${text}\n`;
}

/** Returns the result of the last checks. */
export function toResult(
  context: CommandContext,
  outcomes: readonly CheckOutcome[],
  repairs: readonly RepairOutcome[] = [],
): CommandResult {
  const diagnostics = [...repairs.flatMap(diagnoseRepair), ...outcomes.flatMap(diagnosticsOf)];
  const hasFailed = [...repairs, ...outcomes].some(({ failure }) => failure !== undefined);
  const message = `Ran ${formatCount(outcomes.length, "check")}: ${formatSeverityCounts(diagnostics)}.`;
  const made = repairs.filter(({ status }) => status === "done");
  recordSources(context, diagnostics);
  const result = reportResult(message, diagnostics, {
    exitCode: hasFailed ? EXIT.internal : exitCodeFor(diagnostics),
    checks: outcomes.map((outcome) => ({ name: outcome.name, status: statusOf(outcome) })),
    repairs: made.map(({ description }) => description),
  });
  return { ...result, isCommitted: made.length > 0 };
}

function statusOf({ problems, failure }: CheckOutcome): CheckStatus {
  if (failure !== undefined) return "failed";
  if (problems.length === 0) return "ok";
  return problems.some(({ diagnostic }) => diagnostic.severity === "error") ? "error" : "warning";
}

function diagnosticsOf({ name, problems, failure }: CheckOutcome): Diagnostic[] {
  if (failure !== undefined) return [diagnose("check/failed", `The check "${name}" failed: ${failure}`)];
  return problems.map(({ diagnostic }) => diagnostic);
}

function diagnoseRepair({ description, failure, warnings }: RepairOutcome): Diagnostic[] {
  if (failure === undefined) return warnings;
  return [...warnings, diagnose("check/not-repaired", `The repair "${description}" failed: ${failure}`)];
}

/** Keeps the texts of files with located problems, so that the problems are printed with their lines. */
function recordSources({ io, sourceTexts }: CommandContext, diagnostics: readonly Diagnostic[]): void {
  for (const { file, line } of diagnostics) {
    if (file === undefined || line === undefined || sourceTexts.has(file)) continue;
    const path = resolve(io.cwd, file);
    if (existsSync(path)) sourceTexts.set(file, readFileSync(path, "utf8"));
  }
}
