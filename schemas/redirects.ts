/**
 * The table of retired and moved pages in the site settings: old paths, each with the path or URL that it leads to. The
 * functions keep it free of chains and loops, so that one redirect always suffices.
 */
import type { Redirects } from "./generated/site.ts";
import { lineOfOverview, type SiteLines } from "./lines.ts";
import { type PageId, parentOf, pathOf } from "./page-ids.ts";
import siteSchema from "./site.schema.json" with { type: "json" };

/** The target of a page that was retired without a replacement. */
export const GONE = "gone";

const PATH = new RegExp(siteSchema.$defs.redirects.propertyNames.pattern);
const TARGET = new RegExp(siteSchema.$defs.redirectTarget.pattern);

/** Returns whether a redirect may have a target: a path, a URL with https, or `GONE`. */
export function isRedirectTarget(target: string): boolean {
  return TARGET.test(target);
}

/** Pages that no site can be without, with the reason. Their redirects are ignored. */
const PERMANENT_PAGES: ReadonlyMap<PageId, string> = new Map([
  ["home", "it is the start page"],
  ["contact", "it contains the quote form, and buttons on every page lead to it"],
  ["privacy", "a site that collects quote requests must have a privacy policy"],
  ["terms", "a site that collects quote requests must have terms"],
]);

/**
 * Returns why a page cannot be retired, as the end of a sentence, or undefined if it can. The overview of a line of business
 * goes last, and its line with it.
 * @param pages the pages of the site
 */
export function explainPermanent(page: PageId, site: SiteLines, pages: Iterable<PageId>): string | undefined {
  const hasCoverage = lineOfOverview(site, page) !== undefined && [...pages].some((id) => parentOf(id) === page);
  return (
    PERMANENT_PAGES.get(page) ??
    (hasCoverage ? "its coverage pages are below it. Retire or move them first" : undefined)
  );
}

/** Returns whether a page that is not stored was retired or moved, so that no default content may appear in its place. */
export function isRetired(page: PageId, redirects: Redirects = {}): boolean {
  return Object.hasOwn(redirects, pathOf(page)) && !PERMANENT_PAGES.has(page);
}

/** Endings that servers accept for the same page: `/farm/`, `/farm.html`, `/farm/index.html`. */
const REDUNDANT_ENDING = /(?:\/index)?(?:\.html)?\/?$/;

/** Returns a path without an ending that leads to the same page. */
export function canonicalPath(path: string): string {
  return path.replace(REDUNDANT_ENDING, "") || "/";
}

/** Returns a path, a query with its question mark or "", and an anchor with its number sign or "". */
function splitTarget(target: string) {
  const [, path = "", search = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(target) ?? [];
  return { path, search, hash };
}

/** Returns the path of a target within the site, or undefined for a URL or `GONE`. */
export function targetPath(target: string): string | undefined {
  return target.startsWith("/") ? canonicalPath(splitTarget(target).path) : undefined;
}

/** Returns a target with the query and anchor of the link to it. Queries are joined; the anchor of the target wins. */
export function extendTarget(target: string, { search = "", hash = "" }: { search?: string; hash?: string }): string {
  if (target === GONE) return GONE;
  const own = splitTarget(target);
  const query = [own.search, search].map((part) => part.slice(1)).filter((part) => part !== "");
  return `${own.path}${query.length > 0 ? `?${query.join("&")}` : ""}${own.hash || hash}`;
}

/**
 * Adds a redirect. Redirects to the old path lead to the new target from now on. A redirect from the target's path is
 * removed, because a page is there now.
 * @param from the path that a page no longer has
 * @param target a path of a live page, a URL or `GONE`
 * @returns the table in the order of its paths
 */
export function addRedirect(redirects: Redirects, from: string, target: string): Redirects {
  const updated = Object.entries(redirects).map(
    ([path, before]) =>
      [path, targetPath(before) === from ? extendTarget(target, splitTarget(before)) : before] as const,
  );
  const table = new Map([...updated, [from, target]]);
  table.delete(targetPath(target) ?? "");
  return Object.fromEntries([...table].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Follows the redirects from a path. Edits by hand and merged branches can leave chains and loops.
 * @param isLive returns whether a path has a page, which wins over a redirect
 * @returns the final target, or undefined if there is no redirect from the path or it leads in a circle
 */
export function resolveRedirect(
  redirects: Redirects,
  from: string,
  isLive: (path: string) => boolean,
): string | undefined {
  const seen = new Set<string>();
  let target: string | undefined;
  for (let path: string | undefined = from; path !== undefined && Object.hasOwn(redirects, path); ) {
    if (isLive(path)) return target;
    if (seen.has(path)) return undefined;
    seen.add(path);
    const next: string = redirects[path] ?? GONE;
    target = target === undefined ? next : extendTarget(next, splitTarget(target));
    path = targetPath(target);
  }
  return target;
}

/** Returns the redirects that take effect, each with its final target. A redirect that leads in a circle is `GONE`. */
export function effectiveRedirects(redirects: Redirects, isLive: (path: string) => boolean): Redirects {
  const effective = Object.keys(redirects).flatMap((from) =>
    isLive(from) ? [] : [[from, resolveRedirect(redirects, from, isLive) ?? GONE] as const],
  );
  return Object.fromEntries(effective);
}

/*
 * The file `_redirects`, which Netlify, Cloudflare Pages and `agency serve` read. A page with the old path wins over a
 * redirect on all of them. https://docs.netlify.com/manage/routing/redirects/overview/
 */

/** Rule for a retired page without a replacement: the Not Found page with the status 410. */
const GONE_RULE = "/404.html 410";
const MOVED = "301";

/** Returns the text of the file, or undefined for an empty table. */
export function formatRedirects(redirects: Redirects): string | undefined {
  const lines = Object.entries(redirects).map(([from, target]) =>
    target === GONE ? `${from} ${GONE_RULE}\n` : `${from} ${target} ${MOVED}\n`,
  );
  return lines.length === 0 ? undefined : lines.join("");
}

/** Returns the targets by old path. Lines that `formatRedirects` cannot have written are left out. */
export function parseRedirects(text: string): ReadonlyMap<string, string> {
  const redirects = new Map<string, string>();
  for (const line of text.split("\n")) {
    const [from = "", target = "", status = ""] = line.split(" ");
    if (!PATH.test(from)) continue;
    if (`${target} ${status}` === GONE_RULE) redirects.set(from, GONE);
    else if (status === MOVED && isRedirectTarget(target)) redirects.set(from, target);
  }
  return redirects;
}
