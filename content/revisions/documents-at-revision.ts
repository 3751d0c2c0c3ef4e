import type { JsonObject } from "#schemas/json.ts";
import { type DocumentId, SITE } from "#schemas/page-ids.ts";
import type { ContentStore } from "../store/content-store.ts";
import { contentAt } from "./rollback.ts";

/**
 * Returns all stored documents: the site settings first, then the pages in the order of their ids.
 * @param revision the revision to read; undefined for the current documents with edits by hand
 * @throws StoreError `store/unknown-revision`
 */
export async function documentsAtRevision(
  store: ContentStore,
  revision: number | undefined,
): Promise<Map<DocumentId, JsonObject>> {
  const documents = await store.withSnapshot(async (state) => {
    if (revision !== undefined) return contentAt(store, revision, state);
    const stored = await state.read([SITE, ...(await state.pages())]);
    return new Map([...stored].map(([id, { content }]) => [id, content]));
  });
  const sortKey = (id: DocumentId) => (id === SITE ? "" : id);
  return new Map([...documents].sort(([a], [b]) => (sortKey(a) < sortKey(b) ? -1 : 1)));
}
