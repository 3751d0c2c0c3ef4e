/** Pages of each kind show their sections in order, for lines of business that only the site settings name. */
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { PageContent } from "#schemas/generated/page.ts";
import type { Site } from "#schemas/generated/site.ts";
import { loadMissingPage, loadPage, type PageModel } from "#site/page-model/page-model.ts";
import MissingPage from "#site/pages/_error/+Page.tsx";
import ContentPage from "#site/pages/content-page/+Page.tsx";
import { headTags } from "#site/seo/head.ts";
import { openGraphContent } from "#site/seo/open-graph/open-graph-page.ts";
import { structuredData } from "#site/seo/structured-data.ts";
import { joinMarkup } from "#site/shared-markup/markup.ts";
import { testContent, testReader, testSite } from "#tests/support/site/sample-content.ts";

const site: Site = {
  ...testSite,
  lines: [
    { id: "pets", title: "Pet Insurance", shortTitle: "Pets", overview: "All Pets", page: "pet-insurance" },
    { id: "health", title: "Health", shortTitle: "Health", singlePage: true, regulation: "medicare" },
    { id: "seniors", title: "Seniors", shortTitle: "Seniors", regulation: "medicare" },
  ],
  medicare: { organizations: 3, products: 7 },
};

const faq = { items: [{ question: "Q", answer: "A" }] };
const sections: Partial<PageContent> = {
  cta: { title: "Ask" },
  faq,
  about: { title: "About" },
  stats: { items: [{ label: "Pets", value: "9" }] },
  coverage: { title: "Coverage", items: [{ title: "Dogs", url: "/pet-insurance/dogs" }] },
  features: { title: "Features", items: [{ title: "F" }] },
};
const reader = testReader(
  {
    "pet-insurance": testContent("Pets", sections),
    "pet-insurance/dogs": testContent("Dogs of all sizes", sections),
    health: testContent("Health", sections),
    seniors: testContent("Seniors", sections),
    "seniors/plans": testContent("Plans", sections),
    pets: testContent("A free page", { ...sections, layout: ["faq", "hero", "features"] }),
    coverage: testContent("Another free page", { faq, layout: ["faq", "hero"] }),
    "careers/agents": testContent("Agents", { layout: ["hero"] }),
    careers: testContent("Careers"),
  },
  site,
);

async function load(path: string): Promise<PageModel> {
  const page = await loadPage(reader, path);
  if (page === undefined) throw new Error(`no page at ${path}`);
  return page;
}

/** Lists the sections of a page, and its breadcrumbs, disclosures and sidebar, in the order of the markup. */
async function partsAt(path: string): Promise<string> {
  const html = renderToStaticMarkup(<ContentPage {...(await load(path))} />);
  const parts = html.matchAll(/<section[^>]* id="([\w-]+)"|class="(breadcrumbs|disclosures|sidebar)[ "]/g);
  return [...parts].map(([, section, part]) => section ?? part).join(" ");
}

describe("the parts of a page", () => {
  test.each([
    ["an overview", "/pet-insurance", "breadcrumbs hero about stats coverage features faq cta"],
    ["a coverage page", "/pet-insurance/dogs", "breadcrumbs hero about features faq stats coverage sidebar cta"],
    [
      "the only page of a regulated line",
      "/health",
      "hero breadcrumbs coverage disclosures about stats features cta faq",
    ],
    [
      "an overview of a regulated line",
      "/seniors",
      "breadcrumbs hero about stats coverage disclosures features faq cta",
    ],
    [
      "a coverage page of a regulated line",
      "/seniors/plans",
      "breadcrumbs hero about disclosures features faq stats coverage sidebar cta",
    ],
    ["a free page with a layout", "/pets", "breadcrumbs faq hero features stats about coverage cta"],
    ["a free page whose address is the name of a role", "/coverage", "breadcrumbs faq hero"],
  ])("of %s, %s, are in order", async (_, path, parts) => {
    expect(await partsAt(path)).toBe(parts);
  });
});

test.each([
  ["/pet-insurance", "Home / > All Pets /pet-insurance"],
  ["/pet-insurance/dogs", "Home / > All Pets /pet-insurance > Dogs /pet-insurance/dogs"],
  ["/pets", "Home / > A free page /pets"],
  ["/careers/agents", "Home / > Careers /careers > Agents /careers/agents"],
])("the breadcrumbs of %s are %s", async (path, trail) => {
  expect((await load(path)).trail.map(({ title, url }) => `${title} ${url}`).join(" > ")).toBe(trail);
});

test("search engines and shared links get the titles of the line", async () => {
  const page = await load("/pet-insurance/dogs");
  expect(joinMarkup(structuredData(page))).toContain('"category":"Pet Insurance"');
  expect(openGraphContent(page)).toMatchObject({ label: "Pet Insurance" });
  expect(openGraphContent(await load("/careers"))).toMatchObject({ label: "Careers" });
  expect(headTags(page)).toContain("/og/pet-insurance/dogs.png");
});

test("the error page leads to the lines of the site, or to the overview of a line whose page is missing", async () => {
  const linksAt = async (path: string) => {
    const withoutDogs = testReader({ "pet-insurance": testContent("Pets", sections) }, site);
    const html = renderToStaticMarkup(<MissingPage {...(await loadMissingPage(withoutDogs, path))} />);
    return [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)/g)].map(([, url, text]) => `${text} ${url}`);
  };
  expect(await linksAt("/nothing")).toEqual(
    expect.arrayContaining(["Pets /pet-insurance", "Health /health", "Seniors /seniors"]),
  );
  expect(await linksAt("/pet-insurance/dogs")).toEqual(["Return to All Pets /pet-insurance"]);
});
