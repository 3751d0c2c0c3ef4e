import { describe, expect, it } from "vitest";
import { testContent, testReader } from "#tests/support/site/sample-content.ts";
import { loadPage } from "../page-model/page-model.ts";
import { structuredData } from "./structured-data.ts";

const reader = testReader({
  home: testContent("Home"),
  farm: testContent("Farm"),
  "farm/agribusiness": testContent("Agribusiness", {
    faq: { items: [{ question: "Why?", answer: 'Because of <a href="/farm">this</a>.' }] },
  }),
});

async function graphAt(path: string): Promise<Record<string, unknown>[]> {
  const page = await loadPage(reader, path);
  if (page === undefined) throw new Error(`no page at ${path}`);
  return JSON.parse(JSON.stringify(structuredData(page)["@graph"]));
}

describe("structuredData", () => {
  it("describes the agency and the breadcrumbs on every page", async () => {
    const [agency, trail, ...rest] = await graphAt("/farm");
    expect(agency).toMatchObject({
      "@type": "InsuranceAgency",
      "@id": "https://www.example.com/#agency",
      telephone: "(515) 555-0142",
      openingHours: "Mo-Fr 08:00-17:00",
      address: { streetAddress: "1 Main Street", addressRegion: "IA" },
    });
    expect(trail).toMatchObject({
      "@type": "BreadcrumbList",
      itemListElement: [
        { position: 1, name: "Home", item: "https://www.example.com/" },
        { position: 2, name: "Farm Coverage", item: "https://www.example.com/farm" },
      ],
    });
    expect(rest).toEqual([]);
  });

  it("adds the FAQ, the product and the service of a coverage page", async () => {
    const graph = await graphAt("/farm/agribusiness");
    expect(graph.map((node) => node["@type"])).toEqual([
      "InsuranceAgency",
      "BreadcrumbList",
      "FAQPage",
      "Product",
      "Service",
    ]);
    expect(graph[2]).toMatchObject({
      mainEntity: [{ name: "Why?", acceptedAnswer: { text: 'Because of <a href="/farm">this</a>.' } }],
    });
    expect(graph[3]).toMatchObject({
      name: "Agribusiness",
      category: "Farm Insurance",
      offers: { name: "Free insurance quote", price: "0", priceCurrency: "USD" },
    });
  });
});
