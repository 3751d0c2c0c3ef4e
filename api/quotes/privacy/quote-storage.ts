/** Places that have data of visitors: the outbox, emails that were written to files, and the files of a former version. */
import { readdir, readFile, realpath, rm, stat } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import PostalMime from "postal-mime";
import { isFileError } from "#content/platform/file-error.ts";
import { syncFolder } from "#content/platform/fsync.ts";
import type { OfficeDatabase } from "../../database/tables.ts";
import { createOutbox } from "../outbox/database-outbox.ts";

export type QuoteStorage = ReturnType<typeof createQuoteStorage>;

export type CopiedFiles = QuoteStorage["files"];

/** Email as a file, complete or left by a crash, as `mail/file-mailer.ts` names it. */
const EMAIL_FILE = /([^/\\]+)\.eml(?:\.\d+\.tmp)?$/;

export const entryIdOfEmail = (name: string): string | undefined => EMAIL_FILE.exec(name)?.[1];

/** Names of the folders with files, which may not exist: emails that were written to files, and what a former version stored. */
const FOLDERS = ["eml", "former"];

/** @param varDir folder of what the server writes for the office. Without it, as in functions, there are no files. */
export function createQuoteStorage(database: OfficeDatabase, varDir = "") {
  return {
    outbox: createOutbox(database),
    files: {
      async *list() {
        for (const folder of varDir === "" ? [] : FOLDERS) {
          for (const path of await listFiles(join(varDir, folder), varDir)) {
            const stats = await ifExists(stat(path));
            if (stats === undefined) continue;
            yield { name: relative(varDir, path), modifiedMs: stats.mtimeMs, read: () => ifExists(readText(path)) };
          }
        }
      },
      async remove(name: string) {
        const path = join(varDir, name);
        await rm(path, { force: true });
        await syncFolder(dirname(path));
      },
    },
  };
}

/**
 * Lists the files in a folder and below, also in folders that are links: an operator may move some to another disk.
 * @param root folder that no link leads to, because the database is in it
 */
async function listFiles(dir: string, root: string): Promise<string[]> {
  const files: string[] = [];
  const visited = new Set([await ifExists(realpath(root))]);
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

async function readText(path: string): Promise<string> {
  const bytes = await readFile(path);
  const text = bytes.toString("utf8");
  // The encoding of an email may break an address across lines or hide it.
  return entryIdOfEmail(path) === undefined ? text : `${text}\n${JSON.stringify(await PostalMime.parse(bytes))}`;
}

/** Codes for a path that does not lead to a file or folder, such as a broken link. */
const MISSING_CODES: readonly unknown[] = ["ENOENT", "ENOTDIR", "ELOOP"];

/** Returns undefined if the file or folder does not exist, because other processes may remove files at any time. */
async function ifExists<T>(result: Promise<T>): Promise<T | undefined> {
  try {
    return await result;
  } catch (cause) {
    if (isFileError(cause) && MISSING_CODES.includes(cause.code)) return undefined;
    throw cause;
  }
}
