import { errorMessage } from "#content/platform/error-message.ts";
import { StoreError } from "#content/store/content-store.ts";
import { type Diagnostic, diagnose } from "#schemas/diagnostics.ts";
import { SiteNotBuiltError } from "#site/publishing/inline-hashes.ts";
import type { CommandResult } from "./context/command-result.ts";
import { EXIT, type ExitCode } from "./context/exit-code.ts";
import { UsageError } from "./context/usage-error.ts";

const STORE_EXIT_CODES: Readonly<Record<StoreError["code"], ExitCode>> = {
  "store/locked": EXIT.conflict,
  "store/revision-conflict": EXIT.conflict,
  "store/ambiguous-revision": EXIT.usage,
  "store/unknown-revision": EXIT.usage,
  "store/broken-history": EXIT.content,
  "store/missing-revision": EXIT.content,
  "store/unknown-base": EXIT.content,
  "store/invalid": EXIT.content,
  "store/unreadable": EXIT.content,
  "store/set-aside": EXIT.content,
  "store/unfinished": EXIT.internal,
  "store/io": EXIT.internal,
  "store/unrenderable": EXIT.internal,
};

/** Returns the result of a command that threw an error. */
export function failureResult(cause: unknown): CommandResult {
  const { exitCode, diagnostic } = classifyError(cause);
  return {
    exitCode,
    json: { success: false, message: diagnostic.message, diagnostics: [diagnostic] },
    text: "",
    diagnostics: [diagnostic],
  };
}

function classifyError(cause: unknown): { exitCode: ExitCode; diagnostic: Diagnostic } {
  if (cause instanceof UsageError) return { exitCode: EXIT.usage, diagnostic: cause.diagnostic };
  if (cause instanceof SiteNotBuiltError)
    return { exitCode: EXIT.usage, diagnostic: diagnose("site/not-built", cause.message) };
  if (cause instanceof StoreError)
    return { exitCode: STORE_EXIT_CODES[cause.code], diagnostic: diagnose(cause.code, cause.message) };
  const message = `${errorMessage(cause)} (Set DEBUG=1 to print the stack trace.)`;
  return { exitCode: EXIT.internal, diagnostic: diagnose("command/failed", message) };
}
