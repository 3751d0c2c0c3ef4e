/** The entries in menus and lists that lead to a new page, and its line of business: they are published with the page. */
import { isObject, type JsonObject, type JsonValue } from "#schemas/json.ts";
import { type DocumentId, type PageId, parentOf, pathOf, SITE } from "#schemas/page-ids.ts";

/** Places where other parts of the site link to a new page. */
export interface PagePlacement {
  title: string;
  /** The text of the card on the page that it is below. */
  description: string;
  isOnParent?: boolean;
  isInMenu?: boolean;
  isInFooter?: boolean;
  /** The line of business whose overview it is. */
  line?: { id: string; title: string; shortTitle: string } | undefined;
}

/** Returns the documents that a placement changes. */
export function linkingDocuments(page: PageId, { isOnParent }: PagePlacement): DocumentId[] {
  const parent = parentOf(page);
  return isOnParent && parent !== undefined ? [SITE, parent] : [SITE];
}

/**
 * Returns the patches of the other documents that a placement changes.
 * @param contentOf returns the newest content of a document
 */
export function placePage(
  page: PageId,
  placement: PagePlacement,
  contentOf: (id: DocumentId) => JsonObject,
): Record<DocumentId, JsonObject> {
  const { title, description, isOnParent, isInMenu, isInFooter, line } = placement;
  const link = { id: page.replace("/", "-"), title: line?.shortTitle ?? title, url: pathOf(page) };
  const parent = parentOf(page);
  const settings = contentOf(SITE);
  const list = line === undefined ? "links" : "insurance";
  const site: JsonObject = {
    ...(isInMenu && { navigation: beforeContact(settings.navigation, link) }),
    ...(isInFooter && { footer: { [list]: append(isObject(settings.footer) ? settings.footer[list] : [], link) } }),
    ...(line && { lines: append(settings.lines, line) }),
  };
  const overview = parent === undefined ? undefined : contentOf(parent).coverage;
  const cards = append(isObject(overview) ? overview.items : [], { ...link, title, description });
  return {
    ...(Object.keys(site).length > 0 && { [SITE]: site }),
    ...(isOnParent && parent !== undefined && { [parent]: { coverage: { items: cards } } }),
  };
}

function append(list: JsonValue | undefined, entry: JsonObject): JsonValue[] {
  return [...(Array.isArray(list) ? list : []), entry];
}

/** Adds an entry to the menu: the link to the contact page, if it is the last one, stays the last one. */
function beforeContact(menu: JsonValue | undefined, entry: JsonObject): JsonValue[] {
  const entries = Array.isArray(menu) ? menu : [];
  const last = entries.at(-1);
  const isContact = isObject(last) && last.url === pathOf("contact");
  return isContact ? [...entries.slice(0, -1), entry, last] : [...entries, entry];
}
