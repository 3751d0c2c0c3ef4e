/**
 * Keys of the outbox in Netlify Blobs. An entry is an object with the key `STATE/ID/GENERATION`.
 *
 * Netlify Blobs has conditional writes ("only if new", "only if the ETag matches") but no rename and no conditional
 * delete. So a change of state is a conditional write under the new key, followed by a delete of the old key, and a
 * crash in between leaves two objects of one entry. `compareProgress` decides which of them counts; the other may be
 * deleted at any time. A key is never used for a second object: each retry starts a new generation. Otherwise a delayed
 * delete of the old object could remove the new one.
 *
 * @see https://docs.netlify.com/build/data-and-storage/netlify-blobs/
 */
import type { Store } from "@netlify/blobs";
import { isEntryId } from "../entry.ts";
import { type OutboxState, STATES_BY_PROGRESS } from "../outbox.ts";

export interface BlobKey {
  key: string;
  state: OutboxState;
  id: string;
  /** Number of times that a retry has made the entry pending again after it failed or was quarantined. */
  generation: number;
  etag: string;
}

export function formatKey({ state, id, generation }: Pick<BlobKey, "state" | "id" | "generation">): string {
  return `${state}/${id}/${generation}`;
}

/** Lists the objects of entries whose key begins with a prefix, and skips objects that the outbox did not write. */
export async function listKeys(store: Store, prefix = ""): Promise<BlobKey[]> {
  const keys: BlobKey[] = [];
  for await (const { blobs } of store.list({ prefix, paginate: true })) {
    for (const { key, etag } of blobs) {
      const parsed = parseKey(key);
      if (parsed !== undefined) keys.push({ key, ...parsed, etag });
    }
  }
  return keys;
}

/** Returns undefined if the key is not one of an entry. */
export function parseKey(key: string): Pick<BlobKey, "state" | "id" | "generation"> | undefined {
  const [stateName = "", id = "", generation = ""] = key.split("/");
  const state = STATES_BY_PROGRESS.find((known) => known === stateName);
  const isEntryKey = state !== undefined && isEntryId(id) && /^\d+$/.test(generation);
  return isEntryKey ? { state, id, generation: Number(generation) } : undefined;
}

/** Lists all objects of an entry. The first one counts. */
export async function listKeysOfEntry(store: Store, id: string): Promise<BlobKey[]> {
  const keys = await Promise.all(STATES_BY_PROGRESS.map((state) => listKeys(store, `${state}/${id}/`)));
  return keys.flat().sort(compareProgress);
}

/** Returns, for each entry, the key of the object that counts. */
export function latestPerEntry(keys: readonly BlobKey[]): BlobKey[] {
  const latest = new Map<string, BlobKey>();
  for (const key of [...keys].sort(compareProgress)) if (!latest.has(key.id)) latest.set(key.id, key);
  return [...latest.values()];
}

/** Compares keys of one entry for sorting: the latest generation first, and within it the most advanced state first. */
function compareProgress(a: BlobKey, b: BlobKey): number {
  return b.generation - a.generation || STATES_BY_PROGRESS.indexOf(b.state) - STATES_BY_PROGRESS.indexOf(a.state);
}
