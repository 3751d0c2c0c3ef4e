import { join } from "node:path";
import { type AuditEntry, type AuditLog, createStoredAuditLog, recordOutcome } from "#api/auth/audit/audit-log.ts";
import { createTakeOver } from "#api/database/former/take-over.ts";
import { openOfficeDatabase } from "#api/database/open-office-database.ts";
import type { OfficeDatabase } from "#api/database/tables.ts";
import type { CommandContext } from "./command.ts";
import { loadConfig } from "./load-config.ts";
import { actAsOwner } from "./project.ts";

/** Runs a task with the database of DATABASE_URL. @throws UsageError `command/settings` if settings are not valid */
export async function withDatabase<Result>(
  context: CommandContext,
  task: (parts: { database: OfficeDatabase; audit: AuditLog }) => Promise<Result>,
): Promise<Result> {
  const { AUDIT_KEY: key } = loadConfig(context);
  const database = await context.openDatabase();
  return task({ database, audit: createStoredAuditLog({ database, key }) });
}

/** Change that a command makes, as the audit log records it. */
interface RecordedChange<Result> extends Pick<AuditEntry, "event" | "about"> {
  audit: AuditLog;
  run(): Promise<Result>;
  /** Returns members of the last line. */
  describeResult?: (result: Result) => Partial<AuditEntry>;
}

/**
 * Makes a change between two lines of the audit log, in the name of the user of the command.
 * @throws AuditError if the first line cannot be written; then nothing is changed
 */
export function recordCommand<Result>(
  context: CommandContext,
  { audit, run, describeResult, ...event }: RecordedChange<Result>,
): Promise<Result> {
  return recordOutcome(
    (members) => audit.write({ time: new Date().toISOString(), ...event, by: context.userName(), ...members }),
    run,
    { describeResult },
  );
}

/**
 * Opens the database that DATABASE_URL names, without using it yet. Its first use takes over the files of a former version.
 * @param options.asOwner runs the rest of the command as the owner of the database's folder if root runs it, because the
 *   server must be able to write to the files that a command creates
 * @throws UsageError `command/settings`
 */
export function openDatabase(context: CommandContext, { asOwner }: { asOwner: boolean }): OfficeDatabase {
  const { io, projectDir, resolvePath } = context;
  const { database, varDir } = loadConfig(context);
  if (asOwner && database.engine === "sqlite") actAsOwner(varDir);
  // Settings of the former version, whose files may be anywhere.
  const pathOf = (setting: string, name: string) =>
    io.env[setting] ? resolvePath(io.env[setting]) : join(projectDir, "var", name);
  const takeOver = createTakeOver({
    varDir,
    paths: {
      outboxDir: pathOf("OUTBOX_DIR", "outbox"),
      adminDir: pathOf("ADMIN_DIR", "admin"),
      auditFile: pathOf("AUDIT_FILE", "audit.jsonl"),
    },
    onTakenOver: (report) => io.stderr.write(report.map((line) => `${line}\n`).join("")),
  });
  return openOfficeDatabase(database, takeOver);
}
