import { hasOpenConflict, type ImportResult } from "#content/importer/plan/result.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";

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
