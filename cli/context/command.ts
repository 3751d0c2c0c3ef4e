/** The context and the result of a command. */
import type { Readable } from "node:stream";
import type { OfficeDatabase } from "#api/database/tables.ts";
import { hasOpenConflict, type ImportResult } from "#content/importer/plan/result.ts";
import type { ContentPlace, OpenContent } from "#content/media-store/content-place.ts";
import type { ContentStore } from "#content/store/content-store.ts";
import type { FileStoreOptions } from "#content/store/file/file-store.ts";
import { type Diagnostic, type DiagnosticCode, diagnose } from "#schemas/diagnostics.ts";
import type { WorkerFiles } from "#site/publishing/live/live-publisher.ts";
import type { Output, OutputFormat, Progress, TerminalOutput } from "../output/output.ts";
import type { Style } from "../output/terminal-text.ts";

/** Streams and environment of the process. Tests pass streams in memory instead. */
export interface Io {
  stdin: Readable & { isTTY?: boolean };
  stdout: Output;
  stderr: Output;
  env: Readonly<Record<string, string | undefined>>;
  cwd: string;
  /** Aborted by SIGINT and SIGTERM, with the name of the signal as `signal` of the reason. */
  signal?: AbortSignal;
  /** Clock of scheduled work, which tests set. Default: the system clock. */
  now?: (() => number) | undefined;
  /** Worker files of the built command. Without them, commands do all work on the main thread. */
  workers?: WorkerFiles & { tasks: string };
}

export type TerminalIo = Io & { stdout: TerminalOutput };

export interface GlobalOptions {
  content?: string | undefined;
  format: OutputFormat;
  /** Diagnostics to print at most, or 0 for all. */
  maxDiagnostics: number;
  /** Seconds. */
  lockTimeout?: number;
  quiet?: boolean;
  color: boolean;
  directory?: string;
}

/** Environment of a command: streams, global options, folders, and access to the content store. */
export interface CommandContext {
  /** Streams that show control characters as escapes. */
  io: TerminalIo;
  options: GlobalOptions;
  style: Style;
  /** Absolute path of the folder that this program is installed in. */
  root: string;
  /** Absolute path of the user's project, which contains `content` and `var`. */
  projectDir: string;
  /**
   * Absolute path of the folder of the content files. If the content is in Postgres, these are the files that it came from.
   * @throws UsageError `command/no-store` if the folder does not exist
   */
  readonly contentDir: string;
  /** The same path, also if the folder does not exist. */
  contentPath: string;
  /**
   * Place of the content: Postgres if DATABASE_URL names it, unless CONTENT_DIR or --content names a folder.
   * @throws UsageError `command/no-store` if the folder does not exist, `command/settings` if DATABASE_URL is not valid
   */
  readonly contentPlace: ContentPlace;
  /** Name of the user who runs the command, recorded in the history. */
  userName(): string;
  /** Resolves a path against the working directory. @throws UsageError `input/unreadable` if the path is empty */
  resolvePath(path: string): string;
  /** The time to wait for another writer of the store, in milliseconds. Undefined means the default of the store. */
  lockTimeoutMs: number | undefined;
  startProgress(label: string): Progress;
  /** Opens the content. The first use of a database copies the content of the files to it. */
  openContent(options?: OpenStoreOptions): Promise<OpenContent>;
  openStore(options?: OpenStoreOptions): Promise<ContentStore>;
  /** Copies the photos of a database to the folder of the place. Commands that show or check photos call it first. */
  fetchMedia(): Promise<void>;
  /** Opens the database that DATABASE_URL names. Its first use creates it. */
  openDatabase(options?: { asOwner?: boolean }): Promise<OfficeDatabase>;
  close(): Promise<void>;
  /** Bytes of each input that has diagnostics, keyed by the file name in those diagnostics. */
  sources: Map<string, Uint8Array>;
}

export interface OpenStoreOptions
  extends Pick<FileStoreOptions, "isReadOnly" | "onProgress" | "onWarning" | "watchesEdits"> {
  /** Accepts a folder that is not a store yet, if its parent exists. `"named"` accepts only one that the user has named. */
  mayCreate?: boolean | "named";
  /** Runs the rest of the command as the owner of the folder if root runs it. For commands that change the content. */
  asOwner?: boolean;
}

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
type ResultDetails = { exitCode?: ExitCode; [member: string]: unknown };

/** Returns the result of a command whose output is its diagnostics: `validate`, `lint`, `doctor`. */
export function reportResult(message: string, diagnostics: readonly Diagnostic[], details?: ResultDetails) {
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
