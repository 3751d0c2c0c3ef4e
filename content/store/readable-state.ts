import type { JsonObject } from "#schemas/json.ts";
import { type DocumentId, type PageId, SITE } from "#schemas/page-ids.ts";
import type { PendingDocuments, StoredDocument } from "./content-store.ts";

/** One state of a store, as each kind of store reads it. */
export interface ReadableState {
  /** True for a store without a revision. Only there, the built-in content answers for documents that are not stored. */
  readonly isUnrecorded: boolean;
  pages(): PageId[];
  /** Returns a document. If it cannot be parsed, it has the content that the history recorded last. */
  read(id: DocumentId): StoredDocument | undefined | Promise<StoredDocument | undefined>;
  /**
   * Returns the latest recorded content of a document that passes a check, or null if there is none.
   * @param content the content of the document, which does not pass the check
   */
  lastContent(
    id: DocumentId,
    content: JsonObject,
    isUsable: (content: JsonObject) => boolean,
  ): JsonObject | null | Promise<JsonObject | null>;
  fingerprints(ids: readonly DocumentId[]): Map<DocumentId, string>;
  /** Returns the file path or object key of a document, for warnings. */
  locationOf(id: DocumentId): string;
}

/** Returns a state of a store as it will be after the pending documents are stored. */
export function overlayState(state: ReadableState, documents: PendingDocuments): ReadableState {
  return {
    isUnrecorded: state.isUnrecorded && documents.size === 0,
    pages() {
      const pages = new Set(state.pages());
      for (const [id, content] of documents) {
        if (content === null) pages.delete(id);
        else if (id !== SITE) pages.add(id);
      }
      return [...pages];
    },
    read(id) {
      const content = documents.get(id);
      if (content === undefined) return state.read(id);
      return content === null ? undefined : { version: 0, content };
    },
    lastContent: (id, content, isUsable) => state.lastContent(id, content, isUsable),
    fingerprints: (ids) => state.fingerprints(ids),
    locationOf: (id) => state.locationOf(id),
  };
}
