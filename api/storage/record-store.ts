import type { JsonObject } from "#schemas/json.ts";

/** Small JSON records by key, such as accounts and sessions. */
export interface RecordStore {
  /** Returns the record and its version, or undefined if there is none. The version changes with every change of the value. */
  get(key: string): Promise<StoredRecord | undefined>;
  /**
   * Stores a record durably.
   * @returns false if the condition is not met
   */
  put(key: string, value: JsonObject, condition?: PutCondition): Promise<boolean>;
  /** Removes a record durably. Does nothing if there is none. */
  delete(key: string): Promise<void>;
  /** Returns the sorted keys that begin with a prefix. */
  list(prefix: string): Promise<string[]>;
}

export interface StoredRecord {
  value: JsonObject;
  version: string;
}

export type PutCondition = { onlyIfNew: true } | { onlyIfVersion: string };

/** Number of times that a record is changed until no other process is first. */
const MAX_TRIES = 100;

/**
 * Changes a record, and does so again if another process was first.
 * @param change returns a result and the new value, or no value to leave the record as it is
 * @throws RecordStoreError if other processes were first at every try
 */
export async function updateRecord<Result>(
  records: Pick<RecordStore, "get" | "put">,
  key: string,
  change: (value: JsonObject | undefined) => { value?: JsonObject; result: Result },
  maxTries = MAX_TRIES,
): Promise<Result> {
  return runInTurn(records, key, async () => {
    for (let tries = 0; tries < maxTries; tries += 1) {
      const stored = await records.get(key);
      const { value, result } = change(stored?.value);
      if (value === undefined || (await records.put(key, value, ifUnchanged(stored)))) return result;
    }
    throw new RecordStoreError(`The record "${key}" is changed by too many processes at the same time.`);
  });
}

/** Latest update of each record that is being updated, by store and key. */
const latestUpdates = new WeakMap<object, Map<string, Promise<unknown>>>();

/** Runs one update of a record at a time, so that the tries of this process do not fail because of each other. */
function runInTurn<Result>(records: object, key: string, update: () => Promise<Result>): Promise<Result> {
  const updates = latestUpdates.get(records) ?? new Map<string, Promise<unknown>>();
  latestUpdates.set(records, updates);
  const result = (updates.get(key) ?? Promise.resolve()).then(update);
  const end = () => {
    if (updates.get(key) === ended) updates.delete(key);
  };
  const ended: Promise<void> = result.then(end, end);
  updates.set(key, ended);
  return result;
}

/** Returns the condition that a record is still as it was read. */
function ifUnchanged(stored: StoredRecord | undefined): PutCondition {
  return stored === undefined ? { onlyIfNew: true } : { onlyIfVersion: stored.version };
}

/** An error of the disk or the service behind a RecordStore. */
export class RecordStoreError extends Error {
  override readonly name: string = "RecordStoreError";
}

/** A record that can be read, but is not what was stored. */
export class DamagedRecordError extends RecordStoreError {
  override readonly name = "DamagedRecordError";

  constructor(record: string) {
    super(`The record "${record}" is damaged. Restore it from a backup.`);
  }
}

const KEY = /^[a-z0-9_-][a-z0-9._-]*(?:\/[a-z0-9_-][a-z0-9._-]*)*$/;

/** @throws Error if the key has characters that not every file system keeps apart, or could leave the folder */
export function assertKey(key: string): void {
  if (KEY.test(key)) return;
  throw new Error(
    `"${key}" is not a valid key. Use lowercase letters, digits, "-", "_" and "." in parts joined by "/".`,
  );
}

/** Returns whether a put with this condition may replace the current record. */
export function meetsCondition(current: StoredRecord | undefined, condition: PutCondition | undefined): boolean {
  if (condition === undefined) return true;
  return "onlyIfNew" in condition ? current === undefined : current?.version === condition.onlyIfVersion;
}
