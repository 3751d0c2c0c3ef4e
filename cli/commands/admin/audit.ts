import { listAuditFiles } from "#api/auth/audit/audit-files.ts";
import { readHeadRecord } from "#api/auth/audit/file-audit-log.ts";
import { readAuditTexts, type Verification, verifyAuditLog } from "#api/auth/audit/verify-audit-log.ts";
import type { CommandContext } from "#cli/context/command-context.ts";
import { type CommandResult, messageResult } from "#cli/context/command-result.ts";
import { type Config, loadConfig } from "#cli/context/load-config.ts";
import { UsageError } from "#cli/context/usage-error.ts";
import { formatCount } from "#content/documents/format-count.ts";
import { errorMessage } from "#content/platform/error-message.ts";
import { diagnose } from "#schemas/diagnostics.ts";

/**
 * Verifies the audit log.
 * @param names files to verify as a part of the log, or none for the whole log up to its head record
 */
export async function verifyAuditCommand(context: CommandContext, names: readonly string[]): Promise<CommandResult> {
  const config = loadConfig(context);
  const isPart = names.length > 0;
  const { texts, head } = await (isPart ? readPart(context, names) : readWholeLog(config));
  const verification = verifyAuditLog(texts, { key: config.AUDIT_KEY, head, mayStartLater: isPart });
  const { problem, ...counts } = verification;
  if (counts.lines === 0 && head === undefined)
    return messageResult(
      "There is no audit log.",
      [diagnose("audit/missing", `${config.auditFile} does not exist.`)],
      counts,
    );
  if (problem === undefined)
    return messageResult(describeSuccess(verification, config.AUDIT_KEY !== undefined), [], counts);
  const message = `Line ${problem.line} of ${problem.file} ${problem.reason}.`;
  return messageResult("The audit log is not in order.", [diagnose("audit/broken", message)], { ...counts, problem });
}

function readPart(context: CommandContext, names: readonly string[]) {
  const files = names.map((name) => context.resolvePath(name));
  return withUsageErrors(async () => ({ texts: await readAuditTexts(files), head: "none" as const }));
}

/** Reads the log and its head record. */
async function readWholeLog({ auditFile }: Config) {
  // The head record is read first: it may be behind the lines that a server writes at the same time, but not ahead.
  return withUsageErrors(async () => ({
    head: await readHeadRecord(auditFile),
    texts: await readAuditTexts(await listAuditFiles(auditFile)),
  }));
}

/** @throws UsageError `command/usage` if a file cannot be read */
async function withUsageErrors<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (cause) {
    throw new UsageError("command/usage", `The audit log cannot be read: ${errorMessage(cause)}.`);
  }
}

function describeSuccess({ lines, unchainedLines, linesWithoutKey }: Verification, hasKey: boolean): string {
  const unchained = unchainedLines === 0 ? "" : `, ${unchainedLines} of them from before the log had a hash chain`;
  const withoutKey =
    !hasKey || linesWithoutKey === 0
      ? ""
      : `, ${linesWithoutKey} of them from before it had AUDIT_KEY. If that number has grown, the log was rewritten`;
  return `The audit log is in order: ${formatCount(lines, "line")}${unchained}${withoutKey}.`;
}
