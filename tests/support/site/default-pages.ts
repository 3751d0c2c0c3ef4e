import defaultContent from "#content/default-content.json" with { type: "json" };
import type { LineOfBusiness } from "#schemas/generated/site.ts";
import { type PageId, sortPages } from "#schemas/page-ids.ts";

/** Lines of business with the ids of the sample site. */
export const sampleLines: LineOfBusiness[] = [
  { id: "commercial", title: "Commercial Insurance", shortTitle: "Commercial" },
  { id: "farm", title: "Farm Insurance", shortTitle: "Farm" },
  { id: "personal", title: "Personal Insurance", shortTitle: "Personal" },
  { id: "medicare", title: "Medicare", shortTitle: "Medicare", singlePage: true, regulation: "medicare" },
];

/** Every page that has default content, in the order of the site. */
export const DEFAULT_PAGES: readonly PageId[] = sortPages(
  Object.keys(defaultContent.pages),
  defaultContent.site.lines.map(({ id }) => id),
);
