import type { AuditLog } from "#api/auth/audit/audit-log.ts";
import { createStoredAuditLog } from "#api/auth/audit/stored-audit-log.ts";
import type { OfficeDatabase } from "#api/database/tables.ts";
import type { CommandContext } from "./command-context.ts";
import { loadConfig } from "./load-config.ts";

/**
 * Runs a task with the database that DATABASE_URL names.
 * @throws UsageError `command/settings` if the settings are not valid
 */
export async function withDatabase<Result>(
  context: CommandContext,
  task: (parts: { database: OfficeDatabase; audit: AuditLog }) => Promise<Result>,
): Promise<Result> {
  const { AUDIT_KEY: key } = loadConfig(context);
  const database = await context.openDatabase();
  return task({ database, audit: createStoredAuditLog({ database, key }) });
}
