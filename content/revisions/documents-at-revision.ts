import type { JsonObject } from "#schemas/json.ts";
import { compareDocumentIds, type DocumentId, SITE } from "#schemas/page-ids.ts";
import type { ContentStore, RevisionReference } from "../store/content-store.ts";

/**
 * Returns all stored documents: the site settings first, then the pages in the order of their ids.
 * @param revision the revision to read; undefined for the current documents with edits by hand
 * @throws StoreError `store/unknown-revision`, `store/ambiguous-revision`, `store/broken-history`
 */
export async function documentsAtRevision(
  store: ContentStore,
  revision: RevisionReference | undefined,
): Promise<Map<DocumentId, JsonObject>> {
  const documents = await (revision === undefined ? readCurrentDocuments(store) : store.documentsAt(revision));
  return new Map([...documents].sort(([a], [b]) => compareDocumentIds(a, b)));
}

function readCurrentDocuments(store: ContentStore): Promise<Map<DocumentId, JsonObject>> {
  return store.withSnapshot(async (state) => {
    const stored = await state.read([SITE, ...(await state.pages())]);
    return new Map([...stored].map(([id, { content }]) => [id, content]));
  });
}
