import { describe, expect, it } from "vitest";
import type { License, Site } from "#schemas/generated/site.ts";
import { testContent, testReader, testSite } from "#tests/support/site/sample-content.ts";
import type { SiteReader } from "../page-model/media.ts";
import { loadPage } from "../page-model/page-model.ts";
import { joinMarkup } from "../shared-markup/markup.ts";
import { structuredData } from "./structured-data.ts";

const reader = testReader({
  home: testContent("Home"),
  farm: testContent("Farm"),
  "farm/agribusiness": testContent("Agribusiness", {
    faq: { items: [{ question: "Why?", answer: 'Because of <a href="/farm">this</a>.' }] },
  }),
});

const MORNING = { opens: "09:00", closes: "12:00" };

async function graphAt(path: string, source: SiteReader = reader): Promise<Record<string, unknown>[]> {
  const page = await loadPage(source, path);
  if (page === undefined) throw new Error(`no page at ${path}`);
  return JSON.parse(joinMarkup(structuredData(page)))["@graph"];
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
        { position: 2, name: "Farm", item: "https://www.example.com/farm" },
      ],
    });
    expect(rest).toEqual([]);
  });

  it("describes the licenses, and nothing without any", async () => {
    const agencyWith = async (licenses: License[]) => {
      const [agency] = await graphAt("/farm", {
        ...reader,
        site: async () => ({ ...(await reader.site()), licenses }),
      });
      return agency;
    };
    const licenses: License[] = [
      { name: "Producer", state: "IA", number: "0042" },
      { name: "National producer number", number: "7" },
    ];
    const credential = { "@type": "EducationalOccupationalCredential", credentialCategory: "license" };
    expect(await agencyWith(licenses)).toHaveProperty("hasCredential", [
      { ...credential, name: "Producer", identifier: "0042", validIn: { "@type": "State", name: "IA" } },
      { ...credential, name: "National producer number", identifier: "7" },
    ]);
    expect(await agencyWith([])).not.toHaveProperty("hasCredential");
  });

  it("describes hours by day and the next holidays", async () => {
    const days = { monday: [MORNING], tuesday: [MORNING], saturday: [] };
    const holidays = [
      { name: "Past", date: "2020-01-01" },
      { name: "Thanksgiving", date: "2999-11-28" },
      { name: "Eve", date: "2999-12-24", until: "2999-12-25", spans: [MORNING] },
    ];
    const hours = { display: "", structured: "Mo-Fr 08:00-17:00", days, holidays };
    const offices: Site["offices"] = [{ ...testSite.offices[0], hours }];
    const [agency] = await graphAt("/farm", { ...reader, site: async () => ({ ...testSite, offices }) });
    expect(agency).not.toHaveProperty("openingHours");
    expect(agency).toMatchObject({
      openingHoursSpecification: [
        { "@type": "OpeningHoursSpecification", dayOfWeek: ["Monday", "Tuesday"], ...MORNING },
        { validFrom: "2999-11-28", validThrough: "2999-11-28", opens: "00:00", closes: "00:00" },
        { validFrom: "2999-12-24", validThrough: "2999-12-25", ...MORNING },
      ],
    });
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
