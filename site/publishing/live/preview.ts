import { existsSync } from "node:fs";
import { join } from "node:path";
import type { ContentStore, DocumentChange, PendingDocuments } from "#content/store/content-store.ts";
import { type DocumentId, isSettings, type PageId, pathOf, SITE } from "#schemas/page-ids.ts";
import type { PreviewBar } from "#schemas/preview-bar.ts";
import { deriveHomeSections } from "#site/page-model/home-sections.ts";
import { listVariants, type MediaFile, type MediaIndex, type SiteReader } from "#site/page-model/media.ts";
import { loadRenderer } from "#site/rendering/renderer.ts";
import { joinMarkup } from "#site/shared-markup/markup.ts";
import type { SiteFolders } from "../routes.ts";
import { annotateFields, FieldMarks } from "./mark-fields.ts";
import { addPreviewBar } from "./preview-bar.tsx";

export interface PreviewOptions extends Pick<SiteFolders, "root" | "out"> {
  store: ContentStore;
  readMedia(): Promise<MediaIndex>;
}

/** Returns functions that render a page as visitors will see it once some documents are stored. */
export function createPreview({ root, out, store, readMedia }: PreviewOptions) {
  async function open(documents: PendingDocuments) {
    const renderer = await loadRenderer({ root, out });
    const stored = await store.reader();
    const reader: SiteReader = Object.assign(stored.withPending(documents), { media: await readMedia() });
    const render = async (path: string, from = reader) => {
      const { markup, status } = await renderer.render(path, from);
      return status === 200 ? joinMarkup(markup) : undefined;
    };
    return { reader, render };
  }

  return {
    /** Returns a page with a bar about the changes that it shows, or undefined if there is no page at the address. */
    async withBar(changes: readonly DocumentChange[], bar: PreviewBar): Promise<string | undefined> {
      const { render } = await open(new Map(changes.map(({ page, after }) => [page, after])));
      const html = await render(bar.path);
      return html && addPreviewBar(html, bar, changes);
    },
    /**
     * Returns a page whose elements name the field that they show in `data-field`, which published pages do not have, or
     * undefined if the page has no address. Site settings are previewed on the home page.
     */
    async withFields(page: DocumentId, documents: PendingDocuments): Promise<string | undefined> {
      const shown = isSettings(page) ? "home" : page;
      const { reader, render } = await open(documents);
      const html = await render(pathOf(shown));
      const marks = new FieldMarks();
      const marked = html && (await render(pathOf(shown), await markReader(reader, shown, marks)));
      return html && annotateFields(html, marked ?? "", marks);
    },
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
