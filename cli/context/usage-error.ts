import { type Diagnostic, type DiagnosticCode, diagnose } from "#schemas/diagnostics.ts";

/** The command or its input cannot be understood; nothing was done. */
export class UsageError extends Error {
  readonly diagnostic: Diagnostic;

  constructor(code: DiagnosticCode, message: string) {
    super(message);
    this.name = "UsageError";
    this.diagnostic = diagnose(code, message);
  }
}
