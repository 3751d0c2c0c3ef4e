import { type Diagnostic, diagnose } from "#schemas/diagnostics.ts";
import type { JsonObject } from "#schemas/json.ts";
import { type DocumentId, SITE } from "#schemas/page-ids.ts";
import { StoreError, type StoreState } from "../store/content-store.ts";

interface StoredDocuments {
  /** The site settings first, then the pages in the order of their ids. */
  documents: Map<DocumentId, JsonObject>;
  /** A warning for each document that cannot be read. */
  diagnostics: Diagnostic[];
}

/**
 * Reads the current documents. A document that cannot be read does not prevent the others.
 * @param only the documents to read, by default all
 */
export async function readStoredDocuments(state: StoreState, only?: readonly DocumentId[]): Promise<StoredDocuments> {
  const documents = new Map<DocumentId, JsonObject>();
  const diagnostics: Diagnostic[] = [];
  for (const id of only ?? [SITE, ...(await state.pages()).sort()]) {
    try {
      for (const { content } of (await state.read([id])).values()) documents.set(id, content);
    } catch (cause) {
      if (!(cause instanceof StoreError && cause.code === "store/invalid")) throw cause;
      diagnostics.push({ ...diagnose("store/unreadable", cause.message), page: id });
    }
  }
  return { documents, diagnostics };
}
