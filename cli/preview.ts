import type { ContentStore } from "#content/content-store.ts";
import { type Documents, overlay } from "#content/overlay.ts";
import { type DocumentId, pathOf, SITE } from "#schemas/pages.ts";
import { loadRenderer } from "#site/renderer.ts";
import { cacheFolder, mediaFolder, mediaReader } from "./media.ts";

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
export type Preview = (page: DocumentId, documents: Documents) => Promise<string | undefined>;

export function createPreview({ root, store, contentDir }: PreviewOptions): Preview {
  const readMedia = mediaReader(mediaFolder(contentDir), cacheFolder(root));
  return async (page, documents) => {
    const path = page === SITE ? "/" : pathOf(page);
    if (path === undefined) return undefined;
    const renderer = await loadRenderer(root);
    const reader = Object.assign(overlay(await store.reader(), documents), { media: await readMedia() });
    const { html, status } = await renderer.render(path, reader);
    return status === 200 ? html : undefined;
  };
}
