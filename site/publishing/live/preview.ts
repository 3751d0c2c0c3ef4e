import { existsSync } from "node:fs";
import { join } from "node:path";
import type { ContentStore, PendingDocuments } from "#content/store/content-store.ts";
import { type DocumentId, isSettings, type PageId, pathOf, SITE } from "#schemas/page-ids.ts";
import { deriveHomeSections } from "#site/page-model/home-sections.ts";
import { listVariants, type MediaFile, type MediaIndex, type SiteReader } from "#site/page-model/media.ts";
import { loadRenderer } from "#site/rendering/renderer.ts";
import { joinMarkup } from "#site/shared-markup/markup.ts";
import type { SiteFolders } from "../routes.ts";
import { annotateFields, FieldMarks } from "./mark-fields.ts";

export interface PreviewOptions extends Pick<SiteFolders, "root" | "out"> {
  store: ContentStore;
  readMedia(): Promise<MediaIndex>;
}

/**
 * Returns a function that renders a page as visitors will see it once some documents are stored, or undefined if the page does
 * not exist or has no address. Site settings are previewed on the home page. Elements that show a field name it in
 * `data-field`, which published pages do not have.
 */
export function createPreview({ root, out, store, readMedia }: PreviewOptions) {
  return async (page: DocumentId, documents: PendingDocuments): Promise<string | undefined> => {
    const shown = isSettings(page) ? "home" : page;
    const path = pathOf(shown);
    const renderer = await loadRenderer({ root, out });
    const stored = await store.reader();
    const reader: SiteReader = Object.assign(stored.withPending(documents), { media: await readMedia() });
    const { markup, status } = await renderer.render(path, reader);
    if (status !== 200) return undefined;
    const marks = new FieldMarks();
    const marked = await renderer.render(path, await markReader(reader, shown, marks));
    return annotateFields(joinMarkup(markup), joinMarkup(marked.markup), marks);
  };
}

/** Returns a reader of the same content in which the site settings and one page have marks. */
async function markReader(reader: SiteReader, shown: PageId, marks: FieldMarks): Promise<SiteReader> {
  const [stored, site] = [await reader.page(shown), await reader.site()];
  // The home page derives sections from words of its texts, which have to be without marks.
  const content = stored && shown === "home" ? deriveHomeSections(stored, site) : stored;
  const page = content && marks.markContent(shown, content, stored);
  const markedSite = marks.markContent(SITE, site);
  return {
    ...reader,
    page: (id) => (id === shown ? Promise.resolve(page) : reader.page(id)),
    site: async () => markedSite,
    media: reader.media && marks.markMedia(reader.media),
  };
}

/**
 * Returns a function that indexes the media files for previews. A photo that no published page shows yet has no sizes on the
 * site, so the preview shows the stored file from the API.
 */
export function createPreviewMediaReader(readMedia: () => Promise<MediaIndex>, out: string): () => Promise<MediaIndex> {
  return async () => {
    const isPublished = (file: MediaFile) => {
      const { own, offered } = listVariants(file);
      return [own, ...offered].every(({ address }) => existsSync(join(out, address)));
    };
    const media = [...(await readMedia())];
    return new Map(media.map(([name, file]) => [name, file && !isPublished(file) ? storedFile(name, file) : file]));
  };
}

/** Returns an image as the API sends it: the stored file in its own size. */
export function storedFile(name: string, { width, height }: Pick<MediaFile, "width" | "height">): MediaFile {
  const dot = name.lastIndexOf(".");
  const stem = `/api/admin/photos/${encodeURIComponent(name.slice(0, dot))}`;
  return { stem, width, height, isPhoto: false, ending: name.slice(dot + 1) };
}
