import { resolvePage } from "#schemas/page-ids.ts";
import { documentsIn, type Format, hasKey, isPageRecord, type NamedValue, pagesIn } from "./format-types.ts";
import { siteExport } from "./site-export.ts";

/** Pages whose content is a string that holds JSON. */
export const string: Format = {
  name: "string",

  matches(input) {
    const isAboutPages = hasKey(input, "pages") || isPageRecord(input);
    return pagesIn(input).some(
      ({ reference, value }) => typeof value === "string" && (isAboutPages || isPage(reference, value)),
    )
      ? "a page's content is a string that holds JSON"
      : undefined;
  },

  normalise: documentsIn,

  serialise(documents) {
    const { value, lost } = siteExport.serialise(documents);
    const pages = Object.entries(value.pages ?? {}).map(([page, content]) => [
      page,
      { content: JSON.stringify(content) },
    ]);
    return { value: { ...value, pages: Object.fromEntries(pages) }, lost };
  },
};

/** Whether a string beside others stands for a page: by its key, or because it begins as JSON does. */
function isPage(reference: NamedValue["reference"], value: string): boolean {
  return (reference !== undefined && resolvePage(reference) !== undefined) || /^\s*["{]/.test(value);
}
