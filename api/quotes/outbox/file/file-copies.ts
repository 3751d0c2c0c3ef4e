import { readdir, readFile, realpath, rm, stat } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import PostalMime from "postal-mime";
import { isFileError } from "#content/platform/file-error.ts";
import { syncFolder } from "#content/platform/fsync.ts";
import { OUTBOX_STATES } from "../outbox.ts";
import { type CopyContent, entryIdOfEmail, type StoredCopies } from "../stored-copies.ts";
import { parseEntryFile } from "./entry-files.ts";
import { isOutboxFileName, withoutLease } from "./file-names.ts";

const ENTRY_DIRECTORIES: readonly string[] = [...OUTBOX_STATES, "sending"];

/** @param dir folder of the outbox, which may not exist */
export function createFileCopies(dir: string): StoredCopies {
  return {
    async *list() {
      for (const path of await listFiles(dir)) {
        const stats = await ifExists(stat(path));
        if (stats === undefined) continue;
        yield { name: relative(dir, path), modifiedMs: stats.mtimeMs, read: () => ifExists(readCopy(dir, path)) };
      }
    },
    async remove(name) {
      const path = join(dir, name);
      const content = await ifExists(readCopy(dir, path));
      if (content !== undefined && content.entries !== "none") return false;
      await rm(path, { force: true });
      await syncFolder(dirname(path));
      return true;
    },
  };
}

/**
 * Lists the files in a folder and below, also in folders that are links, because an operator may move some to another disk.
 * Links come last, so that a file has the path by which the outbox reads it.
 */
async function listFiles(dir: string): Promise<string[]> {
  const files: string[] = [];
  const visited = new Set<string>();
  const folders = [dir];
  for (let folder = folders.shift(); folder !== undefined; folder = folders.shift()) {
    const target = await ifExists(realpath(folder));
    if (target === undefined || visited.has(target)) continue;
    visited.add(target);
    for (const member of (await ifExists(readdir(folder, { withFileTypes: true }))) ?? []) {
      const path = join(folder, member.name);
      if (member.isFile()) files.push(path);
      if (member.isDirectory()) folders.unshift(path);
      if (member.isSymbolicLink()) folders.push(path);
    }
  }
  return files;
}

async function readCopy(dir: string, path: string): Promise<CopyContent> {
  const bytes = await readFile(path);
  const text = bytes.toString("utf8");
  if (isEntryPath(relative(dir, path))) {
    const { entries, problem } = parseEntryFile(path, text);
    if (problem === undefined) return { text, entries: "all" };
    return { text, entries: entries.length > 0 ? "some" : "none" };
  }
  if (entryIdOfEmail(path) === undefined) return { text, entries: "none" };
  // The encoding of an email may break an address across lines or hide it.
  return { text: `${text}\n${JSON.stringify(await PostalMime.parse(bytes))}`, entries: "none" };
}

/** Returns whether the outbox reads entries from a file, given its path below the folder of the outbox. */
function isEntryPath(path: string): boolean {
  return ENTRY_DIRECTORIES.includes(dirname(path)) && isOutboxFileName(withoutLease(basename(path)));
}

/** Codes for a path that does not lead to a file or folder, such as a broken link. */
const MISSING_CODES: readonly unknown[] = ["ENOENT", "ENOTDIR", "ELOOP"];

/** Returns undefined if the file or folder does not exist, because other processes may move files at any time. */
async function ifExists<T>(result: Promise<T>): Promise<T | undefined> {
  try {
    return await result;
  } catch (cause) {
    if (isFileError(cause) && MISSING_CODES.includes(cause.code)) return undefined;
    throw cause;
  }
}
