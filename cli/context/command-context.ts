import { existsSync, statSync } from "node:fs";
import { userInfo } from "node:os";
import { dirname, join, resolve } from "node:path";
import type { Readable } from "node:stream";
import { STORAGES, type Storage } from "#api/config/storage.ts";
import type { OfficeDatabase } from "#api/database/tables.ts";
import type { ContentStore } from "#content/store/content-store.ts";
import { type FileStoreOptions, openFileStore } from "#content/store/file/file-store.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import type { WorkerFiles } from "#site/publishing/live/live-publisher.ts";
import { createTerminalOutput, type Output, type TerminalOutput } from "../output/output.ts";
import type { OutputFormat } from "../output/output-formats.ts";
import { createProgress, type Progress } from "../output/progress.ts";
import { type Style, style } from "../output/style.ts";
import { toSingleLine } from "../output/terminal-text.ts";
import { actAsOwner } from "./act-as-owner.ts";
import { findProgramFolder, findProjectFolder, isStoreFolder } from "./project.ts";
import { UsageError } from "./usage-error.ts";

/** Streams and environment of the process. Tests pass streams in memory instead. */
export interface Io {
  stdin: Readable & { isTTY?: boolean };
  stdout: Output;
  stderr: Output;
  env: Readonly<Record<string, string | undefined>>;
  cwd: string;
  /** Aborted by SIGINT and SIGTERM, with the name of the signal as the message of the reason. */
  signal?: AbortSignal;
  /** Worker files of the built command. Without them, commands do all work on the main thread. */
  workers?: WorkerFiles & { tasks: string };
}

interface TerminalIo extends Io {
  stdout: TerminalOutput;
}

/** Options that every command accepts. */
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
   * Absolute path of the content store's folder.
   * @throws UsageError `command/no-store` if the folder does not exist
   */
  readonly contentDir: string;
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
  /** Opens the content in the place that STORAGE names. */
  openStore(options?: OpenStoreOptions): Promise<ContentStore>;
  /** Copies the photos to the media folder if they are in another place. Commands that show or check photos call it first. */
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
  const colors = { color: options.color, env: givenIo.env };
  const io: TerminalIo = {
    ...givenIo,
    stdout: createTerminalOutput(givenIo.stdout, colors),
    stderr: createTerminalOutput(givenIo.stderr, colors),
  };
  const workingDir = resolve(io.cwd, options.directory ?? "");
  if (options.content === "") throw new UsageError("input/unreadable", "The path after --content is empty.");
  // A variable without a value, as in .env.example, counts as not set.
  const contentPath = options.content || io.env.CONTENT_DIR || undefined;
  const onWarning = ({ severity, code, message }: Diagnostic) => {
    if (!options.quiet) io.stderr.write(`${style.yellow(severity)} ${code}: ${toSingleLine(message)}\n`);
  };
  const lockTimeoutMs = options.lockTimeout && options.lockTimeout * 1000;
  const projectDir = findProjectFolder(workingDir) ?? workingDir;
  const contentDir = contentPath === undefined ? join(projectDir, "content") : resolve(workingDir, contentPath);
  let database: OfficeDatabase | undefined;
  const context: CommandContext = {
    io,
    options,
    style,
    root: findProgramFolder(),
    projectDir,
    get contentDir() {
      return requireFolder(contentDir);
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
    async openStore({ mayCreate = false, asOwner = false, ...storeOptions } = {}) {
      if (readStorage(io.env) === "netlify-blobs") {
        const { openNetlifyContent } = await import("./netlify-storage.ts");
        return openNetlifyContent(io.env, { dir: contentDir, onWarning, ...storeOptions });
      }
      if (mayCreate === "named" && contentPath === undefined && !isStoreFolder(contentDir)) {
        const step = "Name the folder of the store with --content, or add --create to make a new store there.";
        throw new UsageError("command/no-store", `There is no content store in ${contentDir}. ${step}`);
      }
      requireFolder(mayCreate && !existsSync(contentDir) ? dirname(contentDir) : contentDir);
      if (asOwner) actAsOwner(contentDir);
      return openFileStore({
        dir: contentDir,
        onWarning,
        signal: io.signal,
        lockTimeoutMs,
        ...storeOptions,
      });
    },
    async fetchMedia() {
      if (readStorage(io.env) === "files") return;
      const { fetchNetlifyMedia } = await import("./netlify-storage.ts");
      await fetchNetlifyMedia(io.env, contentDir);
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

/**
 * Returns the place where the environment says that everything is stored.
 * @throws UsageError `command/settings` if there is no such place
 */
export function readStorage({ STORAGE }: Io["env"]): Storage {
  const storage = STORAGES.find((known) => known === (STORAGE || "files"));
  if (storage === undefined) throw new UsageError("command/settings", `STORAGE must be one of ${STORAGES.join(", ")}.`);
  return storage;
}

function requireFolder(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) throw new UsageError("command/no-store", `The folder ${path} does not exist.`);
  if (!stats.isDirectory())
    throw new UsageError("command/no-store", `The content store must be a folder, but ${path} is a file.`);
  return path;
}
