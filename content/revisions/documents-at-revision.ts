/** The whole content of a store, as exports and comparisons take it. */
import type { JsonObject } from "#schemas/json.ts";
import { type DocumentId, SITE } from "#schemas/page-ids.ts";
import type { ContentStore } from "../store/content-store.ts";
import { contentAt } from "./rollback.ts";

/**
 * The stored documents, the facts of the agency first and the pages in the order of their ids.
 * @param revision as they stood at this revision; by default as they are
 * @throws StoreError `store/unknown-revision`
 */
export async function documentsAtRevision(
  store: ContentStore,
  revision: number | undefined,
): Promise<Map<DocumentId, JsonObject>> {
  const documents = await store.withSnapshot(async (state) => {
    if (revision !== undefined) return contentAt(store, revision, state);
    const read = await state.read([SITE, ...(await state.pages())]);
    return new Map([...read].map(([id, { content }]) => [id, content]));
  });
  const rank = (id: DocumentId) => (id === SITE ? "" : id);
  return new Map([...documents].sort(([a], [b]) => (rank(a) < rank(b) ? -1 : 1)));
}
