/** Marks of handled requests in Netlify Blobs: objects with the key `handled/ID`. */
import type { Store } from "@netlify/blobs";
import { isEntryId } from "../entry.ts";
import { parseHandledMark } from "../handled-mark.ts";
import { type HandledMark, OutboxError, type StoredVersion } from "../outbox.ts";
import { forEachKey } from "./blob-entries.ts";

const PREFIX = "handled/";

const keyOf = (id: string) => `${PREFIX}${id}`;

/** Reads the marks of entries. A damaged mark counts as none, so that the request is not overlooked. */
export async function readMarks(store: Store, ids: readonly string[]): Promise<ReadonlyMap<string, HandledMark>> {
  const marks = new Map<string, HandledMark>();
  await forEachKey(ids, async (id) => {
    const text = await store.get(keyOf(id), { type: "text" });
    const mark = text && parseHandledMark(text);
    if (mark) marks.set(id, mark);
  });
  return marks;
}

export async function listMarkVersions(store: Store): Promise<StoredVersion[]> {
  const versions: StoredVersion[] = [];
  for await (const { blobs } of store.list({ prefix: PREFIX, paginate: true })) {
    for (const { key, etag } of blobs) versions.push({ id: key.slice(PREFIX.length), version: etag });
  }
  return versions.filter(({ id }) => isEntryId(id));
}

/** Writes a mark, or removes it. */
export async function writeMark(store: Store, id: string, mark: HandledMark | undefined): Promise<void> {
  if (mark === undefined) return store.delete(keyOf(id));
  const { etag } = await store.setJSON(keyOf(id), mark);
  // @netlify/blobs 10 reports a failed write as a success, but only a stored object has an ETag.
  if (!etag) throw new OutboxError(`Netlify Blobs did not store "${keyOf(id)}".`);
}
