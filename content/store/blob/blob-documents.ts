import type { Store } from "@netlify/blobs";
import { type DocumentId, isPageId, SITE } from "#schemas/page-ids.ts";
import type { StoredDocument } from "../content-store.ts";
import { parseDocument } from "../document-codec.ts";
import type { ReadableState } from "../store-reader.ts";
import { mapInBatches, readObject } from "./blob-objects.ts";
import type { BlobState } from "./blob-revisions.ts";

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
export function createBlobDocuments(store: Store, { documents }: BlobState): BlobDocuments {
  const locationOf = (id: DocumentId) => documentKey(id, documents.get(id) ?? "");
  const readExisting = async (id: DocumentId) =>
    parseDocument(await readObject(store, locationOf(id)), id, locationOf(id));
  return {
    locationOf,
    pages: () => [...documents.keys()].filter((id) => id !== SITE),
    read: async (id) => (documents.has(id) ? readExisting(id) : undefined),
    async readAll(ids) {
      const stored = ids.filter((id) => documents.has(id));
      return new Map(await mapInBatches(stored, async (id) => [id, await readExisting(id)] as const));
    },
    fingerprints: (ids) => new Map(ids.map((id) => [id, documents.get(id) ?? ""])),
  };
}
