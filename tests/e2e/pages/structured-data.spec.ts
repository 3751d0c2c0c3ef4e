import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, type Page, test } from "playwright/test";
import { getAttribute } from "#site/rendering/html-tree.ts";
import { type BuiltPage, builtPages, textContent } from "#tests/support/browser/built-pages.ts";
import { COVERAGE_ROUTES, MISSING_ROUTE, ROUTES } from "#tests/support/browser/routes.ts";

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

function parseGraphs({ elements }: BuiltPage): { "@graph": SchemaNode[] }[] {
  return elements
    .filter((element) => getAttribute(element, "type") === "application/ld+json")
    .map((element) => JSON.parse(textContent(element)));
}

for (const page of pages) {
  test(`${page.route} has one graph that matches the schema`, () => {
    const graphs = parseGraphs(page);
    expect(graphs).toHaveLength(1);
    for (const graph of graphs) {
      isValid(graph);
      expect(isValid.errors ?? []).toEqual([]);
      const types = graph["@graph"].map((node) => node["@type"]);
      expect(types).toEqual([...new Set(types)]);
      expect(types).toContain("InsuranceAgency");
      const isCoverage = COVERAGE_ROUTES.includes(page.route);
      expect(types.includes("Product")).toBe(isCoverage);
      expect(types.includes("Service")).toBe(isCoverage);
      expect(types.includes("BreadcrumbList")).toBe(page.route !== "/404");
    }
  });
}

test("all pages describe the same agency", () => {
  const nodes = pages.flatMap((page) => parseGraphs(page).flatMap((graph) => graph["@graph"]));
  const agencies = nodes.filter((node) => node["@type"] === "InsuranceAgency");
  expect(new Set(agencies.map((agency) => JSON.stringify(agency))).size).toBe(1);
  const ids = nodes.flatMap((node) => [node["@id"], node.brand?.["@id"], node.provider?.["@id"]]);
  expect(new Set(ids.filter((id) => id !== undefined)).size).toBe(1);
});

for (const route of ROUTES) {
  test(`${route} has structured data equal to the visible page`, async ({ page }) => {
    await page.goto(route);
    const [json = ""] = await page.locator('script[type="application/ld+json"]').allTextContents();
    const nodes: SchemaNode[] = JSON.parse(json)["@graph"];
    const nodeOf = (type: SchemaNode["@type"]) => nodes.find((node) => node["@type"] === type);
    const canonical = new URL((await page.locator("link[rel=canonical]").getAttribute("href")) ?? "");
    expect(canonical.pathname).toBe(route);

    const { itemListElement: trail = [] } = nodeOf("BreadcrumbList") ?? {};
    expect(trail.map(({ position }) => position)).toEqual(trail.map((_, index) => index + 1));
    expect(trail.map(({ name, item }) => [name, item])).toEqual(await readBreadcrumbs(page, canonical));

    const { mainEntity = [] } = nodeOf("FAQPage") ?? {};
    const entries = mainEntity.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text] as const);
    expect(await renderAsText(page, entries)).toEqual(await readQuestions(page));

    for (const offered of [nodeOf("Product"), nodeOf("Service")]) {
      if (offered !== undefined) expect(offered).toMatchObject({ name: trail.at(-1)?.name, url: canonical.href });
    }

    const agency = nodeOf("InsuranceAgency");
    const { streetAddress, addressLocality, addressRegion, postalCode } = agency?.address ?? {};
    const footer = await page.getByRole("contentinfo").locator("address").innerText();
    for (const fact of [
      agency?.name,
      streetAddress,
      `${addressLocality}, ${addressRegion} ${postalCode}`,
      agency?.telephone,
      agency?.email,
    ]) {
      expect(footer).toContain(fact);
    }
    expect(agency?.url).toContain(canonical.origin);
  });
}

/** Reads the names and URLs of the visible breadcrumbs. The home page shows none. */
async function readBreadcrumbs(page: Page, canonical: URL): Promise<string[][]> {
  if (canonical.pathname === "/") return [["Home", canonical.href]];
  const steps = await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem").all();
  return Promise.all(
    steps.map(async (step) => {
      const link = step.getByRole("link");
      const href = (await link.count()) === 0 ? canonical.pathname : await link.getAttribute("href");
      return [(await step.innerText()).trim(), new URL(href ?? "", canonical).href];
    }),
  );
}

/** Opens each question and reads it with its answer. */
async function readQuestions(page: Page): Promise<string[][]> {
  const questions: string[][] = [];
  for (const details of await page.locator("details[name]").all()) {
    await details.evaluate((element) => element.toggleAttribute("open", true));
    const texts = [details.locator("summary"), details.locator("> :not(summary)")].map((part) => part.allInnerTexts());
    questions.push((await Promise.all(texts)).map((lines) => lines.join(" ").replaceAll(/\s+/g, " ").trim()));
  }
  return questions;
}

/** Converts questions and answers with markup to visible text, in a page whose policy lets scripts parse HTML. */
async function renderAsText(page: Page, entries: readonly (readonly string[])[]): Promise<string[][]> {
  const blankPage = await page.context().newPage();
  const texts = await blankPage.evaluate(
    (entries) =>
      entries.map((texts) =>
        texts.map((html) => {
          const { body } = new DOMParser().parseFromString(html.replaceAll(/<(?:p|li|br)\b/g, " $&"), "text/html");
          return body.textContent.replaceAll(/\s+/g, " ").trim();
        }),
      ),
    entries,
  );
  await blankPage.close();
  return texts;
}

/** Returns the content of a meta tag. */
function getMeta({ elements }: BuiltPage, key: string): string | undefined {
  const tag = elements.find((element) =>
    [getAttribute(element, "name"), getAttribute(element, "property")].includes(key),
  );
  return tag && getAttribute(tag, "content");
}

function getTitle({ elements }: BuiltPage): string {
  const title = elements.find(({ tagName }) => tagName === "title");
  return title === undefined ? "" : textContent(title);
}

test("no two pages have the same title or description", () => {
  for (const textIn of [getTitle, (page: BuiltPage) => getMeta(page, "description") ?? ""]) {
    const texts = pages.map(textIn);
    expect(texts.filter((text, index) => text === "" || texts.indexOf(text) !== index)).toEqual([]);
  }
});

for (const page of pages.filter(({ route }) => route !== "/404")) {
  test(`${page.route} has complete metadata for search and sharing`, () => {
    const title = getTitle(page);
    const description = getMeta(page, "description") ?? "";
    // Search engines cut longer texts.
    expect(title.length).toBeLessThanOrEqual(70);
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
    const canonicals = page.elements.filter((element) => getAttribute(element, "rel") === "canonical");
    expect(canonicals).toHaveLength(1);
    for (const link of canonicals) expect(getMeta(page, "og:url")).toBe(getAttribute(link, "href"));
    expect(getMeta(page, "robots")).toBeUndefined();
    expect(getMeta(page, "geo.region")).toBe("US-IA");
    expect(getMeta(page, "og:type")).toBe("website");
    expect(getMeta(page, "og:site_name")).toMatch(/\S/);
    expect(getMeta(page, "twitter:card")).toMatch(/^summary/);
    for (const key of ["og:title", "og:description", "twitter:title", "twitter:description"]) {
      expect(getMeta(page, key), key).toMatch(/\S/);
    }
  });
}

test("an unknown path has status 404 and noindex", async ({ page }) => {
  const response = await page.goto(MISSING_ROUTE);
  expect(response?.status()).toBe(404);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
  await expect(page.locator("link[rel=canonical]")).toHaveCount(0);
});
