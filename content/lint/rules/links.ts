/** Links within the site. */
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment } from "parse5";
import { closest, didYouMean } from "#content/importer/suggest.ts";
import { anchorsOf } from "#schemas/anchors.ts";
import type { JsonValue } from "#schemas/json.ts";
import { lineOfBusinessOf, pathOf, SITE } from "#schemas/page-ids.ts";
import { type ContentLocation, type LintInput, type Rule, siteUrl, valuesOfKind } from "./rule.ts";

/** A link to this site. */
interface InternalLink extends ContentLocation {
  /** Undefined where the facts have an anchor alone: they stand on every page. */
  path: string | undefined;
  anchor: string;
}

/** The top of any page, by the HTML Standard's "indicated part of the document". */
const TOP: ReadonlySet<string> = new Set(["", "top"]);

export const brokenLinks: Rule = (content) => {
  const addresses = addressesOf(content);
  return linksOf(content).flatMap(({ page, pointer, path }) => {
    if (path === undefined || addresses.has(path)) return [];
    const suggestion = closest(path, addresses.keys());
    const message = `Visitors find no page at ${path}.${didYouMean(suggestion)}`;
    return [{ code: "link/broken", page, pointer, message, ...(suggestion !== undefined && { suggestion }) }];
  });
};

export const brokenAnchors: Rule = (content) => {
  const addresses = addressesOf(content);
  return linksOf(content).flatMap(({ page, pointer, path, anchor }) => {
    if (TOP.has(anchor)) return [];
    if (path === undefined) {
      const message = `The link stands on every page, but #${anchor} does not. Write the address of its page before it.`;
      return [{ code: "link/anchor", page, pointer, message }];
    }
    const anchors = addresses.get(path);
    if (anchors === undefined || anchors.has(anchor)) return [];
    const found = closest(anchor, anchors);
    const suggestion = found && `#${found}`;
    const message = `The page ${path} has no anchor #${anchor}.${didYouMean(suggestion)}`;
    return [{ code: "link/anchor", page, pointer, message, ...(suggestion !== undefined && { suggestion }) }];
  });
};

/** Coverage pages alone: the frame of the site leads to the others. */
export const unlinkedPages: Rule = (content) => {
  const linked = new Set(linksOf(content).map(({ page, path }) => (pathOf(page) === path ? undefined : path)));
  return [...content.pages.keys()]
    .filter((page) => lineOfBusinessOf(page) !== undefined && !linked.has(pathOf(page)))
    .map((page) => {
      const message = `No link on the site leads to ${pathOf(page)}.`;
      return { code: "page/unlinked", page, pointer: "/hero/title", message };
    });
};

/** The addresses of the site, each with its anchors; undefined where the content does not tell them. */
function addressesOf({ pages, media, addresses = [] }: LintInput): Map<string, Set<string> | undefined> {
  const known = new Map<string, Set<string> | undefined>();
  for (const [page, content] of pages) known.set(pathOf(page) ?? "", anchorsOf(content));
  for (const file of media) known.set(new URL(`/media/${file}`, NO_ORIGIN).pathname, undefined);
  for (const address of addresses) {
    const [path = "", anchor] = address.split("#");
    if (anchor === undefined) known.set(path, undefined);
    else known.get(path)?.add(anchor);
  }
  return known;
}

/** Stands for the site's own origin where it has none yet. */
const NO_ORIGIN = "https://site.invalid";

function linksOf(content: LintInput): InternalLink[] {
  const origin = siteUrl(content.site)?.origin ?? NO_ORIGIN;
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
  return /<a\s/i.test(value) ? hrefsOf(value) : [];
}

/** Where the links of a text with markup lead, each place once. */
function hrefsOf(html: string): string[] {
  const hrefs = new Set<string>();
  const open: DefaultTreeAdapterTypes.Node[] = [parseFragment(html)];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if ("childNodes" in node) open.push(...node.childNodes);
    if (!defaultTreeAdapter.isElementNode(node) || node.tagName !== "a") continue;
    const href = node.attrs.find(({ name }) => name === "href");
    if (href !== undefined) hrefs.add(href.value);
  }
  return [...hrefs];
}
