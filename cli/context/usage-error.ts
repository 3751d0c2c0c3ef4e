import { type Diagnostic, type DiagnosticCode, diagnose } from "#schemas/diagnostics.ts";

/** Error of a command that could not be understood or whose input is missing. The command did nothing. */
export class UsageError extends Error {
  readonly diagnostic: Diagnostic;

  constructor(code: DiagnosticCode, message: string) {
    super(message);
    this.name = "UsageError";
    this.diagnostic = diagnose(code, message);
  }
}
