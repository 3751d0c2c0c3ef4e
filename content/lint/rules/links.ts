/** Rules for links within the site. */
import { linksIn } from "#content/documents/links.ts";
import { closest, didYouMean } from "#content/platform/suggest.ts";
import { anchorsOf } from "#schemas/anchors.ts";
import type { JsonValue } from "#schemas/json.ts";
import { lineOfBusinessOf, pathOf, SITE } from "#schemas/page-ids.ts";
import { resolveRedirect } from "#schemas/redirects.ts";
import { type ContentLocation, type LintInput, type Rule, siteUrl, valuesOfKind } from "./rule.ts";

/** A link from the content to a page of this site. */
interface InternalLink extends ContentLocation {
  /** Undefined for a bare anchor in the site settings, which appears on every page. */
  path: string | undefined;
  anchor: string;
}

/** Anchors that every page has: the HTML Standard scrolls to the top of the page for them ("indicated part"). */
const TOP_ANCHORS: ReadonlySet<string> = new Set(["", "top"]);

/** Reports links to pages that do not exist. */
export const brokenLinks: Rule = (content) => {
  const anchorsByPath = collectAnchors(content);
  return collectLinks(content).flatMap(({ page, pointer, path }) => {
    if (path === undefined || anchorsByPath.has(path)) return [];
    const redirect = resolveRedirect(content.site.redirects ?? {}, path, (live) => anchorsByPath.has(live));
    const suggestion = redirect?.startsWith("/") ? redirect : closest(path, anchorsByPath.keys());
    const message = `No page or file exists at ${path}.${didYouMean(suggestion)}`;
    return [{ code: "link/broken", page, pointer, message, ...(suggestion !== undefined && { suggestion }) }];
  });
};

/** Reports links to anchors that their page does not have. */
export const brokenAnchors: Rule = (content) => {
  const anchorsByPath = collectAnchors(content);
  return collectLinks(content).flatMap(({ page, pointer, path, anchor }) => {
    if (TOP_ANCHORS.has(anchor)) return [];
    if (path === undefined) {
      const message = `This link is on every page, but not every page has the anchor #${anchor}. Put the path of a page before it.`;
      return [{ code: "link/anchor", page, pointer, message }];
    }
    const anchors = anchorsByPath.get(path);
    if (anchors === undefined || anchors.has(anchor)) return [];
    const closestAnchor = closest(anchor, anchors);
    const suggestion = closestAnchor && `#${closestAnchor}`;
    const message = `The page ${path} has no anchor #${anchor}.${didYouMean(suggestion)}`;
    return [{ code: "link/anchor", page, pointer, message, ...(suggestion !== undefined && { suggestion }) }];
  });
};

/** Reports coverage pages without a link to them. The header and footer link to all other pages. */
export const unlinkedPages: Rule = (content) => {
  const linkedPaths = new Set(
    collectLinks(content).map(({ page, path }) => (pathOf(page) === path ? undefined : path)),
  );
  return [...content.pages.keys()]
    .filter((page) => lineOfBusinessOf(page) !== undefined && !linkedPaths.has(pathOf(page)))
    .map((page) => {
      const message = `No other page links to ${pathOf(page)}.`;
      return { code: "page/unlinked", page, pointer: "/hero/title", message };
    });
};

/** Returns every path of the site with its anchors, or with undefined if the content does not determine them. */
export function collectAnchors({ pages, media, addresses = [] }: LintInput): Map<string, Set<string> | undefined> {
  const anchorsByPath = new Map<string, Set<string> | undefined>();
  for (const [page, content] of pages) anchorsByPath.set(pathOf(page) ?? "", anchorsOf(content));
  for (const file of media) anchorsByPath.set(new URL(`/media/${file}`, PLACEHOLDER_ORIGIN).pathname, undefined);
  for (const address of addresses) {
    const [path = "", anchor] = address.split("#");
    if (anchor === undefined) anchorsByPath.set(path, undefined);
    else anchorsByPath.get(path)?.add(anchor);
  }
  return anchorsByPath;
}

/** The origin of the site if the site settings have none. */
const PLACEHOLDER_ORIGIN = "https://site.invalid";

function collectLinks(content: LintInput): InternalLink[] {
  const origin = siteUrl(content.site)?.origin ?? PLACEHOLDER_ORIGIN;
  return valuesOfKind(content, "url", "html").flatMap(({ page, pointer, value, shape }) =>
    hrefsIn(value, shape.kind).flatMap((href) => {
      const base = `${origin}${pathOf(page)}`;
      if (!URL.canParse(href, base)) return [];
      const target = new URL(href, base);
      if (target.origin !== origin) return [];
      const path = page === SITE && href.startsWith("#") ? undefined : target.pathname;
      return [{ page, pointer, path, anchor: target.hash.slice(1) }];
    }),
  );
}

function hrefsIn(value: JsonValue, kind: "url" | "html"): string[] {
  if (typeof value !== "string") return [];
  if (kind === "url") return [value];
  return linksIn(value);
}
