import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { archiveAuditLog, readAuditLog } from "#api/auth/audit/audit-log.ts";
import { type Verification, verifyAuditLog } from "#api/auth/audit/verify-audit-log.ts";
import { type CommandContext, type CommandResult, messageResult, UsageError } from "#cli/context/command.ts";
import { loadConfig } from "#cli/context/load-config.ts";
import { withDatabase } from "#cli/context/with-database.ts";
import { formatCount } from "#content/documents/format-number.ts";
import { messageWithCauses } from "#content/platform/error-message.ts";
import { PRIVATE_MODE, syncFolder, writeDurably } from "#content/platform/fsync.ts";
import { diagnose } from "#schemas/diagnostics.ts";
import { tryParseJson } from "#schemas/json.ts";

/** Verifies the audit log: files that are a part of it or, without any, the whole log up to its head record. */
export async function verifyAuditCommand(context: CommandContext, names: readonly string[]): Promise<CommandResult> {
  const { AUDIT_KEY: key } = loadConfig(context);
  const isPart = names.length > 0;
  const { texts, head } = await (isPart ? readPart(context, names) : readWholeLog(context));
  const verification = verifyAuditLog(texts, { key, head, mayStartLater: isPart });
  const { problem, ...counts } = verification;
  if (counts.lines === 0 && head === undefined) {
    const missing = diagnose("audit/missing", "The database has no line of it.");
    return messageResult("There is no audit log.", [missing], counts);
  }
  if (problem === undefined) return messageResult(describeSuccess(verification, key !== undefined), [], counts);
  const message = `Line ${problem.line} of ${problem.file} ${problem.reason}.`;
  return messageResult("The audit log is not in order.", [diagnose("audit/broken", message)], { ...counts, problem });
}

export async function listAuditCommand(context: CommandContext): Promise<CommandResult> {
  const { texts } = await readWholeLog(context);
  const text = texts.map((each) => each.text).join("");
  const entries = text.split("\n").filter(Boolean);
  return { json: { entries: entries.map((line) => tryParseJson(line) ?? line) }, isForPrograms: true, text };
}

/**
 * Moves all lines of the audit log to a new file. The next log may have another AUDIT_KEY.
 * @throws UsageError `command/output` if the file exists or cannot be written
 */
export async function archiveAuditCommand(context: CommandContext, name: string): Promise<CommandResult> {
  const file = context.resolvePath(name);
  return withDatabase(context, async ({ database, audit }) => {
    let lines = 0;
    await archiveAuditLog(database, async (text) => {
      if (existsSync(file)) throw new UsageError("command/output", `${name} exists. Choose another file.`);
      await writeArchive(file, text);
      lines = text.split("\n").length - 1;
    });
    const message = `Moved ${formatCount(lines, "line")} to ${name}.`;
    const entry = { event: "audit-archived", outcome: "done", by: context.userName(), message } as const;
    await audit.write({ time: new Date().toISOString(), ...entry });
    return messageResult(message, []);
  });
}

async function writeArchive(file: string, content: string): Promise<void> {
  try {
    await writeDurably([{ file, content }], PRIVATE_MODE.file);
    await syncFolder(dirname(file));
  } catch (cause) {
    throw new UsageError("command/output", `${file} cannot be written: ${messageWithCauses(cause)}.`);
  }
}

/** @throws UsageError `command/usage` if a file cannot be read */
async function readPart(context: CommandContext, names: readonly string[]) {
  try {
    const files = names.map(context.resolvePath);
    const texts = await Promise.all(files.map(async (name) => ({ name, text: await readFile(name, "utf8") })));
    return { texts, head: "none" as const };
  } catch (cause) {
    throw new UsageError("command/usage", `The audit log cannot be read: ${messageWithCauses(cause)}.`);
  }
}

function readWholeLog(context: CommandContext) {
  return withDatabase(context, ({ database }) => readAuditLog(database));
}

function describeSuccess({ lines, unchainedLines, linesWithoutKey }: Verification, hasKey: boolean): string {
  const unchained = unchainedLines === 0 ? "" : `, ${unchainedLines} of them from before the log had a hash chain`;
  const withoutKey =
    !hasKey || linesWithoutKey === 0
      ? ""
      : `, ${linesWithoutKey} of them from before it had AUDIT_KEY. If that number has grown, the log was rewritten`;
  return `The audit log is in order: ${formatCount(lines, "line")}${unchained}${withoutKey}.`;
}
