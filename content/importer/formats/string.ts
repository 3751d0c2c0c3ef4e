import { documentsIn, type Format, pageValues } from "../format.ts";
import { siteExport } from "./site-export.ts";

/** Pages whose content is a string that holds JSON. */
export const string: Format = {
  name: "string",

  matches(input) {
    return pageValues(input).some((value) => typeof value === "string")
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
