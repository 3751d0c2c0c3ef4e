import { type AuditEntry, type AuditLog, createStoredAuditLog, recordOutcome } from "#api/auth/audit/audit-log.ts";
import type { OfficeDatabase } from "#api/database/tables.ts";
import type { CommandContext } from "./command.ts";
import { loadConfig } from "./load-config.ts";

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
