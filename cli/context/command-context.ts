import { existsSync, statSync } from "node:fs";
import { userInfo } from "node:os";
import { dirname, join, resolve } from "node:path";
import type { OfficeDatabase } from "#api/database/tables.ts";
import { DATABASE_URL_FORM, parseDatabaseUrl, readDatabaseUrl } from "#content/database/database-url.ts";
import { fetchPhotos } from "#content/media-store/content-place.ts";
import { openMediaFolder } from "#content/media-store/file-media-store.ts";
import { openFileStore } from "#content/store/file/file-store.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import { createProgress, createTerminalOutput, type Output } from "../output/output.ts";
import { style, toSingleLine } from "../output/terminal-text.ts";
import { type CommandContext, type GlobalOptions, type Io, type OpenStoreOptions, UsageError } from "./command.ts";
import { actAsOwner, findProgramFolder, findProjectFolder, isStoreFolder } from "./project.ts";

export function createCommandContext(givenIo: Io, options: GlobalOptions): CommandContext {
  const create = (output: Output) => createTerminalOutput(output, { color: options.color, env: givenIo.env });
  const io = { ...givenIo, stdout: create(givenIo.stdout), stderr: create(givenIo.stderr) };
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
      const { openDatabase } = await import("./with-database.ts");
      database ??= openDatabase(context, { asOwner });
      return database;
    },
    async close() {
      await database?.close();
    },
    sources: new Map(),
  };
  return context;
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
