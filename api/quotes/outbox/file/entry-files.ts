/** Content of the outbox files: an entry file is one indented JSON object, a batch file has one entry per line. */
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { isFileError } from "#content/platform/file-error.ts";
import { isEntry } from "../entry.ts";
import type { OutboxEntry } from "../outbox.ts";

export function serializeEntry(entry: OutboxEntry): string {
  return `${JSON.stringify(entry, null, 2)}\n`;
}

export function serializeBatch(entries: readonly OutboxEntry[]): string {
  return `${entries.map((entry) => JSON.stringify(entry)).join("\n")}\n`;
}

export interface EntryFile {
  entries: OutboxEntry[];
  /** Reason why the file, or a part of it, could not be read as entries. Continues a sentence that begins with the path. */
  problem?: string;
}

/** Reads an entry file or a batch file, leased or not. Returns undefined if the file does not exist. */
export async function readEntryFile(path: string): Promise<EntryFile | undefined> {
  let text: string;
  try {
    text = await readFile(path, "utf8");
  } catch (cause) {
    if (!isFileError(cause)) throw cause;
    return cause.code === "ENOENT" ? undefined : { entries: [], problem: `cannot be read: ${cause.message}` };
  }
  return parseEntryFile(path, text);
}

/** Parses the text of an entry file or a batch file, leased or not. */
export function parseEntryFile(path: string, text: string): EntryFile {
  const isBatch = path.endsWith(".jsonl");
  const [id] = basename(path).split(".");
  const texts = isBatch ? text.split("\n").filter((line) => line !== "") : [text];
  const entries = texts.flatMap((line) => parseEntry(line) ?? []).filter((entry) => isBatch || entry.id === id);
  if (entries.length === texts.length) return { entries };
  return { entries, problem: "must contain only valid outbox entries. Repair or remove it" };
}

/** Parses the JSON of an entry. Returns undefined if it is not valid. */
export function parseEntry(text: string): OutboxEntry | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isEntry(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Limits how many files are open at the same time. */
const CONCURRENCY = 64;

/** Runs a task for each of any number of files, a limited number at the same time. */
export async function forEachFile<T>(files: readonly T[], task: (file: T) => Promise<void>): Promise<void> {
  for (let start = 0; start < files.length; start += CONCURRENCY) {
    await Promise.all(files.slice(start, start + CONCURRENCY).map(task));
  }
}
