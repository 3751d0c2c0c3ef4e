import type { SiteReader } from "#site/page-model/media.ts";
import { loadPage } from "#site/page-model/page-model.ts";
import { renderDocument } from "#site/rendering/document.tsx";
import type { Markup } from "#site/shared-markup/markup.ts";
import ContentPage from "./+Page.tsx";

/** Renders the document of a page that has content, as vike does except for the script that vike inserts. */
export async function renderContentPage(path: string, reader: SiteReader): Promise<Markup | undefined> {
  const page = await loadPage(reader, path);
  return page && renderDocument(ContentPage, page);
}
