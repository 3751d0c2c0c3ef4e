/** Everything that the built pages refer to is there. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "playwright/test";
import {
  attribute,
  type BuiltPage,
  builtPages,
  type Element,
  SITE_DIR,
  textOf,
} from "#tests/support/browser/built-pages.ts";
import { ROUTES } from "#tests/support/browser/routes.ts";

/** What the server answers without a file. */
const ENDPOINTS = ["/api/contact", "/.netlify/functions/contact"];

const pages = builtPages();
const pageAt = new Map(pages.map((page) => [page.route, page]));

/** Where the site says that it lives. */
const origin = new URL(canonicalOf(pageAt.get("/")) ?? "").origin;

function canonicalOf(page: BuiltPage | undefined): string | undefined {
  const link = page?.elements.find((element) => getAttribute(element, "rel") === "canonical");
  return link && getAttribute(link, "href");
}

function isIndexable({ elements }: BuiltPage): boolean {
  return !elements.some(
    (element) => getAttribute(element, "name") === "robots" && getAttribute(element, "content")?.includes("noindex"),
  );
}

/** The addresses in an element, as they are written. */
function addressesIn(element: Element): string[] {
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

/** What is wrong with an address that a page refers to, if anything is. */
function problemWith(address: string, page: BuiltPage): string | undefined {
  const url = new URL(address, `${origin}${page.route}`);
  if (["data:", "mailto:", "tel:"].includes(url.protocol)) return undefined;
  if (url.origin !== origin) return url.protocol === "https:" ? undefined : "is not https";
  if (ENDPOINTS.includes(url.pathname)) return undefined;
  const target = pageAt.get(url.pathname);
  if (target === undefined) return existsSync(join(SITE_DIR, decodeURI(url.pathname))) ? undefined : "is not there";
  const id = decodeURIComponent(url.hash.slice(1));
  const hasId = id === "" || target.elements.some((element) => getAttribute(element, "id") === id);
  return hasId ? undefined : "has no such anchor";
}

test("the site has the pages that it must have, and no other", () => {
  expect([...pageAt.keys()].sort()).toEqual([...ROUTES, "/404", "/admin"].sort());
});

test("every address leads somewhere", () => {
  const problems = new Map<string, string[]>();
  let count = 0;
  for (const page of pages) {
    for (const address of page.elements.flatMap(addressesIn)) {
      count += 1;
      const problem = problemWith(address, page);
      if (problem === undefined) continue;
      problems.set(`${address} ${problem}`, [...(problems.get(`${address} ${problem}`) ?? []), page.route]);
    }
  }
  expect(Object.fromEntries(problems)).toEqual({});
  expect(count).toBeGreaterThan(1000);
});

test("no id is given twice on a page", () => {
  const twice = pages.flatMap(({ route, elements }) => {
    const ids = elements.flatMap((element) => getAttribute(element, "id") ?? []);
    return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${route}: ${id}`);
  });
  expect(twice).toEqual([]);
});

test("every link has a name, and names that are the same lead to the same place", () => {
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

test("the sitemap lists what search engines may show, and nothing else", () => {
  const sitemap = readFileSync(join(SITE_DIR, "sitemap.xml"), "utf8");
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  expect(listed.sort()).toEqual(
    pages
      .filter(isIndexable)
      .map(({ route }) => origin + route)
      .sort(),
  );
  expect(readFileSync(join(SITE_DIR, "robots.txt"), "utf8")).toContain(`Sitemap: ${origin}/sitemap.xml`);
});
