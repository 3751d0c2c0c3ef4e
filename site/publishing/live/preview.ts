import type { ContentStore } from "#content/store/content-store.ts";
import { overlayDocuments, type PendingDocuments } from "#content/store/overlay.ts";
import { type DocumentId, pathOf, SITE } from "#schemas/page-ids.ts";
import { loadRenderer } from "#site/rendering/renderer.ts";
import { cacheFolder, mediaFolder, mediaReader } from "../images/media-index.ts";

export interface PreviewOptions {
  /** The project's folder, which holds the built code. */
  root: string;
  store: ContentStore;
  /** The folder of that store. */
  contentDir: string;
}

/**
 * The HTML of a page as visitors will get it once these documents are stored; for the facts of the agency, that of the
 * home page. Undefined where there is no such page, or it has no address.
 */
export type Preview = (page: DocumentId, documents: PendingDocuments) => Promise<string | undefined>;

export function createPreview({ root, store, contentDir }: PreviewOptions): Preview {
  const readMedia = mediaReader(mediaFolder(contentDir), cacheFolder(root));
  return async (page, documents) => {
    const path = page === SITE ? "/" : pathOf(page);
    if (path === undefined) return undefined;
    const renderer = await loadRenderer(root);
    const reader = Object.assign(overlayDocuments(await store.reader(), documents), { media: await readMedia() });
    const { html, status } = await renderer.render(path, reader);
    return status === 200 ? html : undefined;
  };
}
