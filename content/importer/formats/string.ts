import { resolvePage } from "#schemas/page-ids.ts";
import type { Format, NamedValue } from "./format-types.ts";
import { hasKey, isPageRecord, readDocuments } from "./read-documents.ts";
import { siteExport } from "./site-export.ts";

/** Pages whose content is a string of JSON. */
export const string: Format = {
  name: "string",

  explainMatch(input, pages) {
    const hasPages = hasKey(input, "pages") || isPageRecord(input);
    return pages.some(({ reference, value }) => typeof value === "string" && (hasPages || isPage(reference, value)))
      ? "the content of a page is a string of JSON"
      : undefined;
  },

  readDocuments,

  serialize(documents) {
    const { value, lost } = siteExport.serialize(documents);
    const pages = Object.entries(value.pages ?? {}).map(([page, content]) => [
      page,
      { content: JSON.stringify(content) },
    ]);
    return { value: { ...value, pages: Object.fromEntries(pages) }, lost };
  },
};

/** Checks whether a string member is a page: its key names one, or the string starts like JSON. */
function isPage(reference: NamedValue["reference"], value: string): boolean {
  return (reference !== undefined && resolvePage(reference) !== undefined) || /^\s*["{]/.test(value);
}
