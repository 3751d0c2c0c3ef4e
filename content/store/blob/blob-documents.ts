import type { Store } from "@netlify/blobs";
import { mapInBatches } from "#content/platform/map-in-batches.ts";
import { type DocumentId, isPageId, SITE } from "#schemas/page-ids.ts";
import { type Revision, type StoredDocument, StoreError } from "../content-store.ts";
import { parseDocument } from "../document-codec.ts";
import type { ReadableState } from "../readable-state.ts";
import { describeFallback, type WarningHandler } from "../store-reader.ts";
import { readObject } from "./blob-objects.ts";
import { type BlobState, changesKey } from "./blob-revisions.ts";

/**
 * Returns the key of a document.
 * @param attempt the attempt that wrote the document
 */
export function documentKey(id: DocumentId, attempt: string): string {
  if (id !== SITE && !isPageId(id)) throw new Error(`${id} is not a page id`);
  return `documents/${id}/${attempt}.json`;
}

interface BlobDocuments extends ReadableState {
  readAll(ids: readonly DocumentId[]): Promise<Map<DocumentId, StoredDocument>>;
}

/** Returns access to the documents of one state of the store. */
export function createBlobDocuments(
  store: Store,
  { documents, revision }: BlobState,
  onUnreadable: WarningHandler,
): BlobDocuments {
  const locationOf = (id: DocumentId) => documentKey(id, documents.get(id) ?? "");
  const recordedContent = async (id: DocumentId) => {
    const attempt = documents.get(id);
    if (attempt === undefined) return null;
    const { changes } = JSON.parse(await readObject(store, changesKey(attempt))) as Pick<Revision, "changes">;
    return changes.find(({ page }) => page === id)?.after ?? null;
  };
  const readExisting = async (id: DocumentId): Promise<StoredDocument | undefined> => {
    // An attempt is named after its revision.
    const version = Number.parseInt(documents.get(id) ?? "", 10);
    try {
      const text = await readObject(store, locationOf(id));
      return { version, content: parseDocument(text, id, locationOf(id)).content };
    } catch (cause) {
      if (!(cause instanceof StoreError && cause.code === "store/invalid")) throw cause;
      const content = await recordedContent(id);
      onUnreadable(describeFallback(id, cause.message, { content }));
      return content === null ? undefined : { version, content, isUnreadable: true };
    }
  };
  return {
    isUnrecorded: revision === 0,
    locationOf,
    async lastContent(id, _content, isUsable) {
      const content = await recordedContent(id);
      return content !== null && isUsable(content) ? content : null;
    },
    pages: () => [...documents.keys()].filter((id) => id !== SITE),
    read: async (id) => (documents.has(id) ? readExisting(id) : undefined),
    async readAll(ids) {
      const existing = ids.filter((id) => documents.has(id));
      const stored = await mapInBatches(existing, async (id) => [id, await readExisting(id)] as const);
      return new Map(stored.flatMap(([id, document]) => (document === undefined ? [] : [[id, document] as const])));
    },
    fingerprints: (ids) => new Map(ids.map((id) => [id, documents.get(id) ?? ""])),
  };
}
