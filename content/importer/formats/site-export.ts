import { isObject, type JsonObject } from "#schemas/json.ts";
import { SITE } from "#schemas/page-ids.ts";
import { documentsIn, type Format, hasKey, isPageRecord, namesPages, pagesIn } from "./format-types.ts";

/** The facts of the agency and any number of pages, nested or in tokens. It holds everything. */
export const siteExport: Format = {
  name: "site-export",

  matches(input) {
    if (hasKey(input, "pages")) return "it has pages";
    if (hasKey(input, SITE)) return "it has site";
    if (isPageRecord(input)) return "it is the record of one page";
    return namesPages(input) && pagesIn(input).every(({ value }) => isObject(value))
      ? "its keys name pages"
      : undefined;
  },

  normalise: documentsIn,

  serialise(documents) {
    const pages: JsonObject = {};
    for (const [page, content] of documents) if (page !== SITE) pages[page] = content;
    const site = documents.get(SITE);
    return { value: site === undefined ? { pages } : { site, pages }, lost: [] };
  },
};
