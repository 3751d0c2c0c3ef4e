import { readdir, readFile, rm, stat } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import PostalMime from "postal-mime";
import { isFileError } from "#content/platform/file-error.ts";
import { syncFolder } from "#content/platform/fsync.ts";
import { OUTBOX_STATES } from "../outbox.ts";
import type { CopyContent, StoredCopies } from "../stored-copies.ts";
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

async function listFiles(dir: string): Promise<string[]> {
  const members = (await ifExists(readdir(dir, { recursive: true, withFileTypes: true }))) ?? [];
  return members.filter((member) => member.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

async function readCopy(dir: string, path: string): Promise<CopyContent> {
  const bytes = await readFile(path);
  const text = bytes.toString("utf8");
  if (isEntryPath(relative(dir, path))) {
    const { entries, problem } = parseEntryFile(path, text);
    if (problem === undefined) return { text, entries: "all" };
    return { text, entries: entries.length > 0 ? "some" : "none" };
  }
  if (!path.endsWith(".eml")) return { text, entries: "none" };
  // The encoding of an email may break an address across lines or hide it.
  return { text: `${text}\n${JSON.stringify(await PostalMime.parse(bytes))}`, entries: "none" };
}

/** Returns whether the outbox reads entries from a file, given its path below the folder of the outbox. */
function isEntryPath(path: string): boolean {
  return ENTRY_DIRECTORIES.includes(dirname(path)) && isOutboxFileName(withoutLease(basename(path)));
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
