import type { JsonObject } from "#schemas/json.ts";
import { SITE } from "#schemas/page-ids.ts";
import { siteSettingsWithoutToken, toTokens } from "#schemas/tokens.ts";
import { type Format, type Loss, toLosses } from "./format-types.ts";
import { hasKey, isTokenRecord, readDocuments } from "./read-documents.ts";

/** Records of tokens by page. The tokens may be flat or in groups. */
export const nestedTokens: Format = {
  name: "nested-tokens",

  explainMatch(input, pages) {
    return !hasKey(input, SITE) &&
      !Array.isArray(input.pages) &&
      pages.length > 0 &&
      pages.every(({ value }) => isTokenRecord(value))
      ? "every page is a record of tokens"
      : undefined;
  },

  readDocuments,

  serialize(documents, siteSettings) {
    const value: JsonObject = {};
    const lost: Loss[] = [];
    for (const [page, content] of documents) {
      if (page === SITE) {
        lost.push(...toLosses(SITE, siteSettingsWithoutToken(content, documents)));
      } else {
        const record = toTokens(page, content, siteSettings);
        value[page] = record.tokens;
        lost.push(...toLosses(page, record.lost));
      }
    }
    return { value, lost };
  },
};
