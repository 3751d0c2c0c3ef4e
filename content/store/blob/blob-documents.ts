/** The documents of one state of the store. */
import type { Store } from "@netlify/blobs";
import { type DocumentId, isPageId, SITE } from "#schemas/page-ids.ts";
import type { StoredDocument } from "../content-store.ts";
import { parseDocument } from "../document-codec.ts";
import type { ReadableState } from "../store-reader.ts";
import { mapInBatches, readObject } from "./blob-objects.ts";
import type { BlobState } from "./blob-revisions.ts";

export function documentKey(id: DocumentId, name: string): string {
  if (id !== SITE && !isPageId(id)) throw new Error(`${id} is no page`);
  return `documents/${id}/${name}.json`;
}

interface BlobDocuments extends ReadableState {
  readAll(ids: readonly DocumentId[]): Promise<Map<DocumentId, StoredDocument>>;
}

export function createBlobDocuments(store: Store, { documents }: BlobState): BlobDocuments {
  const place = (id: DocumentId) => documentKey(id, documents.get(id) ?? "");
  const readAt = async (id: DocumentId) => parseDocument(await readObject(store, place(id)), id, place(id));
  return {
    locationOf: place,
    pages: () => [...documents.keys()].filter((id) => id !== SITE),
    read: async (id) => (documents.has(id) ? readAt(id) : undefined),
    async readAll(ids) {
      const stored = ids.filter((id) => documents.has(id));
      return new Map(await mapInBatches(stored, async (id) => [id, await readAt(id)] as const));
    },
    fingerprints: (ids) => new Map(ids.map((id) => [id, documents.get(id) ?? ""])),
  };
}
