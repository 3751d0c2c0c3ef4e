import type { ContentReader } from "#content/store/content-store.ts";
import type { PageContent } from "#schemas/generated/page.ts";
import type { Site } from "#schemas/generated/site.ts";
import { sampleLines } from "./default-pages.ts";

export const testSite: Site = {
  name: "Test Agency",
  url: "https://www.example.com",
  phone: "(515) 555-0142",
  email: "info@example.com",
  offices: [
    {
      id: "main",
      name: "Maple Fork",
      address: { street: "1 Main Street", city: "Maple Fork", state: "IA", zip: "50099" },
      hours: { display: "Monday-Friday 8:30 AM-5:00 PM", structured: "Mo-Fr 08:00-17:00" },
    },
  ],
  licensedStates: ["IA", "WI"],
  lines: sampleLines,
  unrouted: ["farm/best-providers"],
  navigation: [{ title: "Contact", url: "/contact" }],
};

/** Creates the content of a page. */
export function testContent(title: string, more: Partial<PageContent> = {}): PageContent {
  return { meta: { title: `${title} | Test`, description: `About ${title}.` }, hero: { title }, ...more };
}

/** Creates a reader of a few pages that records every read in `reads`. */
export function testReader(
  pages: Record<string, PageContent>,
  site: Site = testSite,
): ContentReader & { reads: string[] } {
  const reads: string[] = [];
  return {
    reads,
    async page(id) {
      reads.push(id);
      return pages[id];
    },
    async site() {
      reads.push("site");
      return site;
    },
    async theme() {
      return {};
    },
    async pages() {
      return Object.keys(pages).filter((id) => !site.unrouted?.includes(id));
    },
  };
}
