/** A media store in a folder. */
import { mkdirSync, renameSync, type Stats } from "node:fs";
import { readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { errorMessage } from "#content/platform/error-message.ts";
import { syncFolder, writeDurably } from "#content/platform/fsync.ts";
import { removeAbandonedFiles, temporaryFile } from "#content/platform/temporary-files.ts";
import { isMediaName, type MediaStore, MediaStoreError, type StoredFile } from "./media-store.ts";

interface FileMediaStoreOptions {
  /** The folder of the files. */
  folder: string;
  /** The folder that deleted files are moved to, on the same file system. */
  deletedFolder: string;
}

/** Opens the media store of a content folder. */
export function openMediaFolder(contentDir: string): MediaStore {
  return openFileMediaStore({ folder: join(contentDir, "media"), deletedFolder: join(contentDir, "deleted-media") });
}

function openFileMediaStore({ folder, deletedFolder }: FileMediaStoreOptions): MediaStore {
  /** Writers share one temporary file. */
  let lastWrite: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(write: () => Promise<Result>): Promise<Result> => {
    const result = lastWrite.then(write);
    lastWrite = result.catch(() => undefined);
    return result;
  };
  const pathOf = (name: string) => join(folder, assertName(name));
  const deletedPathOf = (name: string) => join(deletedFolder, assertName(name));
  return {
    list: () => wrapErrors(() => listFiles(folder)),
    read: (name) =>
      wrapErrors(async () => (isMediaName(name) ? readFile(pathOf(name)).then(toBytes, ignoreMissing) : undefined)),
    add: (name, bytes) => wrapErrors(() => inTurn(async () => writeFile(pathOf(name), bytes))),
    delete: (name) => wrapErrors(async () => isMediaName(name) && move(pathOf(name), deletedPathOf(name))),
    restore: (name) =>
      wrapErrors(async () => {
        if (!isMediaName(name) || (await exists(pathOf(name)))) return false;
        return move(deletedPathOf(name), pathOf(name));
      }),
  };
}

/** @throws Error if the name could lead out of the folder */
function assertName(name: string): string {
  if (!isMediaName(name)) throw new Error(`"${name}" is not a valid file name`);
  return name;
}

/** Lists files, but no symbolic links, which can point anywhere. */
async function listFiles(folder: string): Promise<StoredFile[]> {
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true }).catch(ignoreMissing)) ?? [];
  const names = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll("\\", "/"))
    .filter(isMediaName);
  const files: StoredFile[] = [];
  for (const name of names.sort()) {
    const stats = await stat(join(folder, name)).catch(ignoreMissing);
    if (stats !== undefined) files.push({ name, bytes: stats.size, addedAt: addedAt(stats) });
  }
  return files;
}

/** Returns when a file came into its folder: copying a photo keeps the time that it was taken as its modification time. */
function addedAt({ mtime, birthtime }: Stats): string {
  return new Date(Math.max(mtime.getTime(), birthtime.getTime())).toISOString();
}

/** Writes a file next to its place and then renames it, so that neither a crash nor a full disk leaves a part of it. */
async function writeFile(path: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(path);
  mkdirSync(folder, { recursive: true });
  removeAbandonedFiles(folder);
  const temporary = temporaryFile(folder);
  try {
    await writeDurably([{ file: temporary, content: bytes }]);
    await rename(temporary, path);
    await syncFolder(folder);
  } catch (cause) {
    await rm(temporary, { force: true });
    throw cause;
  }
}

async function move(from: string, to: string): Promise<boolean> {
  if (!(await exists(from))) return false;
  mkdirSync(dirname(to), { recursive: true });
  try {
    renameSync(from, to);
  } catch (cause) {
    // Another thread or process has moved it.
    ignoreMissing(cause as NodeJS.ErrnoException);
    return false;
  }
  await Promise.all([dirname(from), dirname(to)].map(syncFolder));
  return true;
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(ignoreMissing)) !== undefined;
}

function toBytes(buffer: Buffer): Uint8Array<ArrayBuffer> {
  return new Uint8Array(buffer);
}

function ignoreMissing(cause: NodeJS.ErrnoException): undefined {
  if (cause.code !== "ENOENT" && cause.code !== "ENOTDIR") throw cause;
}

/** @throws MediaStoreError for every error of the disk */
async function wrapErrors<Result>(task: () => Promise<Result>): Promise<Result> {
  try {
    return await task();
  } catch (cause) {
    throw new MediaStoreError(`The media folder cannot be read or written: ${errorMessage(cause)}.`, { cause });
  }
}
