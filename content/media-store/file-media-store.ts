import { mkdirSync, renameSync } from "node:fs";
import { readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { syncFolder, writeDurably } from "#content/platform/fsync.ts";
import { removeAbandonedFiles, temporaryFile } from "#content/platform/write-file-atomic.ts";
import { guardMediaStore, isMediaName, type MediaStore, type StoredFile } from "./media-store.ts";

export function openMediaFolder(contentDir: string): MediaStore {
  const pathOf = (name: string) => join(contentDir, "media", name);
  // On the same file system, so that files can be moved to it.
  const deletedPathOf = (name: string) => join(contentDir, "deleted-media", name);
  return guardMediaStore("The media folder cannot be read or written", {
    list: () => listFiles(join(contentDir, "media")),
    async read(name) {
      const bytes = await readFile(pathOf(name)).catch(ignoreMissing);
      return bytes && new Uint8Array(bytes);
    },
    add: (name, bytes) => writeFile(pathOf(name), bytes),
    delete: (name) => move(pathOf(name), deletedPathOf(name)),
    restore: async (name) => !(await exists(pathOf(name))) && move(deletedPathOf(name), pathOf(name)),
  });
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
    if (stats === undefined) continue;
    // Copying a photo keeps the time that it was taken as its modification time.
    const addedAt = new Date(Math.max(stats.mtime.getTime(), stats.birthtime.getTime())).toISOString();
    files.push({ name, bytes: stats.size, addedAt });
  }
  return files;
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

function ignoreMissing(cause: NodeJS.ErrnoException): undefined {
  if (cause.code !== "ENOENT" && cause.code !== "ENOTDIR") throw cause;
}
