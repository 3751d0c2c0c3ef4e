import { formatList } from "#content/documents/format-number.ts";
import { type DocumentId, isPageId, isSettings, pathOf, SITE, THEME } from "#schemas/page-ids.ts";
import { titleCase } from "#schemas/page-source.ts";

/** Returns the name of a page in the interface, such as "Commercial › Cyber Liability", or an unknown id unchanged. */
export function pageName(page: DocumentId): string {
  if (page === SITE) return "Business Info";
  if (page === THEME) return "Appearance";
  return isPageId(page) ? page.split("/").map(titleCase).join(" › ") : page;
}

/** Lists pages in words, such as "Home, About, Farm, and 9 more". */
export function listPageNames(pages: readonly DocumentId[], nameOf = pageName): string {
  const rest = pages.length - MAX_NAMED;
  const names = pages.slice(0, MAX_NAMED).map(nameOf);
  return formatList(rest > 0 ? [...names, `${rest.toLocaleString("en-US")} more`] : names);
}

const MAX_NAMED = 3;

/** Returns the path that shows a document, or undefined if none does. Business info is on every page, also on "/". */
export function pageAddress(page: DocumentId): string | undefined {
  if (isSettings(page)) return "/";
  return isPageId(page) ? pathOf(page) : undefined;
}
