import { mapContent, shapeFor } from "#schemas/content-shape.ts";
import { descendant, isObject, type JsonObject, type JsonValue, type Pointer, valueAt } from "#schemas/json.ts";
import { type DocumentId, pathOf } from "#schemas/page-ids.ts";
import { canonicalPath, extendTarget, GONE, targetPath } from "#schemas/redirects.ts";
import { replaceLinks } from "../documents/links.ts";

export interface LinkRewriting {
  /** The path that the page no longer has. */
  from: string;
  /** The path or URL that links lead to now, or `GONE` to remove the links. */
  target: string;
  /** Returns whether the target has an anchor. A link without one leads to the start of the page. */
  hasAnchor(anchor: string): boolean;
  /** The origin of the site, for links that include it. */
  origin: string;
}

/** Lists whose entries are links with a title. Without the page, an entry has no purpose. */
const LINK_LISTS: ReadonlySet<Pointer> = new Set([
  "/hero/tiles",
  "/coverage/items",
  "/related/items",
  "/navigation",
  "/social",
  "/footer/insurance",
  "/footer/links",
]);

/**
 * Rewrites the links to a page that was retired or moved.
 * @returns the same content if it has none, and the number of entries that were removed from lists of links
 */
export function rewriteLinks(content: JsonObject, id: DocumentId, rewriting: LinkRewriting) {
  const base = new URL(pathOf(id), rewriting.origin);
  const { from, target, hasAnchor } = rewriting;
  const newPath = targetPath(target);
  const isMoved = canonicalPath(base.pathname) === from;
  const removedLinks: Pointer[] = [];
  let removedEntries = 0;

  const newTarget = (href: string): string | null => {
    if (linkedPath(href, base) !== from) return isMoved ? absolutePath(href, base) : href;
    if (target === GONE) return null;
    const { search, hash } = new URL(href, base);
    const rewritten = extendTarget(target, { search, hash: hasAnchor(hash.slice(1)) ? hash : "" });
    return target.startsWith("/") && /^https?:/i.test(href) ? base.origin + rewritten : rewritten;
  };

  const replaceLink = (href: string, pointer: Pointer): string | null => {
    const newHref = newTarget(href);
    if (newHref === null) removedLinks.push(pointer);
    return newHref;
  };

  /** Returns whether an entry would lead nowhere, to its own page, or to the same page as another entry. */
  const isPointless = (entry: JsonValue, entries: readonly JsonValue[]): boolean => {
    if (!isObject(entry) || typeof entry.url !== "string") return false;
    const newUrl = newTarget(entry.url);
    if (newUrl === entry.url) return false;
    const leadsToTarget = (other: JsonValue) =>
      isObject(other) && typeof other.url === "string" && linkedPath(other.url, base) === newPath;
    return newUrl === null || pathOf(id) === newPath || (newPath !== undefined && entries.some(leadsToTarget));
  };

  const rewritten = mapContent(content, shapeFor(id), {
    url: (href, path) => replaceLink(href, descendant("", path)) ?? undefined,
    html: (text, path) => replaceLinks(text, (href) => replaceLink(href, descendant("", path))),
    object(value, shape, path, mapping) {
      const listPath = path.slice(0, -1);
      const entries = LINK_LISTS.has(descendant("", listPath)) ? valueAt(content, listPath) : undefined;
      if (!Array.isArray(entries) || !isPointless(value, entries)) return mapping.mapMembers(value, shape);
      removedEntries += 1;
      return undefined;
    },
  });
  return { content: rewritten, removedEntries, removedLinks };
}

/**
 * Returns the path of the page that a link leads to, in lower case and without redundant endings. Returns undefined for a
 * link to another site or within the same page.
 */
function linkedPath(href: string, base: URL): string | undefined {
  if (/^(?:[#?]|$)/.test(href) || !URL.canParse(href, base)) return undefined;
  const { host, pathname } = new URL(href, base);
  return host === base.host ? canonicalPath(pathname).toLowerCase() : undefined;
}

/** Makes a link independent of the path of its page: `auto` on `/personal/umbrella` becomes `/personal/auto`. */
function absolutePath(href: string, base: URL): string {
  if (/^(?:[a-z][a-z\d+.-]*:|[/#?]|$)/i.test(href) || !URL.canParse(href, base)) return href;
  const { pathname, search, hash } = new URL(href, base);
  return pathname + search + hash;
}
