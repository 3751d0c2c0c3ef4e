import type { JsonObject } from "#schemas/json.ts";
import { type DocumentId, SITE } from "#schemas/page-ids.ts";
import { type ContentStore, StoreError, type StoreState } from "./content-store.ts";

type History = Pick<ContentStore, "revisions" | "revision" | "withSnapshot">;

/**
 * Returns the content of all documents at a revision. A document that no revision up to it changed has the content that
 * the first later revision replaced, or its current content.
 * @throws StoreError `store/unknown-revision`
 */
export async function readDocumentsAt(store: History, reference: string): Promise<Map<DocumentId, JsonObject>> {
  const target = /^\d{1,9}$/.test(reference) ? Number(reference) : undefined;
  const revisions = await store.revisions();
  if (target === undefined || (target !== 0 && !revisions.includes(target))) {
    throw new StoreError("store/unknown-revision", `Revision ${reference} does not exist.`);
  }
  const documents = new Map<DocumentId, JsonObject | null>(await store.withSnapshot(readValidDocuments));
  const resolved = new Set<DocumentId>();
  for (const revision of revisions) {
    for (const { page, before, after } of (await store.revision(revision)).changes) {
      if (revision <= target) documents.set(page, after);
      else if (!resolved.has(page)) documents.set(page, before);
      resolved.add(page);
    }
  }
  return new Map([...documents].flatMap(([id, content]) => (content === null ? [] : [[id, content] as const])));
}

/** Returns the stored documents without those that cannot be read. */
async function readValidDocuments(state: StoreState): Promise<Map<DocumentId, JsonObject>> {
  const documents = new Map<DocumentId, JsonObject>();
  for (const id of [SITE, ...(await state.pages())]) {
    try {
      for (const { content } of (await state.read([id])).values()) documents.set(id, content);
    } catch (cause) {
      if (!(cause instanceof StoreError && cause.code === "store/invalid")) throw cause;
    }
  }
  return documents;
}
