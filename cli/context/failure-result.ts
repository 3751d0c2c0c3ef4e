import { AccountError } from "#api/auth/accounts.ts";
import { AuditError } from "#api/auth/audit/audit-log.ts";
import { ApiError } from "#api/http/api-error.ts";
import { DatabaseError } from "#content/database/database-error.ts";
import { messageWithCauses } from "#content/platform/error-message.ts";
import { StoreError, type StoreErrorCode } from "#content/store/content-store.ts";
import { type Diagnostic, diagnose } from "#schemas/diagnostics.ts";
import { SiteNotBuiltError } from "#site/publishing/inline-hashes.ts";
import { type CommandResult, EXIT, type ExitCode, UsageError } from "./command.ts";

const STORE_EXIT_CODES: Readonly<Record<StoreErrorCode, ExitCode>> = {
  "store/locked": EXIT.conflict,
  "store/revision-conflict": EXIT.conflict,
  "store/ambiguous-revision": EXIT.usage,
  "store/unknown-revision": EXIT.usage,
  "store/broken-history": EXIT.content,
  "store/invalid": EXIT.content,
  "store/io": EXIT.internal,
  "store/unrenderable": EXIT.internal,
};

export function failureResult(cause: unknown): CommandResult {
  const diagnostic = failureDiagnostic(cause);
  return {
    exitCode: failureExitCode(cause),
    json: { message: diagnostic.message },
    text: "",
    diagnostics: [diagnostic],
  };
}

function failureExitCode(cause: unknown): ExitCode {
  if (cause instanceof UsageError && cause.diagnostic.code === "command/output") return EXIT.internal;
  if (cause instanceof UsageError || cause instanceof SiteNotBuiltError) return EXIT.usage;
  if (cause instanceof ApiError) return cause.code === "content-conflict" ? EXIT.conflict : EXIT.usage;
  return cause instanceof StoreError ? STORE_EXIT_CODES[cause.code] : EXIT.internal;
}

export function failureDiagnostic(cause: unknown): Diagnostic {
  if (cause instanceof UsageError) return cause.diagnostic;
  if (cause instanceof SiteNotBuiltError) return diagnose("site/not-built", cause.message);
  if (cause instanceof StoreError) return diagnose(cause.code, cause.message);
  if (cause instanceof AccountError) return diagnose("account/refused", cause.message);
  if (cause instanceof DatabaseError) return diagnose("database/unavailable", cause.message);
  if (cause instanceof ApiError) return diagnose("proposal/refused", cause.message);
  if (cause instanceof AuditError) return diagnose("audit/unavailable", cause.message);
  return diagnose("command/failed", `${messageWithCauses(cause)} (Set DEBUG=1 to print the stack trace.)`);
}
