/** Rewrites the links to a page that was retired or moved, in the content of one document. */
import { mapMembers, type Shape, shapeFor } from "#schemas/content-shape.ts";
import { child, isObject, type JsonObject, type JsonValue, type Pointer } from "#schemas/json.ts";
import { type DocumentId, pathOf } from "#schemas/page-ids.ts";
import { canonicalPath, extendTarget, GONE, redirectPathOf, targetPath } from "#schemas/redirects.ts";
import { type ReplaceLink, replaceLinks } from "../documents/links.ts";

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

export interface RewrittenContent {
  content: JsonObject;
  /** Number of entries that were removed from lists of links. */
  removedEntries: number;
  /** Other links that were removed. */
  removedLinks: Pointer[];
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

/** Rewrites each link to the page. Returns the same content if it has none. */
export function rewriteLinks(content: JsonObject, id: DocumentId, rewriting: LinkRewriting): RewrittenContent {
  const rewriter = new LinkRewriter(id, rewriting);
  const rewritten = rewriter.rewrite(content, shapeFor(id), "") as JsonObject;
  return { content: rewritten, removedEntries: rewriter.removedEntries, removedLinks: rewriter.removedLinks };
}

class LinkRewriter {
  removedEntries = 0;
  readonly removedLinks: Pointer[] = [];
  readonly #newTarget: ReplaceLink;
  readonly #leadsTo: (href: JsonValue | undefined, path: string | undefined) => boolean;
  readonly #targetPath: string | undefined;
  readonly #isTarget: boolean;

  constructor(id: DocumentId, rewriting: LinkRewriting) {
    const base = new URL(redirectPathOf(id), rewriting.origin);
    this.#newTarget = targetReplacer(rewriting, base);
    this.#leadsTo = (href, path) => typeof href === "string" && path !== undefined && linkedPath(href, base) === path;
    this.#targetPath = targetPath(rewriting.target);
    this.#isTarget = pathOf(id) === this.#targetPath;
  }

  /** @returns undefined if the value is a link that is removed */
  rewrite(value: JsonValue, shape: Shape, pointer: Pointer): JsonValue | undefined {
    if (shape.kind === "url" && typeof value === "string") return this.#recordRemoval(this.#newTarget(value), pointer);
    if (shape.kind === "html" && typeof value === "string") return this.#rewriteHtml(value, pointer);
    return mapMembers(value, shape, (member, inner, key) => {
      const isEntry = Array.isArray(value) && LINK_LISTS.has(pointer);
      if (!isEntry || !this.#isPointless(member, value)) return this.rewrite(member, inner, child(pointer, key));
      this.removedEntries += 1;
      return undefined;
    });
  }

  #recordRemoval(target: string | null, pointer: Pointer): string | undefined {
    if (target === null) this.removedLinks.push(pointer);
    return target ?? undefined;
  }

  #rewriteHtml(html: string, pointer: Pointer): string {
    return replaceLinks(html, (href) => {
      const target = this.#newTarget(href);
      this.#recordRemoval(target, pointer);
      return target;
    });
  }

  /** Returns whether an entry would lead nowhere, to its own page, or to the same page as another entry. */
  #isPointless(entry: JsonValue, entries: readonly JsonValue[]): boolean {
    if (!isObject(entry) || typeof entry.url !== "string") return false;
    const target = this.#newTarget(entry.url);
    if (target === entry.url) return false;
    return (
      target === null ||
      this.#isTarget ||
      entries.some((other) => isObject(other) && this.#leadsTo(other.url, this.#targetPath))
    );
  }
}

/** Returns a function that replaces the links of the document at `base`. */
function targetReplacer({ from, target, hasAnchor }: LinkRewriting, base: URL): ReplaceLink {
  const isMoved = canonicalPath(base.pathname) === from;
  return (href) => {
    if (linkedPath(href, base) !== from) return isMoved ? absolutePath(href, base) : href;
    if (target === GONE) return null;
    const { search, hash } = new URL(href, base);
    const rewritten = extendTarget(target, { search, hash: hasAnchor(hash.slice(1)) ? hash : "" });
    return target.startsWith("/") && /^https?:/i.test(href) ? base.origin + rewritten : rewritten;
  };
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
