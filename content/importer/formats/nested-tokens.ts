import type { JsonObject } from "#schemas/json.ts";
import { SITE } from "#schemas/page-ids.ts";
import { siteSettingsWithoutToken, toTokens } from "#schemas/tokens.ts";
import type { Format } from "./format-types.ts";
import { hasKey, isTokenRecord, readDocuments } from "./read-documents.ts";

/** Records of tokens by page. The tokens may be flat or in groups, with nested sections and the site settings beside them. */
export const nestedTokens: Format = {
  name: "nested-tokens",

  explainMatch(input, pages) {
    return !(hasKey(input, SITE) && hasKey(input, "pages")) &&
      !Array.isArray(input.pages) &&
      pages.length > 0 &&
      pages.every(({ value }) => isTokenRecord(value))
      ? "every page is a record of tokens"
      : undefined;
  },

  readDocuments,

  serialize(documents, siteSettings) {
    const value: JsonObject = {};
    for (const [page, content] of documents) {
      if (page !== SITE) value[page] = toTokens(page, content, siteSettings);
      else {
        const settings = siteSettingsWithoutToken(content, documents);
        if (Object.keys(settings).length > 0) value[SITE] = settings;
      }
    }
    return { value, lost: [] };
  },
};
