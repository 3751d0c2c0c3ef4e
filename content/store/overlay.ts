import { SITE } from "#schemas/page-ids.ts";
import type { PendingDocuments } from "./content-store.ts";
import type { ReadableState } from "./store-reader.ts";

/** Returns a state of a store as it will be after the pending documents are stored. */
export function overlayState(state: ReadableState, documents: PendingDocuments): ReadableState {
  return {
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
    lastContent: (id, isUsable) => state.lastContent(id, isUsable),
    fingerprints: (ids) => state.fingerprints(ids),
    locationOf: (id) => state.locationOf(id),
  };
}
