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
 * Opens the accounts and the audit log in the place that STORAGE names.
 * @throws UsageError `command/settings` if the settings are not valid
 */
export async function openAdminStorage(context: CommandContext): Promise<AdminStorage> {
  const { STORAGE, adminDir, auditFile, AUDIT_KEY: key } = loadConfig(context);
  if (STORAGE === "files") {
    actAsOwner(adminDir);
    return { records: openFileRecordStore({ dir: adminDir }), audit: createFileAuditLog({ file: auditFile, key }) };
  }
  const { openNetlifyAdmin } = await import("./netlify-storage.ts");
  return openNetlifyAdmin(context.io.env, key);
}
