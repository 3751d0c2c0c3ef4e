import type { JsonObject } from "#schemas/json.ts";
import { SITE } from "#schemas/page-ids.ts";
import { toTokens } from "#schemas/tokens.ts";
import { documentsIn, type Format, hasKey, isTokenRecord, type Loss, pagesIn } from "./format-types.ts";

/** Token records, flat or in groups, each under its page. */
export const nestedTokens: Format = {
  name: "nested-tokens",

  matches(input) {
    const pages = pagesIn(input);
    return !hasKey(input, SITE) &&
      !Array.isArray(input.pages) &&
      pages.length > 0 &&
      pages.every(({ value }) => isTokenRecord(value))
      ? "every page in it is a record of tokens"
      : undefined;
  },

  normalise: documentsIn,

  serialise(documents, facts) {
    const value: JsonObject = {};
    const lost: Loss[] = [];
    for (const [page, content] of documents) {
      const record = toTokens(page, content, facts);
      if (page !== SITE) value[page] = record.tokens;
      lost.push(...record.lost.map((pointer) => ({ page, pointer })));
    }
    return { value, lost };
  },
};
