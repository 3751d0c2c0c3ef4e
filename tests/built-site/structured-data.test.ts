/** Data for search engines and shared links: it is complete, and equal to what visitors see. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { parseFragment } from "parse5";
import { expect, test } from "vitest";
import { elementsIn, getAttribute, type HtmlElement } from "#site/rendering/html-tree.ts";
import { type BuiltPage, builtPages, textContent } from "#tests/support/browser/built-pages.ts";
import { COVERAGE_ROUTES } from "#tests/support/browser/routes.ts";

/** Properties of a graph node that are compared with the visible page. */
interface SchemaNode {
  "@type": "InsuranceAgency" | "BreadcrumbList" | "FAQPage" | "Product" | "Service";
  "@id"?: string;
  name?: string;
  url?: string;
  telephone?: string;
  email?: string;
  address?: Record<"streetAddress" | "addressLocality" | "addressRegion" | "postalCode", string>;
  itemListElement?: { position: number; name: string; item: string }[];
  mainEntity?: { name: string; acceptedAnswer: { text: string } }[];
  brand?: { "@id": string };
  provider?: { "@id": string };
}

const SCHEMA = JSON.parse(readFileSync(resolve(import.meta.dirname, "structured-data.schema.json"), "utf8"));
const isValid = new Ajv2020({ allErrors: true, discriminator: true }).compile(SCHEMA);

/** All pages except the admin, which search engines must not index. */
const pages = builtPages().filter(({ route }) => route !== "/admin");
const indexed = pages.filter(({ route }) => route !== "/404");

function readGraph({ elements, route }: BuiltPage): SchemaNode[] {
  const scripts = elements.filter((element) => getAttribute(element, "type") === "application/ld+json");
  expect(scripts, route).toHaveLength(1);
  const graph = JSON.parse(scripts.map(textContent).join());
  isValid(graph);
  expect(isValid.errors ?? [], route).toEqual([]);
  return graph["@graph"];
}

function findTag({ elements }: BuiltPage, tagName: string): HtmlElement | undefined {
  return elements.find((element) => element.tagName === tagName);
}

/** Returns the address of the canonical link. */
function findCanonical({ elements }: BuiltPage): string | undefined {
  const links = elements.filter((element) => getAttribute(element, "rel") === "canonical");
  expect(links.length).toBeLessThanOrEqual(1);
  return links[0] && getAttribute(links[0], "href");
}

test("every page has one graph that matches the schema, about the same agency", () => {
  const nodes = pages.flatMap((page) => {
    const { route } = page;
    const graph = readGraph(page);
    const types = graph.map((node) => node["@type"]);
    expect(types, route).toEqual([...new Set(types)]);
    expect(types, route).toContain("InsuranceAgency");
    const isCoverage = COVERAGE_ROUTES.includes(route);
    expect([types.includes("Product"), types.includes("Service")], route).toEqual([isCoverage, isCoverage]);
    expect(types.includes("BreadcrumbList"), route).toBe(route !== "/404");
    return graph;
  });
  const agencies = nodes.filter((node) => node["@type"] === "InsuranceAgency");
  expect(new Set(agencies.map((agency) => JSON.stringify(agency))).size).toBe(1);
  const ids = nodes.flatMap((node) => [node["@id"], node.brand?.["@id"], node.provider?.["@id"]]);
  expect(new Set(ids.filter((id) => id !== undefined)).size).toBe(1);
});

test("the structured data of every page is equal to its visible text", () => {
  for (const page of indexed) {
    const { route } = page;
    const nodes = readGraph(page);
    const nodeOf = (type: SchemaNode["@type"]) => nodes.find((node) => node["@type"] === type);
    const canonical = new URL(findCanonical(page) ?? "");
    expect(canonical.pathname).toBe(route);

    const { itemListElement: trail = [] } = nodeOf("BreadcrumbList") ?? {};
    expect(
      trail.map(({ position }) => position),
      route,
    ).toEqual(trail.map((_, index) => index + 1));
    expect(
      trail.map(({ name, item }) => [name, item]),
      route,
    ).toEqual(readBreadcrumbs(page, canonical));

    const { mainEntity = [] } = nodeOf("FAQPage") ?? {};
    expect(
      mainEntity.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text].map(htmlToText)),
      route,
    ).toEqual(readQuestions(page));

    for (const offered of [nodeOf("Product"), nodeOf("Service")]) {
      if (offered !== undefined) expect(offered).toMatchObject({ name: trail.at(-1)?.name, url: canonical.href });
    }

    const agency = nodeOf("InsuranceAgency");
    const { streetAddress, addressLocality, addressRegion, postalCode } = agency?.address ?? {};
    const footer = findTag(page, "footer");
    const address = footer && [...elementsIn(footer)].find(({ tagName }) => tagName === "address");
    const shown = address === undefined ? "" : visibleText(address);
    for (const fact of [
      agency?.name,
      streetAddress,
      `${addressLocality}, ${addressRegion} ${postalCode}`,
      agency?.telephone,
      agency?.email,
    ]) {
      expect(shown, route).toContain(fact);
    }
    expect(agency?.url).toContain(canonical.origin);
  }
});

/** Returns the text of an element, with a space between blocks. */
function visibleText(element: HtmlElement): string {
  const parts = element.childNodes.map((child) => {
    if (!("tagName" in child)) return textContent(child);
    return /^(?:p|li|br|div|ul|ol|address)$/.test(child.tagName) ? ` ${visibleText(child)} ` : visibleText(child);
  });
  return parts.join("").replaceAll(/\s+/g, " ").trim();
}

/** Returns the text that visitors see of a text with markup. */
function htmlToText(html: string): string {
  const { childNodes } = parseFragment(html.replaceAll(/<(?:p|li|br)\b/g, " $&"));
  return childNodes.map(textContent).join("").replaceAll(/\s+/g, " ").trim();
}

/** Reads the names and URLs of the visible breadcrumbs. The home page shows none. */
function readBreadcrumbs({ elements }: BuiltPage, canonical: URL): string[][] {
  if (canonical.pathname === "/") return [["Home", canonical.href]];
  const nav = elements.find((element) => getAttribute(element, "aria-label") === "Breadcrumb");
  const steps = nav === undefined ? [] : [...elementsIn(nav)].filter(({ tagName }) => tagName === "li");
  return steps.map((step) => {
    const link = [...elementsIn(step)].find(({ tagName }) => tagName === "a");
    const href = link && getAttribute(link, "href");
    return [visibleText(step), new URL(href ?? canonical.pathname, canonical).href];
  });
}

/** Reads each question with its answer. */
function readQuestions({ elements }: BuiltPage): string[][] {
  const questions = elements.filter(
    (element) => element.tagName === "details" && getAttribute(element, "name") !== undefined,
  );
  return questions.map(({ childNodes }) => {
    const [summary, ...answer] = childNodes.filter((child) => "tagName" in child).map(visibleText);
    return [summary ?? "", answer.join(" ")];
  });
}

/** Returns the content of a meta tag. */
function getMeta({ elements }: BuiltPage, key: string): string | undefined {
  const tag = elements.find((element) =>
    [getAttribute(element, "name"), getAttribute(element, "property")].includes(key),
  );
  return tag && getAttribute(tag, "content");
}

function getTitle(page: BuiltPage): string {
  const title = findTag(page, "title");
  return title === undefined ? "" : textContent(title);
}

test("no two pages have the same title or description", () => {
  for (const textIn of [getTitle, (page: BuiltPage) => getMeta(page, "description") ?? ""]) {
    const texts = pages.map(textIn);
    expect(texts.filter((text, index) => text === "" || texts.indexOf(text) !== index)).toEqual([]);
  }
});

test("every page has complete metadata for search and sharing", () => {
  for (const page of indexed) {
    const { route } = page;
    const description = getMeta(page, "description") ?? "";
    // Search engines cut longer texts.
    expect(getTitle(page).length, route).toBeLessThanOrEqual(70);
    expect(description.length, route).toBeGreaterThanOrEqual(50);
    expect(description.length, route).toBeLessThanOrEqual(160);
    expect(getMeta(page, "og:url"), route).toBe(findCanonical(page));
    expect(getMeta(page, "robots"), route).toBeUndefined();
    expect(getMeta(page, "geo.region"), route).toBe("US-IA");
    expect(getMeta(page, "og:type"), route).toBe("website");
    expect(getMeta(page, "og:site_name"), route).toMatch(/\S/);
    expect(getMeta(page, "twitter:card"), route).toMatch(/^summary/);
    for (const key of ["og:title", "og:description", "twitter:title", "twitter:description"]) {
      expect(getMeta(page, key), `${route} ${key}`).toMatch(/\S/);
    }
  }
});

test("search engines may not index the error page, which has no address", () => {
  const errorPage = pages.filter(({ route }) => route === "/404");
  expect(errorPage.map((page) => [getMeta(page, "robots"), findCanonical(page)])).toEqual([
    [expect.stringContaining("noindex"), undefined],
  ]);
});
