/** Entries as text: indented in a file of their own, a line each where they were written together. */
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { isFileError } from "#content/platform/file-error.ts";
import type { JsonValue } from "#schemas/json.ts";
import { isEntry } from "../entry.ts";
import type { OutboxEntry } from "../outbox.ts";

export function serializeEntry(entry: OutboxEntry): string {
  return `${JSON.stringify(entry, null, 2)}\n`;
}

export function serializeBatch(entries: readonly OutboxEntry[]): string {
  return `${entries.map((entry) => JSON.stringify(entry)).join("\n")}\n`;
}

/** What a file holds. */
export interface EntryFile {
  entries: OutboxEntry[];
  /** Why not all of it are entries. */
  problem?: string;
}

/** Reads the file of an entry or of a batch, by its ending. @returns undefined where there is none */
export async function readEntryFile(path: string): Promise<EntryFile | undefined> {
  let text: string;
  try {
    text = await readFile(path, "utf8");
  } catch (cause) {
    if (!isFileError(cause)) throw cause;
    return cause.code === "ENOENT" ? undefined : { entries: [], problem: `cannot be read: ${cause.message}` };
  }
  const isBatch = path.endsWith(".jsonl");
  const [id] = basename(path).split(".");
  const texts = isBatch ? text.split("\n").filter((line) => line !== "") : [text];
  const entries = texts.flatMap((line) => parseEntry(line) ?? []).filter((entry) => isBatch || entry.id === id);
  return entries.length === texts.length ? { entries } : { entries, problem: "is no entry of the outbox" };
}

function parseEntry(text: string): OutboxEntry | undefined {
  try {
    const value: JsonValue = JSON.parse(text);
    return isEntry(value) ? (value as unknown as OutboxEntry) : undefined;
  } catch {
    return undefined;
  }
}

/** How many files are read before the event loop gets its turn. */
const AT_ONCE = 64;

/** Does something with each of many files. */
export async function forEachFile<T>(files: readonly T[], task: (file: T) => Promise<void>): Promise<void> {
  for (let done = 0; done < files.length; done += AT_ONCE) {
    await Promise.all(files.slice(done, done + AT_ONCE).map(task));
  }
}
