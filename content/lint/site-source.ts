/** Reads as much of a site as lint needs. */
import { collectFacts } from "#content/facts/facts.ts";
import { once } from "#content/platform/once.ts";
import type { StoredContentReader } from "#content/store/content-store.ts";
import { type DocumentId, SITE } from "#schemas/page-ids.ts";
import { type CompletePage, type DocumentIndex, indexDocument } from "./model/document-index.ts";
import { LintDocument } from "./model/lint-document.ts";
import type { SiteIndex } from "./model/lint-site.ts";

export type SiteSource = ReturnType<typeof createSiteSource>;

/** The indexes of documents by their fingerprints, for a process that indexes a site again and again. */
export type IndexCache = Map<DocumentId, { fingerprint: string; index: DocumentIndex }>;

/** @param fingerprint an equal fingerprint means equal content and equal site settings. Undefined without a cache. */
type VisitDocument = (
  id: DocumentId,
  fingerprint: string | undefined,
  read: () => Promise<LintDocument | undefined>,
) => Promise<void>;

export function createSiteSource(
  openReader: () => Promise<StoredContentReader>,
  complete: CompletePage,
  cache?: IndexCache,
) {
  const open = once(openReader);

  /**
   * Indexes these documents, or all of them.
   * @param visit called for each of them; what it reads is not read again
   */
  async function index(documents?: readonly DocumentId[], visit?: VisitDocument): Promise<SiteIndex> {
    const reader = await open();
    const settings = await reader.stored.site();
    const ids = documents ?? [SITE, ...(await reader.stored.pages())];
    const fingerprints = cache && reader.fingerprints([SITE, ...ids]);
    // The index of a page has the values of the facts that it quotes.
    const site = fingerprints?.get(SITE);
    const facts = collectFacts(settings);
    const indexed: Record<DocumentId, DocumentIndex> = {};
    for (const id of ids) {
      const fingerprint = fingerprints && `${site} ${fingerprints.get(id)}`;
      const known = cache?.get(id);
      let index = known?.fingerprint === fingerprint ? known?.index : undefined;
      const read = once(async () => {
        const content = id === SITE ? settings : await reader.stored.page(id);
        return content && new LintDocument(id, content, facts);
      });
      if (index === undefined) {
        const document = await read();
        if (document === undefined) continue;
        index = indexDocument(document, complete, settings);
        if (fingerprint !== undefined) cache?.set(id, { fingerprint, index });
      }
      indexed[id] = index;
      await visit?.(id, fingerprint, read);
    }
    return { settings, theme: await reader.stored.theme(), documents: indexed };
  }

  return {
    settings: async () => (await open()).stored.site(),
    theme: async () => (await open()).stored.theme(),
    /** Returns the pages that have a path. */
    pages: async () => (await open()).stored.pages(),
    index,
  };
}

export function toSiteSource(index: SiteIndex): SiteSource {
  return {
    settings: async () => index.settings,
    theme: async () => index.theme,
    pages: async () => Object.keys(index.documents).filter((id) => id !== SITE),
    index: async () => index,
  };
}
