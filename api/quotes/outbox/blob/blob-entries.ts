/** Reads and writes entries as JSON objects in Netlify Blobs. */
import type { Store } from "@netlify/blobs";
import { errorMessage } from "#content/platform/error-message.ts";
import { isObject } from "#schemas/json.ts";
import { isEntry } from "../entry.ts";
import { type OutboxEntry, OutboxError } from "../outbox.ts";
import type { BlobKey } from "./blob-keys.ts";

export interface StoredEntry {
  entry: OutboxEntry;
  /** Current lease. `by` is a random ID, which makes the ETag differ from that of any other lease. */
  lease?: { by: string; untilMs: number } | undefined;
}

/** JSON of an object, which is persistent: the lease is stored as `claim`. */
interface StoredJson {
  entry: OutboxEntry;
  claim?: StoredEntry["lease"];
}

/** Limits how many objects are read at the same time. */
const CONCURRENCY = 16;

/** @throws OutboxError for every error of the service or of the connection to it */
export async function wrapErrors<T>(task: () => Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (cause) {
    if (cause instanceof OutboxError) throw cause;
    throw new OutboxError(`The outbox in Netlify Blobs cannot be read or written: ${errorMessage(cause)}.`, { cause });
  }
}

/** Reads an object. Returns undefined if it does not exist or is not a valid entry. */
export async function readEntry(
  store: Store,
  { key, etag }: BlobKey,
): Promise<(StoredEntry & { etag: string }) | undefined> {
  const found = await store.getWithMetadata(key, { type: "text" });
  const stored = parseStoredEntry(found?.data ?? "");
  // The local server returns ETags only in lists. If the object changed since, the old ETag makes the next write fail.
  return stored && { ...stored, etag: found?.etag ?? etag };
}

/** Parses the text of an object. Returns undefined if it is not a valid entry. */
export function parseStoredEntry(text: string): StoredEntry | undefined {
  const value = parseJson(text);
  if (!isObject(value) || !isEntry(value.entry)) return undefined;
  const { entry, claim: lease } = value as unknown as StoredJson;
  return { entry, lease };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads objects, and returns the valid ones by key. */
export async function readEntries(store: Store, keys: readonly BlobKey[]): Promise<Map<string, StoredEntry>> {
  const entries = new Map<string, StoredEntry>();
  await forEachKey(keys, async (key) => {
    const stored = await readEntry(store, key);
    if (stored !== undefined) entries.set(key.key, stored);
  });
  return entries;
}

/** Runs a task for each of any number of keys, a limited number at the same time. */
export async function forEachKey<Key>(keys: readonly Key[], task: (key: Key) => Promise<void>): Promise<void> {
  for (let start = 0; start < keys.length; start += CONCURRENCY) {
    await Promise.all(keys.slice(start, start + CONCURRENCY).map(task));
  }
}

/**
 * Writes an object on a condition.
 * @returns the new ETag, or undefined if the condition was not met
 * @throws OutboxError if the service did not store the object
 */
export async function writeEntry(
  store: Store,
  key: string,
  { entry, lease }: StoredEntry,
  condition: { onlyIfNew: true } | { onlyIfMatch: string },
): Promise<string | undefined> {
  const json: StoredJson = { entry, ...(lease !== undefined && { claim: lease }) };
  const { modified, etag } = await store.setJSON(key, json, condition);
  if (!modified) return undefined;
  // @netlify/blobs 10 reports every status except 412 as a success, but only a stored object has an ETag.
  if (!etag) throw new OutboxError(`Netlify Blobs did not store "${key}".`);
  return etag;
}
