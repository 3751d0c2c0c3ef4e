import { listAuditFiles, readHeadRecord } from "#api/auth/audit/file-audit-log.ts";
import { readAuditTexts, type Verification, verifyAuditLog } from "#api/auth/audit/verify-audit-log.ts";
import type { CommandContext } from "#cli/context/command-context.ts";
import { type CommandResult, messageResult } from "#cli/context/command-result.ts";
import { loadConfig } from "#cli/context/load-config.ts";
import { UsageError } from "#cli/context/usage-error.ts";
import { formatCount } from "#content/documents/format-count.ts";
import { diagnose } from "#schemas/diagnostics.ts";

/**
 * Verifies the audit log.
 * @param names files to verify as a part of the log, or none for the whole log up to its head record
 */
export async function verifyAuditCommand(context: CommandContext, names: readonly string[]): Promise<CommandResult> {
  const { auditFile, AUDIT_KEY: key } = loadConfig(context);
  const isPart = names.length > 0;
  const files = isPart ? names.map((name) => context.resolvePath(name)) : await listAuditFiles(auditFile);
  const head = isPart ? "none" : await readHeadRecord(auditFile);
  const verification = verifyAuditLog(await readTexts(files), { key, head, mayStartLater: isPart });
  const { problem, ...counts } = verification;
  if (problem === undefined) return messageResult(describeSuccess(verification), [], counts);
  const message = `Line ${problem.line} of ${problem.file} ${problem.reason}.`;
  return messageResult("The audit log is not in order.", [diagnose("audit/broken", message)], { ...counts, problem });
}

/** @throws UsageError `command/usage` if a file cannot be read */
async function readTexts(files: readonly string[]) {
  try {
    return await readAuditTexts(files);
  } catch (cause) {
    throw new UsageError("command/usage", `The audit log cannot be read: ${(cause as Error).message}.`);
  }
}

function describeSuccess({ lines, unchainedLines }: Verification): string {
  const unchained = unchainedLines === 0 ? "" : `, ${unchainedLines} of them from before the log had a hash chain`;
  return `The audit log is in order: ${formatCount(lines, "line")}${unchained}.`;
}
