/**
 * Where an entry is in Netlify Blobs: an object `<state>/<id>/<turn>`.
 *
 * The service creates an object only where there is none, and replaces one only where it is as it was read, but removes
 * without a condition. So no key is used again: an entry that waits once more does so in its next turn. Of several
 * objects of an entry, as there are between two writes, the one that is further on counts; the others may go any time.
 */
import type { Store } from "@netlify/blobs";
import { isObject } from "#schemas/json.ts";
import { isEntry, isEntryId } from "../entry.ts";
import { type OutboxEntry, OutboxError, type OutboxState } from "../outbox.ts";

export interface BlobKey {
  key: string;
  state: OutboxState;
  id: string;
  turn: number;
  etag: string;
}

export interface Stored {
  entry: OutboxEntry;
  /** Who delivers it, and until when nobody else does, in milliseconds since 1970. */
  claim?: { by: string; untilMs: number };
}

/** From what has gone the least way to what has gone furthest, within a turn. */
const ORDER: readonly OutboxState[] = ["held", "new", "failed", "sent"];

/** How many objects are read at once. */
const AT_ONCE = 16;

/** @throws OutboxError for whatever the service, or the way to it, throws */
export async function attempt<T>(task: () => Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (cause) {
    if (cause instanceof OutboxError) throw cause;
    throw new OutboxError(`Netlify Blobs cannot be used: ${cause instanceof Error ? cause.message : cause}.`, {
      cause,
    });
  }
}

export function keyOf({ state, id, turn }: Pick<BlobKey, "state" | "id" | "turn">): string {
  return `${state}/${id}/${turn}`;
}

/** The places whose key begins so. */
export async function placesIn(store: Store, prefix = ""): Promise<BlobKey[]> {
  const places: BlobKey[] = [];
  for await (const { blobs } of store.list({ prefix, paginate: true })) {
    for (const { key, etag } of blobs) {
      const [state = "", id = "", turn = ""] = key.split("/");
      const known = ORDER.find((one) => one === state);
      if (known !== undefined && isEntryId(id) && /^\d+$/.test(turn)) {
        places.push({ key, state: known, id, turn: Number(turn), etag });
      }
    }
  }
  return places;
}

/** All places of an entry, the one that counts first. */
export async function placesOf(store: Store, id: string): Promise<BlobKey[]> {
  const places = await Promise.all(ORDER.map((state) => placesIn(store, `${state}/${id}/`)));
  return places.flat().sort(byProgress);
}

/** Of each entry the place that counts. */
export function latestPerEntry(places: readonly BlobKey[]): BlobKey[] {
  const first = new Map<string, BlobKey>();
  for (const place of [...places].sort(byProgress)) if (!first.has(place.id)) first.set(place.id, place);
  return [...first.values()];
}

function byProgress(a: BlobKey, b: BlobKey): number {
  return b.turn - a.turn || ORDER.indexOf(b.state) - ORDER.indexOf(a.state);
}

/** @returns undefined where it is gone, or no entry */
export async function get(store: Store, { key, etag }: BlobKey): Promise<(Stored & { etag: string }) | undefined> {
  // The local server has an ETag only in lists: that of the place is of this object, or of one before it.
  const got = await store.getWithMetadata(key, { type: "text" });
  const value: unknown = got && parse(got.data);
  if (!isObject(value) || !isEntry(value.entry ?? null)) return undefined;
  return { ...(value as unknown as Stored), etag: got?.etag ?? etag };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** By key, what the places hold. */
export async function getAll(store: Store, places: readonly BlobKey[]): Promise<Map<string, Stored>> {
  const all = new Map<string, Stored>();
  for (let done = 0; done < places.length; done += AT_ONCE) {
    await Promise.all(
      places.slice(done, done + AT_ONCE).map(async (place) => {
        const stored = await get(store, place);
        if (stored !== undefined) all.set(place.key, stored);
      }),
    );
  }
  return all;
}

/** @returns the object's ETag; undefined where the condition does not hold */
export async function put(
  store: Store,
  key: string,
  { entry, claim }: Stored,
  condition: { onlyIfNew: true } | { onlyIfMatch: string },
): Promise<string | undefined> {
  const { modified, etag } = await store.setJSON(key, claim === undefined ? { entry } : { entry, claim }, condition);
  if (!modified) return undefined;
  // Version 10 reports every status but 412 as a success: only what was written has an ETag.
  if (!etag) throw new OutboxError(`Netlify Blobs did not keep ${key}.`);
  return etag;
}
