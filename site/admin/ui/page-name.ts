import { type DocumentId, isPageId, pathOf, SITE } from "#schemas/page-ids.ts";
import { titleCase } from "#site/page-model/navigation.ts";

/** "Commercial › Cyber Liability" for `commercial/cyber-liability`; what names no page is its own name. */
export function pageName(page: DocumentId): string {
  if (page === SITE) return "Facts of the Agency";
  return isPageId(page) ? page.split("/").map(titleCase).join(" › ") : page;
}

/** Where a document is to be seen on the site, or undefined where it is not: the facts of the agency are on every page. */
export function addressOf(page: DocumentId): string | undefined {
  if (page === SITE) return "/";
  return isPageId(page) ? pathOf(page) : undefined;
}
