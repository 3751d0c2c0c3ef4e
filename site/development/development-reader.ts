import type { ContentReader } from "#content/store/content-store.ts";
import { openFileStore } from "#content/store/file/file-store.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import type { PageContent } from "#schemas/generated/page.ts";
import type { Site } from "#schemas/generated/site.ts";
import { type PageId, SITE } from "#schemas/page-ids.ts";

/** Last content of each document whose file was good. */
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
  const reader = await store.reader();
  return {
    async page(id) {
      const content = await reader.page(id);
      if (!broken.has(id)) goodPages.set(id, content);
      return goodPages.get(id) ?? content;
    },
    async site() {
      const site = await reader.site();
      if (!broken.has(SITE)) goodSite = site;
      return goodSite ?? site;
    },
    pages: () => reader.pages(),
  };
}
