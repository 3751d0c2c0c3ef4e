import { existsSync, readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { createInterface } from "node:readline";
import { createAccounts } from "#api/auth/accounts.ts";
import { createStoredAuditLog } from "#api/auth/audit/audit-log.ts";
import { parseEnv } from "#api/config/env.ts";
import type { OfficeDatabase } from "#api/database/tables.ts";
import {
  adminPasswordCheck,
  auditLogCheck,
  environmentCheck,
  mailCheck,
  publicAddressCheck,
  readinessSeverity,
  writableFoldersCheck,
} from "#api/health/settings-checks.ts";
import { type CommandContext, type CommandResult, EXIT, exitCodeFor, reportResult } from "#cli/context/command.ts";
import { loadConfig } from "#cli/context/load-config.ts";
import { outputFolder } from "#cli/context/project.ts";
import { formatSeverityCounts } from "#cli/output/format-counts.ts";
import type { Style } from "#cli/output/terminal-text.ts";
import { formatCount } from "#content/documents/format-number.ts";
import {
  type CheckOutcome,
  type HealthCheck,
  makeRepairs,
  type RepairOutcome,
  repairsOf,
  runChecks,
} from "#content/health/health-check.ts";
import { historyCheck } from "#content/health/history-check.ts";
import { unknownFilesCheck, writersCheck, writtenFolders } from "#content/health/store-folder.ts";
import { publishedContentCheck, storedFilesCheck } from "#content/health/stored-files-check.ts";
import { diskSpaceCheck, nodeVersionCheck } from "#content/health/system-checks.ts";
import { type Diagnostic, diagnose } from "#schemas/diagnostics.ts";
import { builtSiteCheck, pageSizeCheck } from "#site/publishing/health/site-checks.ts";
import { checkOverrides } from "#site/publishing/overrides/build-overrides.ts";

/** Checks the installation and, with `--repair`, repairs what needs no decision and checks again. */
export async function doctorCommand(context: CommandContext, { repair: mayRepair = false }: { repair?: boolean }) {
  const checks = await doctorChecks(context, new Date());
  const outcomes = await runAndPrint(checks, context);
  const planned = outcomes.flatMap(repairsOf).map(({ description }) => description);
  if (planned.length === 0) return toResult(context, outcomes);
  if (!mayRepair)
    return { ...toResult(context, outcomes), hint: "Next: `agency doctor --repair` lists and makes repairs." };

  print(context, `Repairs:\n${planned.map((description) => `  ${description}\n`).join("")}\n`);
  if (!(await isConfirmed(context))) return { ...toResult(context, outcomes), hint: "Nothing was repaired." };
  const repairs: RepairOutcome[] = [];
  const repairedChecks = checks.filter((_, index) => outcomes[index]?.problems.some(({ repair }) => repair));
  const { contentDir: dir, lockTimeoutMs, style } = context;
  for await (const outcome of makeRepairs(repairedChecks, planned, { dir, lockTimeoutMs })) {
    repairs.push(outcome);
    const reason = { done: "", skipped: " (no longer needed)", failed: ` (${outcome.failure})` }[outcome.status];
    print(context, formatLine(outcome.status, outcome.description + reason, style));
  }
  print(context, "\n");
  return toResult(context, await runAndPrint(await doctorChecks(context, new Date()), context), repairs);
}

/** Runs checks and prints the line of each as soon as it has ended. */
async function runAndPrint(checks: readonly HealthCheck[], context: CommandContext): Promise<CheckOutcome[]> {
  const report = (outcome: CheckOutcome) => print(context, formatLine(statusOf(outcome), outcome.name, context.style));
  const outcomes = await runChecks(checks, report);
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

const GOOD = ["✓", "green"] as const;
const MINOR = ["!", "yellow"] as const;
const BAD = ["✗", "red"] as const;
const APPEARANCE = { ok: GOOD, done: GOOD, skipped: MINOR, warning: MINOR, error: BAD, failed: BAD } as const;

const STATUS_WIDTH = Math.max(...Object.keys(APPEARANCE).map((status) => status.length));

/** Formats the outcome of a check or a repair as one line, which does not depend on its color. */
function formatLine(status: keyof typeof APPEARANCE, text: string, style: Style): string {
  const [symbol, color] = APPEARANCE[status];
  return `${style[color](`${symbol} ${status.padEnd(STATUS_WIDTH)}`)}  ${text}\n`;
}

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

function statusOf({ problems, failure }: CheckOutcome) {
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
function recordSources({ io, sources }: CommandContext, diagnostics: readonly Diagnostic[]): void {
  for (const { file, line } of diagnostics) {
    if (file === undefined || line === undefined || sources.has(file)) continue;
    const path = resolve(io.cwd, file);
    if (existsSync(path)) sources.set(file, readFileSync(path));
  }
}

/** Returns the checks in order. Most need valid settings; without them, the report names the settings. */
async function doctorChecks(context: CommandContext, time: Date): Promise<HealthCheck[]> {
  const { io, root } = context;
  const run = async () => checkOverrides(context.projectDir).map((diagnostic) => ({ diagnostic }));
  const overrides: HealthCheck = { name: "Overrides", run };
  const checks = [nodeVersionCheck(root), ...storeChecks(context, time), overrides, environmentCheck(io.env)];
  return "problems" in parseEnv(io.env) ? checks : [...checks, ...(await operationChecks(context))];
}

/** Returns the checks of the files of a store. A database keeps its content consistent itself. */
function storeChecks({ io, contentPlace: { contentDir: dir, databaseUrl } }: CommandContext, time: Date) {
  if (databaseUrl !== undefined) return [];
  const store = { dir, time, fileName: (path: string) => relative(io.cwd, path) || path };
  // An unfinished commit is the first to repair, because it may change files.
  return [writersCheck(store), storedFilesCheck(store), historyCheck(store), unknownFilesCheck(store)];
}

/** Returns the checks of everything that the settings lead to, from the mail server to the published site. */
async function operationChecks(context: CommandContext): Promise<HealthCheck[]> {
  const { root, contentPlace } = context;
  const config = loadConfig(context);
  const { AUDIT_KEY: key, varDir } = config;
  const listAccounts = (database: OfficeDatabase) => createAccounts({ database, now: Date.now }).list();
  const checkAuditLog = (database: OfficeDatabase) => createStoredAuditLog({ database, key }).check();
  const severity = readinessSeverity(config);
  const out = outputFolder(context, undefined);
  const store = await context.openStore({ isReadOnly: true, onWarning: undefined });
  const contentFolders = contentPlace.databaseUrl === undefined ? writtenFolders(contentPlace.contentDir) : [];
  return [
    publicAddressCheck(config, async () => (await (await store.reader()).site()).url),
    adminPasswordCheck(config, async () => ((await withExistingDatabase(context, listAccounts)) ?? []).length > 0),
    mailCheck(config),
    writableFoldersCheck({ CONTENT_DIR: contentFolders, DATABASE_URL: [varDir] }),
    auditLogCheck({ check: () => withExistingDatabase(context, checkAuditLog) }),
    diskSpaceCheck([contentPlace.contentDir, varDir, out]),
    publishedContentCheck(store, severity),
    builtSiteCheck({ root, ...contentPlace, out }, () => store.reader(), severity),
    pageSizeCheck(out, () => store.reader()),
  ];
}

/** Runs a task with the database. A file that does not exist yet is not created, and its task not run. */
async function withExistingDatabase<Result>(
  context: CommandContext,
  task: (database: OfficeDatabase) => Promise<Result>,
): Promise<Result | undefined> {
  const { database: place } = loadConfig(context);
  if (place.engine === "sqlite" && !existsSync(place.file)) return undefined;
  return task(await context.openDatabase({ asOwner: false }));
}
