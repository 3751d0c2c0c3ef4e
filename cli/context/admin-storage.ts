import { createFileAuditLog } from "#api/auth/audit/file-audit-log.ts";
import { createRecordAuditLog } from "#api/auth/audit/record-audit-log.ts";
import type { AuditLog } from "#api/auth/audit-log.ts";
import { openFileRecordStore } from "#api/storage/file-record-store.ts";
import type { RecordStore } from "#api/storage/record-store.ts";
import { actAsOwner } from "./act-as-owner.ts";
import type { CommandContext } from "./command-context.ts";
import { type Config, loadConfig } from "./load-config.ts";

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
  const config = loadConfig(context);
  const { STORAGE, adminDir, auditFile: file, AUDIT_KEY: key } = config;
  const records = await openRecords(context, config);
  if (STORAGE === "files") {
    actAsOwner(adminDir);
    return { records, audit: createFileAuditLog({ file, key }) };
  }
  return { records, audit: createRecordAuditLog({ records, key }) };
}

/**
 * Opens the accounts and sessions in the place that STORAGE names.
 * @throws UsageError `command/settings` if the credentials are missing
 */
export async function openRecords({ io }: CommandContext, { STORAGE, adminDir }: Config): Promise<RecordStore> {
  if (STORAGE === "files") return openFileRecordStore({ dir: adminDir });
  const { openNetlifyRecords } = await import("./netlify-storage.ts");
  return openNetlifyRecords(io.env);
}
