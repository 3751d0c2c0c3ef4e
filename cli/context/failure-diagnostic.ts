import { AccountError } from "#api/auth/accounts.ts";
import { AuditError } from "#api/auth/audit/audit-log.ts";
import { DatabaseError } from "#content/database/database-error.ts";
import { errorMessage } from "#content/platform/error-message.ts";
import { StoreError } from "#content/store/content-store.ts";
import { type Diagnostic, diagnose } from "#schemas/diagnostics.ts";
import { SiteNotBuiltError } from "#site/publishing/inline-hashes.ts";
import { UsageError } from "./usage-error.ts";

/** Describes an error that a command threw. */
export function failureDiagnostic(cause: unknown): Diagnostic {
  if (cause instanceof UsageError) return cause.diagnostic;
  if (cause instanceof SiteNotBuiltError) return diagnose("site/not-built", cause.message);
  if (cause instanceof StoreError) return diagnose(cause.code, cause.message);
  if (cause instanceof AccountError) return diagnose("account/refused", cause.message);
  if (cause instanceof DatabaseError) return diagnose("database/unavailable", cause.message);
  if (cause instanceof AuditError) return diagnose("audit/unavailable", cause.message);
  return diagnose("command/failed", `${errorMessage(cause)} (Set DEBUG=1 to print the stack trace.)`);
}
