/** Content with documents in it that are not stored, or not yet. */

import type { PageContent } from "#schemas/generated/page.ts";
import type { Site } from "#schemas/generated/site.ts";
import type { JsonObject } from "#schemas/json.ts";
import { type DocumentId, isPageId, KNOWN_PAGES, SITE } from "#schemas/page-ids.ts";
import type { ContentReader } from "./content-store.ts";
import { contentOrDefault } from "./default-content.ts";

/** By id, what documents become; null where they are removed. */
export type PendingDocuments = ReadonlyMap<DocumentId, JsonObject | null>;

/** Answers as a reader of the store will once these documents are stored. */
export function overlayDocuments(reader: ContentReader, documents: PendingDocuments): ContentReader {
  const changed = (id: DocumentId) => contentOrDefault(id, documents.get(id) ?? undefined);
  return {
    async page(id) {
      return documents.has(id) && isPageId(id) ? ((await changed(id)) as PageContent | undefined) : reader.page(id);
    },
    async site() {
      return documents.has(SITE) ? ((await changed(SITE)) as unknown as Site) : reader.site();
    },
    async pages() {
      const pages = new Set(await reader.pages());
      for (const [id, content] of documents) {
        if (content !== null && id !== SITE) pages.add(id);
        else if (!KNOWN_PAGES.includes(id)) pages.delete(id);
      }
      return [...pages];
    },
  };
}
