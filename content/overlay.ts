/** Content with documents in it that are not stored, or not yet. */
import type { JsonObject } from "#schemas/json.ts";
import type { PageContent } from "#schemas/page.generated.ts";
import { type DocumentId, isPageId, KNOWN_PAGES, SITE } from "#schemas/pages.ts";
import type { Site } from "#schemas/site.generated.ts";
import { validOrBuiltIn } from "./built-in.ts";
import type { ContentReader } from "./content-store.ts";

/** By id, what documents become; null where they are removed. */
export type Documents = ReadonlyMap<DocumentId, JsonObject | null>;

/** Answers as a reader of the store will once these documents are stored. */
export function overlay(reader: ContentReader, documents: Documents): ContentReader {
  const changed = (id: DocumentId) => validOrBuiltIn(id, documents.get(id) ?? undefined);
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
