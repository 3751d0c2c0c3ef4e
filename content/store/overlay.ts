import type { PageContent } from "#schemas/generated/page.ts";
import type { JsonObject } from "#schemas/json.ts";
import { type DocumentId, isPageId, KNOWN_PAGES, SITE } from "#schemas/page-ids.ts";
import { isRetired } from "#schemas/redirects.ts";
import type { ContentReader } from "./content-store.ts";
import { contentOrDefault, siteOrDefault } from "./default-content.ts";
import { StoreReader } from "./store-reader.ts";

/** The content of documents that are not stored yet. Null removes the document. */
export type PendingDocuments = ReadonlyMap<DocumentId, JsonObject | null>;

/** Returns a reader of the content as it will be after the pending documents are stored. */
export function overlayDocuments(reader: ContentReader, documents: PendingDocuments): ContentReader {
  const pending = (id: DocumentId) => documents.get(id) ?? undefined;
  let overlaid: Promise<ContentReader> | undefined;
  /** Returns a reader of the other documents, in which the pages are retired that the pending site settings retire. */
  const readOthers = () => (overlaid ??= withPendingSite());
  async function withPendingSite(): Promise<ContentReader> {
    if (!documents.has(SITE)) return reader;
    const site = await siteOrDefault(pending(SITE));
    return reader instanceof StoreReader ? reader.withSite(site) : { ...reader, site: async () => site };
  }
  const readSite = async () => (await readOthers()).site();

  return {
    async page(id) {
      if (!documents.has(id) || !isPageId(id)) return (await readOthers()).page(id);
      const content = await contentOrDefault(id, pending(id));
      const isDefault = content !== pending(id);
      return isDefault && isRetired(id, (await readSite()).redirects)
        ? undefined
        : (content as PageContent | undefined);
    },
    site: readSite,
    async pages() {
      const pages = new Set(await (await readOthers()).pages());
      const { redirects } = await readSite();
      for (const [id, content] of documents) {
        if (content !== null && id !== SITE) pages.add(id);
        else if (!KNOWN_PAGES.includes(id) || isRetired(id, redirects)) pages.delete(id);
      }
      return [...pages];
    },
  };
}
