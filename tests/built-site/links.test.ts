/** Links, images and other references of the built pages. */

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { getAttribute, type HtmlElement } from "#site/rendering/html-tree.ts";
import { type BuiltPage, builtPages, textContent } from "#tests/support/browser/built-pages.ts";
import { ROUTES } from "#tests/support/browser/routes.ts";
import { SAMPLE_SITE } from "#tests/support/sample-agency.ts";

/** Paths that the server handles without a file. */
const ENDPOINTS = ["/api/contact", "/.netlify/functions/contact"];

const pages = builtPages();
const pagesByRoute = new Map(pages.map((page) => [page.route, page]));

/** Origin of the site, from the canonical link of its home page. */
const origin = new URL(findCanonical(pagesByRoute.get("/")) ?? "").origin;

function findCanonical(page: BuiltPage | undefined): string | undefined {
  const link = page?.elements.find((element) => getAttribute(element, "rel") === "canonical");
  return link && getAttribute(link, "href");
}

function isIndexable({ elements }: BuiltPage): boolean {
  return !elements.some(
    (element) => getAttribute(element, "name") === "robots" && getAttribute(element, "content")?.includes("noindex"),
  );
}

/** Returns the URLs in an element's attributes and styles, unresolved. */
function urlsIn(element: HtmlElement): string[] {
  const plain = ["href", "src", "action", "poster", "xlink:href"].flatMap((name) => getAttribute(element, name) ?? []);
  const sets = ["srcset", "imagesrcset"].flatMap((name) => getAttribute(element, name)?.split(",") ?? []);
  const shared = /^(?:og:image|og:url|twitter:image)$/.test(
    getAttribute(element, "property") ?? getAttribute(element, "name") ?? "",
  );
  const styles = element.tagName === "style" ? textContent(element) : (getAttribute(element, "style") ?? "");
  return [
    ...plain,
    ...sets.map((candidate) => candidate.trim().split(/\s+/)[0] ?? ""),
    ...(shared ? [getAttribute(element, "content") ?? ""] : []),
    ...[...styles.matchAll(/url\(\s*["']?([^"')]+)/g)].map(([, url = ""]) => url),
  ];
}

/** Returns the problem with a URL on a page, or undefined if it resolves. */
function checkUrl(reference: string, page: BuiltPage): string | undefined {
  const url = new URL(reference, `${origin}${page.route}`);
  if (["data:", "mailto:", "tel:"].includes(url.protocol)) return undefined;
  if (url.origin !== origin) return url.protocol === "https:" ? undefined : "is not https";
  if (ENDPOINTS.includes(url.pathname)) return undefined;
  const target = pagesByRoute.get(url.pathname);
  if (target === undefined)
    return existsSync(join(SAMPLE_SITE, decodeURI(url.pathname))) ? undefined : "does not exist";
  const id = decodeURIComponent(url.hash.slice(1));
  const hasAnchor = id === "" || target.elements.some((element) => getAttribute(element, "id") === id);
  return hasAnchor ? undefined : "has no such anchor";
}

test("the site has exactly the expected pages", () => {
  expect([...pagesByRoute.keys()].sort()).toEqual([...ROUTES, "/404", "/admin"].sort());
});

test("every URL resolves", () => {
  const problems = new Map<string, string[]>();
  let count = 0;
  for (const page of pages) {
    for (const reference of page.elements.flatMap(urlsIn)) {
      count += 1;
      const problem = checkUrl(reference, page);
      if (problem === undefined) continue;
      problems.set(`${reference} ${problem}`, [...(problems.get(`${reference} ${problem}`) ?? []), page.route]);
    }
  }
  expect(Object.fromEntries(problems)).toEqual({});
  expect(count).toBeGreaterThan(1000);
});

test("ids are unique on every page", () => {
  const duplicates = pages.flatMap(({ route, elements }) => {
    const ids = elements.flatMap((element) => getAttribute(element, "id") ?? []);
    return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${route}: ${id}`);
  });
  expect(duplicates).toEqual([]);
});

test("every link has a name, and links with the same name have the same target", () => {
  const problems = pages.flatMap(({ route, elements }) => {
    const targets = new Map<string, string>();
    return elements.flatMap((element) => {
      const href = element.tagName === "a" ? getAttribute(element, "href") : undefined;
      if (href === undefined) return [];
      const name = (getAttribute(element, "aria-label") ?? textContent(element)).replaceAll(/\s+/g, " ").trim();
      if (name === "") return [`${route}: ${href} has no name`];
      const other = targets.get(name) ?? href;
      targets.set(name, other);
      return other === href ? [] : [`${route}: “${name}” leads to ${other} and to ${href}`];
    });
  });
  expect(problems).toEqual([]);
});

test("the sitemap lists exactly the pages that search engines may index", () => {
  const sitemap = readFileSync(join(SAMPLE_SITE, "sitemap.xml"), "utf8");
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
  expect(listed.sort()).toEqual(
    pages
      .filter(isIndexable)
      .map(({ route }) => origin + route)
      .sort(),
  );
  expect(readFileSync(join(SAMPLE_SITE, "robots.txt"), "utf8")).toContain(`Sitemap: ${origin}/sitemap.xml`);
});
