import { readdir, readFile, rm, stat } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import PostalMime from "postal-mime";
import { isFileError } from "#content/platform/file-error.ts";
import { syncFolder } from "#content/platform/fsync.ts";
import type { CopyContent, StoredCopies } from "../stored-copies.ts";
import { parseEntries } from "./entry-files.ts";

/** @param dir folder of the outbox, which may not exist */
export function createFileCopies(dir: string): StoredCopies {
  return {
    async *list() {
      for (const path of await listFiles(dir)) {
        const stats = await ifExists(stat(path));
        if (stats === undefined) continue;
        yield { name: relative(dir, path), modifiedMs: stats.mtimeMs, read: () => ifExists(readCopy(path)) };
      }
    },
    async remove(name) {
      const path = join(dir, name);
      await rm(path, { force: true });
      await syncFolder(dirname(path));
    },
  };
}

async function listFiles(dir: string): Promise<string[]> {
  const members = (await ifExists(readdir(dir, { recursive: true, withFileTypes: true }))) ?? [];
  return members.filter((member) => member.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

async function readCopy(path: string): Promise<CopyContent> {
  const bytes = await readFile(path);
  const text = bytes.toString("utf8");
  if (!path.endsWith(".eml")) return { text, entries: parseEntries(text) };
  // The encoding of an email may break an address across lines or hide it.
  return { text: `${text}\n${JSON.stringify(await PostalMime.parse(bytes))}`, entries: [] };
}

/** Returns undefined if the file or folder does not exist, because other processes may move files at any time. */
async function ifExists<T>(result: Promise<T>): Promise<T | undefined> {
  try {
    return await result;
  } catch (cause) {
    if (isFileError(cause) && cause.code === "ENOENT") return undefined;
    throw cause;
  }
}
