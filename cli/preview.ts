/** Pages as they would look with other content. */
import type { AdminDeps } from "#api/app-deps.ts";
import { builtIn } from "#content/built-in.ts";
import type { ContentStore } from "#content/content-store.ts";
import type { JsonObject } from "#schemas/json.ts";
import type { PageContent } from "#schemas/page.generated.ts";
import { type DocumentId, pathOf, SITE } from "#schemas/pages.ts";
import type { Site } from "#schemas/site.generated.ts";
import { loadRenderer, type Renderer } from "#site/renderer.ts";
import { cacheFolder, mediaFolder, readMedia } from "./media.ts";

interface PreviewOptions {
  /** The project's folder, which holds the built code. */
  root: string;
  store: ContentStore;
  contentDir: string;
}

export function createPreview({ root, store, contentDir }: PreviewOptions): AdminDeps["preview"] {
  let renderer: Promise<Renderer> | undefined;
  return async (page, overlay) => {
    renderer ??= loadRenderer(root);
    const media = await readMedia(mediaFolder(contentDir), cacheFolder(root));
    const reader = await store.reader();
    const over = async (id: DocumentId): Promise<JsonObject | undefined> =>
      overlay.get(id) ?? (await builtIn()).get(id);
    const { status, html } = await (await renderer).render(pathOf(page) ?? "", {
      media,
      pages: () => reader.pages(),
      page: async (id) => (overlay.has(id) ? ((await over(id)) as PageContent | undefined) : reader.page(id)),
      site: async () => (overlay.has(SITE) ? ((await over(SITE)) as unknown as Site) : reader.site()),
    });
    return status === 200 ? html : undefined;
  };
}
