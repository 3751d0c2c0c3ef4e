import type { AuditLog } from "#api/auth/audit/audit-log.ts";
import { createFileAuditLog } from "#api/auth/audit/file-audit-log.ts";
import { openFileRecordStore } from "#api/storage/file-record-store.ts";
import type { RecordStore } from "#api/storage/record-store.ts";
import { actAsOwner } from "./act-as-owner.ts";
import type { CommandContext } from "./command-context.ts";
import { loadConfig } from "./load-config.ts";

export interface AdminStorage {
  /** Accounts and sessions. */
  records: RecordStore;
  audit: AuditLog;
}

/**
 * Opens the accounts and the audit log.
 * @param options.asOwner runs the rest of the command as the owner of the accounts if root runs it, which is the default
 * @throws UsageError `command/settings` if the settings are not valid
 */
export async function openAdminStorage(context: CommandContext, { asOwner = true } = {}): Promise<AdminStorage> {
  const { adminDir, auditFile: file, AUDIT_KEY: key } = loadConfig(context);
  if (asOwner) actAsOwner(adminDir);
  return { records: openFileRecordStore({ dir: adminDir }), audit: createFileAuditLog({ file, key }) };
}
