import { hasOpenConflict, type ImportResult } from "#content/importer/plan/result.ts";
import { type Diagnostic, type DiagnosticCode, diagnose } from "#schemas/diagnostics.ts";

/** Exit codes of the process. Scripts depend on them. */
export const EXIT = {
  /** The command succeeded, or there was nothing to do. */
  ok: 0,
  /** The content has errors. Nothing was committed, or with --partial not everything. */
  content: 1,
  /** The command or its input could not be understood. */
  usage: 2,
  /** There are differences, and --exit-code was given. */
  differences: 3,
  /** The store is locked or at an unexpected revision, or it has newer changes that conflict with the input. */
  conflict: 4,
  /** Reading or writing failed, or the program has a bug. Nothing was committed. */
  internal: 5,
  /** SIGINT or SIGTERM interrupted the command. Nothing was committed. */
  interrupted: 130,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Returns `EXIT.content` if any diagnostic is an error. */
export function exitCodeFor(diagnostics: readonly Diagnostic[]): ExitCode {
  return diagnostics.some(({ severity }) => severity === "error") ? EXIT.content : EXIT.ok;
}

/** Returns the exit code of an import or of its prediction: a conflict that needs a decision precedes other errors. */
export function importExitCode(result: Pick<ImportResult, "conflicts" | "diagnostics">): ExitCode {
  return hasOpenConflict(result) ? EXIT.conflict : exitCodeFor(result.diagnostics);
}

/** Outcome of a command, before it is printed. */
export interface CommandResult {
  /** By default, the severities of the diagnostics decide it. */
  exitCode?: ExitCode;
  /** Members of the result with `--format json` beside `success`, `message` (a text of one line) and `diagnostics`. */
  json?: object;
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

export function exitCodeOf({ exitCode, diagnostics = [] }: CommandResult): ExitCode {
  return exitCode ?? exitCodeFor(diagnostics);
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

export function messageResult(
  message: string,
  diagnostics: readonly Diagnostic[],
  { exitCode, ...details }: ResultDetails = {},
): CommandResult {
  return {
    ...(exitCode !== undefined && { exitCode }),
    json: { message, ...details },
    text: `${message}\n`,
    diagnostics,
  };
}

/** Error of a command that could not be understood or whose input is missing. The command did nothing. */
export class UsageError extends Error {
  readonly diagnostic: Diagnostic;

  constructor(code: DiagnosticCode, message: string) {
    super(message);
    this.name = "UsageError";
    this.diagnostic = diagnose(code, message);
  }
}
