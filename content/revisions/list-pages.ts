/** The pages of a site, as the admin lists them. */
import { lineOfPage, linesOf } from "#schemas/lines.ts";
import { type DocumentId, type PageId, pathOf, resolvePage, SITE } from "#schemas/page-ids.ts";
import { canonicalPath } from "#schemas/redirects.ts";
import type { SiteIndex } from "../lint/model/lint-site.ts";
import type { ContentStore } from "../store/content-store.ts";
import { findLastChanges, type LastChange } from "./read-history.ts";

export interface ListedPage {
  id: PageId;
  path: string;
  /** ID of the line of business of an overview or a coverage page. */
  line?: string | undefined;
  /** The title for search engines, with the values of the facts that it quotes. */
  title: string;
  /** The parts of the page that links can lead to. */
  anchors: readonly string[];
  /** True if the store has no such page, so the site shows sample content. */
  isDefault: boolean;
  /** Undefined if no revision has recorded the page. */
  lastChange?: LastChange | undefined;
}

/** A page that was retired or moved. Visitors of its path are led to another one. */
export interface RetiredPage extends Pick<ListedPage, "id" | "path" | "lastChange"> {
  /** A path, a URL, or `GONE`. */
  target: string;
}

/** Lists the pages in the order of the site, and those that were retired or moved in the order of their paths. */
export async function listPages(store: ContentStore, { settings, documents }: SiteIndex) {
  const reader = await store.reader(undefined, () => {});
  const ids = await reader.pages();
  const live = new Set(ids);
  const retired = Object.entries(settings.redirects ?? {}).flatMap(([path, target]): RetiredPage[] => {
    const id = resolvePage(canonicalPath(path));
    return id === undefined || live.has(id) ? [] : [{ id, path, target }];
  });
  const lastChanges = await findLastChanges(store, [...ids, ...retired.map(({ id }) => id)]);
  const stored = new Set<DocumentId>(await store.withSnapshot((state) => state.pages()));
  const pages: ListedPage[] = [];
  for (const id of ids) {
    const { title, anchors = [] } = documents[id]?.page ?? { title: (await reader.page(id))?.meta.title };
    if (title === undefined || id === SITE) continue;
    const isDefault = !stored.has(id);
    const line = lineOfPage(settings, id)?.id;
    pages.push({ id, path: pathOf(id), line, title, anchors, isDefault, lastChange: lastChanges.get(id) });
  }
  const changed = retired.map((page): RetiredPage => ({ ...page, lastChange: lastChanges.get(page.id) }));
  return { lines: linesOf(settings), pages, retired: changed };
}
