/**
 * File names in the outbox. `ID` is an entry ID, `OWNER` a process name as content/platform/process-identity.ts makes it.
 *
 * - `ID.json`: one entry.
 * - `ID+OTHERS.RANDOM.jsonl`: a batch of entries that were written together, named after the first one and the number
 *   of the others.
 * - `STEM.UNTIL_MS.OWNER.EXTENSION`: either of them while a process has leased it.
 * - `BATCH.jsonl.broken`: a batch with a part that is not an entry. The outbox has unpacked the rest, and ignores the file.
 */
import { randomUUID } from "node:crypto";
import { ENTRY_ID_PATTERN as ID } from "../entry.ts";

const BATCH_STEM = `${ID}\\+\\d+\\.[a-z0-9]+`;
const OWNER = "[^.]+\\.\\d+\\.\\d*\\.[a-z0-9]+";

const ENTRY_FILE = new RegExp(`^(${ID})\\.json$`);
const BATCH_FILE = new RegExp(`^${BATCH_STEM}\\.jsonl$`);
const LEASED_FILE = new RegExp(`^(${ID}|${BATCH_STEM})\\.(\\d+)\\.(${OWNER})\\.(jsonl?)$`);

export function entryFileName(id: string): string {
  return `${id}.json`;
}

/** Returns a name for a batch that no other process gives to another batch. */
export function batchFileName(firstId: string, otherCount: number): string {
  return `${firstId}+${otherCount}.${randomUUID().slice(0, 8)}.jsonl`;
}

/** Returns the ID of the entry in a file, or undefined for a batch and for files that the outbox did not write. */
export function parseEntryFileName(name: string): string | undefined {
  return ENTRY_FILE.exec(name)?.[1];
}

export function isBatchFileName(name: string): boolean {
  return BATCH_FILE.test(name);
}

/** Returns the name under which a batch is kept for the operator after its valid entries were unpacked. */
export function brokenFileName(batch: string): string {
  return `${batch}.broken`;
}

export function isBrokenFileName(name: string): boolean {
  return name.endsWith(".broken") && isBatchFileName(name.slice(0, -".broken".length));
}

/** Returns whether the outbox wrote a file that has this name. */
export function isOutboxFileName(name: string): boolean {
  return parseEntryFileName(name) !== undefined || isBatchFileName(name);
}

export interface LeasedFile {
  /** Name of the file without the lease. */
  name: string;
  /** End of the lease, in milliseconds since 1970. */
  untilMs: number;
  /** Name of the process that leased the file. */
  owner: string;
}

export function leasedFileName({ name, untilMs, owner }: LeasedFile): string {
  const [, stem = "", extension = ""] = /^(.*)\.(\w+)$/.exec(name) ?? [];
  return [stem, untilMs, owner, extension].join(".");
}

/** Returns undefined if the file is not leased. */
export function parseLeasedFileName(leasedName: string): LeasedFile | undefined {
  const [, stem, until, owner, extension] = LEASED_FILE.exec(leasedName) ?? [];
  if (owner === undefined) return undefined;
  return { name: `${stem}.${extension}`, untilMs: Number(until), owner };
}

/** Returns the name of a file without its lease, if it has one. */
export function withoutLease(name: string): string {
  return parseLeasedFileName(name)?.name ?? name;
}
