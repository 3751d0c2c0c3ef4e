import { AccountError } from "#api/auth/accounts.ts";
import { StoreError, type StoreErrorCode } from "#content/store/content-store.ts";
import { SiteNotBuiltError } from "#site/publishing/inline-hashes.ts";
import type { CommandResult } from "./context/command-result.ts";
import { EXIT, type ExitCode } from "./context/exit-code.ts";
import { failureDiagnostic } from "./context/failure-diagnostic.ts";
import { UsageError } from "./context/usage-error.ts";

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

/** Returns the result of a command that threw an error. */
export function failureResult(cause: unknown): CommandResult {
  const diagnostic = failureDiagnostic(cause);
  return {
    exitCode: exitCodeOf(cause),
    json: { success: false, message: diagnostic.message, diagnostics: [diagnostic] },
    text: "",
    diagnostics: [diagnostic],
  };
}

function exitCodeOf(cause: unknown): ExitCode {
  if (cause instanceof UsageError && cause.diagnostic.code === "command/output") return EXIT.internal;
  if (cause instanceof UsageError || cause instanceof SiteNotBuiltError || cause instanceof AccountError)
    return EXIT.usage;
  return cause instanceof StoreError ? STORE_EXIT_CODES[cause.code] : EXIT.internal;
}
