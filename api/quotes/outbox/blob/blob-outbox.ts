/** The outbox in Netlify Blobs. Where an entry is, and what counts where there are two of it, is in `blobs/places.ts`. */
import { randomUUID } from "node:crypto";
import type { Store } from "@netlify/blobs";
import { asRetried, byReceipt, dueMsOf, isEntryId } from "../entry.ts";
import type { Lease, Outbox, OutboxEntry, OutboxState } from "../outbox.ts";
import {
  attempt,
  type BlobKey,
  get,
  getAll,
  keyOf,
  latestPerEntry,
  placesIn,
  placesOf,
  put,
  type Stored,
} from "./blob-keys.ts";

export interface BlobOutboxOptions {
  /** Reads with strong consistency. */
  store: Store;
}

export function openBlobOutbox({ store }: BlobOutboxOptions): Outbox {
  return new BlobOutbox(store);
}

class BlobOutbox implements Outbox {
  readonly #store: Store;
  /** By key and ETag, what was read of what waits: only what has changed is read again. */
  #read = new Map<string, Stored>();

  constructor(store: Store) {
    this.#store = store;
  }

  async enqueue(entry: OutboxEntry, state: "new" | "held" = "new"): Promise<OutboxEntry> {
    const { id } = entry;
    if (!isEntryId(id)) throw new Error(`${id} is no id of an entry`);
    return attempt(async () => {
      const kept = await this.#find(id);
      if (kept !== undefined) return kept.entry;
      const etag = await put(this.#store, keyOf({ state, id, turn: 0 }), { entry }, { onlyIfNew: true });
      return etag === undefined ? ((await this.#find(id))?.entry ?? entry) : entry;
    });
  }

  find(id: string): Promise<{ state: OutboxState; entry: OutboxEntry } | undefined> {
    return attempt(async () => (isEntryId(id) ? this.#find(id) : undefined));
  }

  list(state: OutboxState): Promise<OutboxEntry[]> {
    return attempt(async () => {
      const places = latestPerEntry(await placesIn(this.#store)).filter((place) => place.state === state);
      const stored = await getAll(this.#store, places);
      return [...stored.values()].map(({ entry }) => entry).sort(byReceipt);
    });
  }

  counts(): Promise<Record<OutboxState, number>> {
    return attempt(async () => {
      const counts = { new: 0, sent: 0, failed: 0, held: 0 };
      for (const { state } of latestPerEntry(await placesIn(this.#store))) counts[state] += 1;
      return counts;
    });
  }

  waiting(): Promise<{ id: string; dueMs: number }[]> {
    return attempt(async () => {
      const places = latestPerEntry(await placesIn(this.#store, "new/"));
      const stampOf = ({ key, etag }: BlobKey) => `${key} ${etag}`;
      const fresh = await getAll(
        this.#store,
        places.filter((place) => !this.#read.has(stampOf(place))),
      );
      const read = places.flatMap((place): [string, Stored][] => {
        const stored = this.#read.get(stampOf(place)) ?? fresh.get(place.key);
        return stored === undefined ? [] : [[stampOf(place), stored]];
      });
      this.#read = new Map(read);
      return read.flatMap(([, stored]) =>
        isLeased(stored) ? [] : [{ id: stored.entry.id, dueMs: dueMsOf(stored.entry) }],
      );
    });
  }

  claim(id: string, leaseMs: number): Promise<Lease | undefined> {
    return attempt(async () => {
      const place = isEntryId(id) ? await this.#settle(id) : undefined;
      const stored = place?.state === "new" ? await get(this.#store, place) : undefined;
      if (place === undefined || stored === undefined || isLeased(stored)) return undefined;
      const claim = { by: randomUUID(), untilMs: Date.now() + leaseMs };
      const claimed = { entry: stored.entry, claim };
      const etag = await put(this.#store, place.key, claimed, { onlyIfMatch: stored.etag });
      return etag === undefined ? undefined : new BlobLease(this.#store, { ...place, etag }, claimed);
    });
  }

  retry(id: string): Promise<boolean> {
    return attempt(async () => {
      const place = isEntryId(id) ? await this.#settle(id) : undefined;
      const stored = place && (await get(this.#store, place));
      if (place === undefined || stored === undefined || place.state === "sent" || isLeased(stored)) return false;
      const again = { entry: asRetried(stored.entry) };
      if (place.state === "new") {
        return (await put(this.#store, place.key, again, { onlyIfMatch: stored.etag })) !== undefined;
      }
      await put(this.#store, keyOf({ state: "new", id, turn: place.turn + 1 }), again, { onlyIfNew: true });
      await this.#store.delete(place.key);
      return true;
    });
  }

  probe(): Promise<void> {
    return attempt(async () => {
      await this.#store.setJSON("probe", {});
      await this.#store.delete("probe");
    });
  }

  async #find(id: string): Promise<{ state: OutboxState; entry: OutboxEntry } | undefined> {
    // An entry may move between the two reads.
    for (const _ of [1, 2]) {
      const [place] = await placesOf(this.#store, id);
      const stored = place && (await get(this.#store, place));
      if (place !== undefined && stored !== undefined) return { state: place.state, entry: stored.entry };
    }
    return undefined;
  }

  /** The place of an entry, once nothing else is left of it. */
  async #settle(id: string): Promise<BlobKey | undefined> {
    const [place, ...others] = await placesOf(this.#store, id);
    await Promise.all(others.map(({ key }) => this.#store.delete(key)));
    return place;
  }
}

function isLeased({ claim }: Stored): boolean {
  return claim !== undefined && claim.untilMs > Date.now();
}

class BlobLease implements Lease {
  readonly entry: OutboxEntry;
  readonly #store: Store;
  readonly #place: BlobKey;
  readonly #claimed: Stored;
  #etag: string;

  constructor(store: Store, place: BlobKey, claimed: Stored) {
    this.#store = store;
    this.#place = place;
    this.#claimed = claimed;
    this.#etag = place.etag;
    this.entry = claimed.entry;
  }

  finish(state: "sent" | "failed", entry: OutboxEntry): Promise<void> {
    return attempt(async () => {
      // The claim may be over: that it was sent is true all the same, that it failed is for who has it now to say.
      if (state === "failed" && !(await this.#replace(this.#claimed))) return;
      await put(this.#store, keyOf({ ...this.#place, state }), { entry }, { onlyIfNew: true });
      await this.#store.delete(this.#place.key);
    });
  }

  postpone(entry: OutboxEntry): Promise<void> {
    return attempt(async () => {
      await this.#replace({ entry });
    });
  }

  async #replace(stored: Stored): Promise<boolean> {
    const etag = await put(this.#store, this.#place.key, stored, { onlyIfMatch: this.#etag });
    if (etag !== undefined) this.#etag = etag;
    return etag !== undefined;
  }
}
