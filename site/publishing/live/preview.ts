import type { ContentStore, PendingDocuments } from "#content/store/content-store.ts";
import { type DocumentId, pathOf, SITE } from "#schemas/page-ids.ts";
import type { MediaIndex } from "#site/page-model/media.ts";
import { loadRenderer } from "#site/rendering/renderer.ts";
import type { SiteFolders } from "../folders.ts";

export interface PreviewOptions extends Pick<SiteFolders, "root"> {
  store: ContentStore;
  readMedia(): Promise<MediaIndex>;
}

/**
 * Function that renders a page as visitors will see it once these documents are stored. Site settings are previewed on the home page.
 * @returns the HTML, or undefined if the page does not exist or has no address
 */
export type Preview = (page: DocumentId, documents: PendingDocuments) => Promise<string | undefined>;

export function createPreview({ root, store, readMedia }: PreviewOptions): Preview {
  return async (page, documents) => {
    const path = page === SITE ? "/" : pathOf(page);
    if (path === undefined) return undefined;
    const renderer = await loadRenderer(root);
    const stored = await store.reader();
    const reader = Object.assign(stored.withPending(documents), { media: await readMedia() });
    const { html, status } = await renderer.render(path, reader);
    return status === 200 ? html : undefined;
  };
}
