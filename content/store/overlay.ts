import type { PageContent } from "#schemas/generated/page.ts";
import type { Site } from "#schemas/generated/site.ts";
import type { JsonObject } from "#schemas/json.ts";
import { type DocumentId, isPageId, KNOWN_PAGES, SITE } from "#schemas/page-ids.ts";
import type { ContentReader } from "./content-store.ts";
import { contentOrDefault } from "./default-content.ts";

/** The content of documents that are not stored yet. Null removes the document. */
export type PendingDocuments = ReadonlyMap<DocumentId, JsonObject | null>;

/** Returns a reader of the content as it will be after the pending documents are stored. */
export function overlayDocuments(reader: ContentReader, documents: PendingDocuments): ContentReader {
  const readPending = (id: DocumentId) => contentOrDefault(id, documents.get(id) ?? undefined);
  return {
    async page(id) {
      if (!documents.has(id) || !isPageId(id)) return reader.page(id);
      return (await readPending(id)) as PageContent | undefined;
    },
    async site() {
      return documents.has(SITE) ? ((await readPending(SITE)) as unknown as Site) : reader.site();
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
