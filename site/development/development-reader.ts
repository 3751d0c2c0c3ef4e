import { collectFacts } from "#content/facts/facts.ts";
import { resolveDocument, resolveSiteFacts } from "#content/facts/resolve-references.ts";
import type { ContentReader } from "#content/store/content-store.ts";
import { openFileStore } from "#content/store/file/file-store.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import type { PageContent } from "#schemas/generated/page.ts";
import type { Site } from "#schemas/generated/site.ts";
import { type PageId, SITE } from "#schemas/page-ids.ts";

/** Last stored content of each document whose file was good. */
const goodPages = new Map<PageId, PageContent | undefined>();
let goodSite: Site | undefined;

/**
 * Opens the content for Vite's development server. A document whose file is broken has its last good content, so that a page
 * does not change while someone types.
 */
export async function openDevelopmentReader(contentDir: string): Promise<ContentReader> {
  const broken = new Map<string | undefined, Diagnostic>();
  const onWarning = (warning: Diagnostic) => {
    broken.set(warning.page, warning);
    console.warn(warning.message);
  };
  const store = await openFileStore({ dir: contentDir, onWarning });
  const { stored } = await store.reader();
  async function readGoodSite(): Promise<Site> {
    const site = await stored.site();
    if (!broken.has(SITE)) goodSite = site;
    return goodSite ?? site;
  }
  return {
    async page(id) {
      const content = await stored.page(id);
      if (!broken.has(id)) goodPages.set(id, content);
      const good = goodPages.get(id) ?? content;
      return good && resolveDocument("home", good, collectFacts(await readGoodSite()));
    },
    async site() {
      const site = await readGoodSite();
      return resolveSiteFacts(site, collectFacts(site));
    },
    theme: () => stored.theme(),
    pages: () => stored.pages(),
  };
}
