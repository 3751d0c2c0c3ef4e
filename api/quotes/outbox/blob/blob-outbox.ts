/** Outbox in Netlify Blobs. `blob-keys.ts` explains how entries change their state without a rename. */
import { randomUUID } from "node:crypto";
import type { Store } from "@netlify/blobs";
import { assertEntryId, compareByReceipt, isEntryId, resetForRetry, toDueEntry } from "../entry.ts";
import {
  type DueEntry,
  type EnqueueOptions,
  type FinalState,
  type FoundEntry,
  type HandledMark,
  type Lease,
  OUTBOX_STATE,
  type Outbox,
  type OutboxEntry,
  type OutboxState,
  type RetryOptions,
  type StoredVersion,
  type VersionedKind,
} from "../outbox.ts";
import { readEntries, readEntry, type StoredEntry, wrapErrors, writeEntry } from "./blob-entries.ts";
import { type BlobKey, formatKey, latestPerEntry, listKeys, listKeysOfEntry } from "./blob-keys.ts";
import { listMarkVersions, readMarks, writeMark } from "./blob-marks.ts";

export interface BlobOutboxOptions {
  /** Store with strong consistency. */
  store: Store;
}

/** Time within which an object that is being removed is deleted. */
const REMOVAL_LEASE_MS = 60_000;

export function openBlobOutbox({ store }: BlobOutboxOptions): Outbox {
  return new BlobOutbox(store);
}

class BlobOutbox implements Outbox {
  readonly #store: Store;
  /** Cache of pending entries by key and ETag, so that only new and changed objects are read. */
  #pendingCache = new Map<string, StoredEntry>();

  constructor(store: Store) {
    this.#store = store;
  }

  async enqueue(
    entry: OutboxEntry,
    { state = OUTBOX_STATE.pending, followUps = [] }: EnqueueOptions = {},
  ): Promise<FoundEntry> {
    for (const { id } of [entry, ...followUps]) assertEntryId(id);
    return wrapErrors(async () => {
      const existing = await this.#find(entry.id);
      if (existing !== undefined) return existing;
      // The follow-ups first: after a crash in between, the client sends the request again and completes the rest.
      for (const followUp of followUps) await this.#enqueueNew({ state: OUTBOX_STATE.pending, entry: followUp });
      return this.#enqueueNew({ state, entry });
    });
  }

  /** Stores an entry, unless its ID is taken. Returns the stored entry. */
  async #enqueueNew(found: FoundEntry): Promise<FoundEntry> {
    const { state, entry } = found;
    const existing = await this.#find(entry.id);
    if (existing !== undefined) return existing;
    const key = formatKey({ state, id: entry.id, generation: 0 });
    const etag = await writeEntry(this.#store, key, { entry }, { onlyIfNew: true });
    return (etag === undefined ? await this.#find(entry.id) : undefined) ?? found;
  }

  find(id: string): Promise<FoundEntry | undefined> {
    return wrapErrors(async () => (isEntryId(id) ? this.#find(id) : undefined));
  }

  list(state: OutboxState, ids?: readonly string[]): Promise<OutboxEntry[]> {
    return wrapErrors(async () => {
      const wanted = ids && new Set(ids);
      const isWanted = (key: BlobKey) => key.state === state && (wanted?.has(key.id) ?? true);
      const keys = latestPerEntry(await listKeys(this.#store)).filter(isWanted);
      const stored = await readEntries(this.#store, keys);
      return [...stored.values()].map(({ entry }) => entry).sort(compareByReceipt);
    });
  }

  listIds(state: OutboxState): Promise<string[]> {
    return wrapErrors(async () =>
      latestPerEntry(await listKeys(this.#store)).flatMap((key) => (key.state === state ? key.id : [])),
    );
  }

  listVersions(kind: VersionedKind): Promise<StoredVersion[]> {
    return wrapErrors(async () => {
      if (kind === "handled") return listMarkVersions(this.#store);
      const keys = latestPerEntry(await listKeys(this.#store)).filter(({ state }) => state === kind);
      return keys.map(({ id, generation, etag }) => ({ id, version: `${generation} ${etag}` }));
    });
  }

  findMarks(ids: readonly string[]): Promise<ReadonlyMap<string, HandledMark>> {
    return wrapErrors(() => readMarks(this.#store, ids.filter(isEntryId)));
  }

  setMark(id: string, mark: HandledMark | undefined): Promise<void> {
    assertEntryId(id);
    return wrapErrors(() => writeMark(this.#store, id, mark));
  }

  listDamaged(): Promise<string[]> {
    return wrapErrors(async () => {
      const keys = await listKeys(this.#store);
      const valid = await readEntries(this.#store, keys);
      const unreadable = keys.flatMap(({ key }) => (valid.has(key) ? [] : key));
      // An object that was deleted since it was listed is not damaged.
      const metadata = await Promise.all(unreadable.map((key) => this.#store.getMetadata(key)));
      return unreadable.filter((_, index) => metadata[index] != null).sort();
    });
  }

  counts(): Promise<Record<OutboxState, number>> {
    return wrapErrors(async () => {
      const { pending, sent, failed, quarantined } = OUTBOX_STATE;
      const counts = { [pending]: 0, [sent]: 0, [failed]: 0, [quarantined]: 0 };
      for (const { state } of latestPerEntry(await listKeys(this.#store))) counts[state] += 1;
      return counts;
    });
  }

  listDeliverable(): Promise<DueEntry[]> {
    return wrapErrors(async () => {
      const keys = latestPerEntry(await listKeys(this.#store, `${OUTBOX_STATE.pending}/`));
      const cacheKey = ({ key, etag }: BlobKey) => `${key} ${etag}`;
      const changed = await readEntries(
        this.#store,
        keys.filter((key) => !this.#pendingCache.has(cacheKey(key))),
      );
      this.#pendingCache = new Map(
        keys.flatMap((key): [string, StoredEntry][] => {
          const stored = this.#pendingCache.get(cacheKey(key)) ?? changed.get(key.key);
          return stored === undefined ? [] : [[cacheKey(key), stored]];
        }),
      );
      return [...this.#pendingCache.values()]
        .filter((stored) => !isLeased(stored))
        .map(({ entry }) => toDueEntry(entry));
    });
  }

  acquire(id: string, leaseMs: number): Promise<Lease | undefined> {
    return wrapErrors(async () => {
      const found = await this.#readUnleased(id);
      if (found?.key.state !== OUTBOX_STATE.pending) return undefined;
      const { key, stored } = found;
      const leased = withLease(stored, leaseMs);
      const etag = await writeEntry(this.#store, key.key, leased, { onlyIfMatch: stored.etag });
      return etag === undefined ? undefined : new BlobLease(this.#store, { ...key, etag }, leased);
    });
  }

  retry(id: string, { mayResend = false }: RetryOptions = {}): Promise<boolean> {
    return wrapErrors(async () => {
      const found = await this.#readUnleased(id);
      if (found === undefined) return false;
      const { key, stored } = found;
      if (key.state === OUTBOX_STATE.sent && !mayResend) return false;
      const reset = { entry: resetForRetry(key.state, stored.entry) };
      if (key.state === OUTBOX_STATE.pending) {
        return (await writeEntry(this.#store, key.key, reset, { onlyIfMatch: stored.etag })) !== undefined;
      }
      const nextKey = formatKey({ state: OUTBOX_STATE.pending, id, generation: key.generation + 1 });
      await writeEntry(this.#store, nextKey, reset, { onlyIfNew: true });
      await this.#store.delete(key.key);
      return true;
    });
  }

  remove(id: string): Promise<boolean> {
    return wrapErrors(async () => {
      const found = await this.#readUnleased(id);
      if (found === undefined) return false;
      const { key, stored } = found;
      // A lease keeps workers away until the object is deleted.
      const leased = withLease(stored, REMOVAL_LEASE_MS);
      if ((await writeEntry(this.#store, key.key, leased, { onlyIfMatch: stored.etag })) === undefined) return false;
      await this.#store.delete(key.key);
      await writeMark(this.#store, id, undefined);
      return true;
    });
  }

  healthCheck(): Promise<void> {
    return wrapErrors(async () => {
      await this.#store.setJSON("probe", {});
      await this.#store.delete("probe");
    });
  }

  async #find(id: string): Promise<FoundEntry | undefined> {
    // Look twice: the entry may change its state between listing and reading.
    for (const _ of [1, 2]) {
      const [key] = await listKeysOfEntry(this.#store, id);
      const stored = key && (await readEntry(this.#store, key));
      if (key !== undefined && stored !== undefined) return { state: key.state, entry: stored.entry };
    }
    return undefined;
  }

  /** Reads an entry that no worker has leased, and deletes its stale objects. */
  async #readUnleased(id: string): Promise<UnleasedEntry | undefined> {
    const key = isEntryId(id) ? await this.#removeStaleObjects(id) : undefined;
    const stored = key && (await readEntry(this.#store, key));
    return key === undefined || stored === undefined || isLeased(stored) ? undefined : { key, stored };
  }

  /** Deletes the stale objects of an entry, and returns the key of the one that counts. */
  async #removeStaleObjects(id: string): Promise<BlobKey | undefined> {
    const [latest, ...stale] = await listKeysOfEntry(this.#store, id);
    await Promise.all(stale.map(({ key }) => this.#store.delete(key)));
    return latest;
  }
}

interface UnleasedEntry {
  key: BlobKey;
  stored: StoredEntry & { etag: string };
}

function withLease({ entry }: StoredEntry, durationMs: number): StoredEntry {
  return { entry, lease: { by: randomUUID(), untilMs: Date.now() + durationMs } };
}

function isLeased({ lease }: StoredEntry): boolean {
  return lease !== undefined && lease.untilMs > Date.now();
}

class BlobLease implements Lease {
  readonly entry: OutboxEntry;
  readonly #store: Store;
  readonly #key: BlobKey;
  readonly #leased: StoredEntry;
  #etag: string;

  constructor(store: Store, key: BlobKey, leased: StoredEntry) {
    this.#store = store;
    this.#key = key;
    this.#leased = leased;
    this.#etag = key.etag;
    this.entry = leased.entry;
  }

  update(entry: OutboxEntry): Promise<boolean> {
    return wrapErrors(() => this.#replace({ ...this.#leased, entry }));
  }

  complete(state: FinalState, entry: OutboxEntry): Promise<void> {
    return wrapErrors(async () => {
      // The lease may have expired and another worker may have taken over, which then decides whether the entry failed:
      // writing the lease again checks this. If this worker sent the email, the entry is sent in any case.
      if (state === OUTBOX_STATE.failed && !(await this.#replace(this.#leased))) return;
      await writeEntry(this.#store, formatKey({ ...this.#key, state }), { entry }, { onlyIfNew: true });
      await this.#store.delete(this.#key.key);
    });
  }

  reschedule(entry: OutboxEntry): Promise<void> {
    return wrapErrors(async () => {
      await this.#replace({ entry });
    });
  }

  /** Replaces the leased object. Returns false if another worker has changed it since. */
  async #replace(stored: StoredEntry): Promise<boolean> {
    const etag = await writeEntry(this.#store, this.#key.key, stored, { onlyIfMatch: this.#etag });
    if (etag !== undefined) this.#etag = etag;
    return etag !== undefined;
  }
}
