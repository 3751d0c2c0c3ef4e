import { existsSync, statSync } from "node:fs";
import { userInfo } from "node:os";
import { dirname, join, resolve } from "node:path";
import type { Readable } from "node:stream";
import type { OfficeDatabase } from "#api/database/tables.ts";
import { DATABASE_URL_FORM, parseDatabaseUrl, readDatabaseUrl } from "#content/database/database-url.ts";
import { type ContentPlace, fetchPhotos, type OpenContent } from "#content/media-store/content-place.ts";
import { openMediaFolder } from "#content/media-store/file-media-store.ts";
import type { ContentStore } from "#content/store/content-store.ts";
import { type FileStoreOptions, openFileStore } from "#content/store/file/file-store.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import type { WorkerFiles } from "#site/publishing/live/live-publisher.ts";
import { createTerminalOutput, type Output, type OutputFormat, type TerminalOutput } from "../output/output.ts";
import { createProgress, type Progress } from "../output/progress.ts";
import { type Style, style, toSingleLine } from "../output/terminal-text.ts";
import { actAsOwner } from "./act-as-owner.ts";
import { UsageError } from "./command-result.ts";
import { findProgramFolder, findProjectFolder, isStoreFolder } from "./project.ts";

/** Streams and environment of the process. Tests pass streams in memory instead. */
export interface Io {
  stdin: Readable & { isTTY?: boolean };
  stdout: Output;
  stderr: Output;
  env: Readonly<Record<string, string | undefined>>;
  cwd: string;
  /** Aborted by SIGINT and SIGTERM, with the name of the signal as `signal` of the reason. */
  signal?: AbortSignal;
  /** Worker files of the built command. Without them, commands do all work on the main thread. */
  workers?: WorkerFiles & { tasks: string };
}

interface TerminalIo extends Io {
  stdout: TerminalOutput;
}

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
  /**
   * Resolves a path from the command line against the working directory.
   * @throws UsageError `input/unreadable` if the path is empty
   */
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
  /** Closes what the command has opened. */
  close(): Promise<void>;
  /** Text of each input that has diagnostics, keyed by the file name in those diagnostics. */
  sourceTexts: Map<string, string>;
}

interface OpenStoreOptions extends Pick<FileStoreOptions, "isReadOnly" | "onProgress" | "onWarning" | "watchesEdits"> {
  /** Accepts a folder that is not a store yet, if its parent exists. `"named"` accepts only one that the user has named. */
  mayCreate?: boolean | "named";
  /** Runs the rest of the command as the owner of the folder if root runs it. For commands that change the content. */
  asOwner?: boolean;
}

export function createCommandContext(givenIo: Io, options: GlobalOptions): CommandContext {
  const io = createTerminalIo(givenIo, options);
  const { workingDir, projectDir, contentDir, isNamed } = findFolders(io, options);
  const onWarning = ({ severity, code, message }: Diagnostic) => {
    if (!options.quiet) io.stderr.write(`${style.yellow(severity)} ${code}: ${toSingleLine(message)}\n`);
  };
  const lockTimeoutMs = options.lockTimeout && options.lockTimeout * 1000;
  let database: OfficeDatabase | undefined;
  const context: CommandContext = {
    io,
    options,
    style,
    root: findProgramFolder(),
    projectDir,
    contentPath: contentDir,
    get contentDir() {
      return requireFolder(contentDir);
    },
    get contentPlace() {
      const databaseUrl = isNamed ? undefined : readPostgresUrl(io.env);
      if (databaseUrl === undefined) return { contentDir: requireFolder(contentDir) };
      return { contentDir: join(projectDir, "var/content"), databaseUrl };
    },
    userName: () => io.env.USER ?? userInfo().username,
    resolvePath(path) {
      // An empty path is a shell variable without a value, not the working directory.
      if (path === "") throw new UsageError("input/unreadable", "The path is empty.");
      return resolve(workingDir, path);
    },
    lockTimeoutMs,
    startProgress: (label) =>
      createProgress(label, io.stderr, { isSilent: options.quiet === true || options.format !== "pretty" }),
    async openContent(openOptions = {}) {
      const storeOptions = { onWarning, signal: io.signal, lockTimeoutMs, ...openOptions };
      if (!isNamed && readPostgresUrl(io.env) !== undefined) {
        const { openSqlContent } = await import("#content/media-store/sql-content.ts");
        const ofOffice = await context.openDatabase({ asOwner: false });
        return openSqlContent({ database: ofOffice, seedDir: contentDir, ...storeOptions });
      }
      prepareFolder(contentDir, { isNamed, ...openOptions });
      return { store: await openFileStore({ dir: contentDir, ...storeOptions }), media: openMediaFolder(contentDir) };
    },
    openStore: async (openOptions) => (await context.openContent(openOptions)).store,
    async fetchMedia() {
      const { contentPlace: place } = context;
      if (place.databaseUrl !== undefined) await fetchPhotos(place, (await context.openContent()).media);
    },
    async openDatabase({ asOwner = true } = {}) {
      const { openDatabase } = await import("./open-database.ts");
      database ??= openDatabase(context, { asOwner });
      return database;
    },
    async close() {
      await database?.close();
    },
    sourceTexts: new Map(),
  };
  return context;
}

function createTerminalIo(io: Io, { color }: GlobalOptions): TerminalIo {
  const create = (output: Output) => createTerminalOutput(output, { color, env: io.env });
  return { ...io, stdout: create(io.stdout), stderr: create(io.stderr) };
}

/**
 * Returns the folders of a command, and whether the user has named that of the content.
 * @throws UsageError `input/unreadable` if the path of the content is empty
 */
function findFolders({ cwd, env }: Io, options: GlobalOptions) {
  const workingDir = resolve(cwd, options.directory ?? "");
  const projectDir = findProjectFolder(workingDir) ?? workingDir;
  if (options.content === "") throw new UsageError("input/unreadable", "The path after --content is empty.");
  // A variable without a value, as in .env.example, counts as not set.
  const named = options.content || env.CONTENT_DIR || undefined;
  const contentDir = named === undefined ? join(projectDir, "content") : resolve(workingDir, named);
  return { workingDir, projectDir, contentDir, isNamed: named !== undefined };
}

/** @throws UsageError `command/settings` if DATABASE_URL is not valid */
function readPostgresUrl(env: Io["env"]): string | undefined {
  const text = readDatabaseUrl(env);
  const place = text === undefined ? undefined : parseDatabaseUrl(text);
  if (text !== undefined && place === undefined) {
    throw new UsageError("command/settings", `DATABASE_URL must be ${DATABASE_URL_FORM}.`);
  }
  return place?.engine === "postgres" ? place.url : undefined;
}

/** Checks that a command may use the folder of a store. */
function prepareFolder(
  folder: string,
  { mayCreate = false, asOwner = false, isNamed }: OpenStoreOptions & { isNamed: boolean },
): void {
  if (mayCreate === "named" && !isNamed && !isStoreFolder(folder)) {
    const step = "Name the folder of the store with --content, or add --create to make a new store there.";
    throw new UsageError("command/no-store", `There is no content store in ${folder}. ${step}`);
  }
  requireFolder(mayCreate && !existsSync(folder) ? dirname(folder) : folder);
  if (asOwner) actAsOwner(folder);
}

function requireFolder(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) throw new UsageError("command/no-store", `The folder ${path} does not exist.`);
  if (!stats.isDirectory())
    throw new UsageError("command/no-store", `The content store must be a folder, but ${path} is a file.`);
  return path;
}
