import { isObject, type JsonObject } from "#schemas/json.ts";
import { SITE } from "#schemas/page-ids.ts";
import type { Format } from "./format-types.ts";
import { hasKey, isPageRecord, namesPages, readDocuments } from "./read-documents.ts";

/** Site settings and any number of pages, nested or in tokens. This format loses nothing. */
export const siteExport: Format = {
  name: "site-export",

  explainMatch(input, pages) {
    if (hasKey(input, "pages")) return 'it has a "pages" key';
    if (hasKey(input, SITE)) return 'it has a "site" key';
    if (isPageRecord(input)) return "it is the record of one page";
    return namesPages(input) && pages.every(({ value }) => isObject(value) || value === null)
      ? "its keys are names of pages"
      : undefined;
  },

  readDocuments,

  serialize(documents) {
    const pages: JsonObject = {};
    for (const [page, content] of documents) if (page !== SITE) pages[page] = content;
    const site = documents.get(SITE);
    return { value: site === undefined ? { pages } : { site, pages }, lost: [] };
  },
};
