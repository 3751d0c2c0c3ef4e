import type { Diagnostic } from "#schemas/diagnostics.ts";
import { EXIT, type ExitCode, exitCodeFor } from "./exit-code.ts";

/** Outcome of a command, before it is printed. */
export interface CommandResult {
  exitCode: ExitCode;
  /** Complete result, printed with `--format json`. */
  json: object;
  /** True if `json` is a document that the user asked for, which is printed in every format as it is. */
  isDocument?: boolean;
  /** Parts of a document that the user asked for, printed in every format in place of `json` and `text`. */
  parts?: Iterable<string> | AsyncIterable<string>;
  /** True if `text` is a document in a format of other programs, which get every byte of it. */
  isForPrograms?: boolean;
  /** Result in readable form, printed to standard output. */
  text: string;
  /** Problems that the command found. Undefined if the command reports none. */
  diagnostics?: readonly Diagnostic[];
  /** Prints the diagnostics to standard output, because they are the result that the user asked for. */
  diagnosticsToStdout?: boolean;
  /** True if the command changed the store, so that an interruption came too late. */
  isCommitted?: boolean;
  /** Suggested next command, printed to standard error. */
  hint?: string | undefined;
}

/** Other members of a JSON result, and the exit code if the severities of the diagnostics do not decide it. */
interface ResultDetails {
  exitCode?: ExitCode;
  [member: string]: unknown;
}

/** Returns the result of a command whose output is its diagnostics: `validate`, `lint`, `doctor`. */
export function reportResult(
  message: string,
  diagnostics: readonly Diagnostic[],
  details?: ResultDetails,
): CommandResult {
  return { ...messageResult(message, diagnostics, details), diagnosticsToStdout: true };
}

/** Returns a result that consists of a message and diagnostics. */
export function messageResult(
  message: string,
  diagnostics: readonly Diagnostic[],
  { exitCode = exitCodeFor(diagnostics), ...details }: ResultDetails = {},
): CommandResult {
  return {
    exitCode,
    json: { success: exitCode === EXIT.ok, message, ...details, diagnostics },
    text: `${message}\n`,
    diagnostics,
  };
}
