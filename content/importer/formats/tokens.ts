import { SITE } from "#schemas/page-ids.ts";
import { siteSettingsWithoutToken, toTokens } from "#schemas/tokens.ts";
import type { Format } from "./format-types.ts";
import { contentEntries, findReference, hasKey, isPageName } from "./read-documents.ts";

/** One page as a record of tokens, with nested sections beside them. The import options name the page. */
export const tokens: Format = {
  name: "tokens",

  /** Follows the rule that the admin applies before it sends the target page. */
  explainMatch(input) {
    const token = Object.keys(input).find((key) => key.includes("_"));
    return token === undefined || hasKey(input, SITE) || hasKey(input, "pages")
      ? undefined
      : `it has no "site" or "pages" key, and "${token}" contains an underscore`;
  },

  readDocuments(input) {
    const found = findReference(input);
    // Keys such as `id` may come from another program.
    const isNamed = found !== undefined && (found.key === "page" || isPageName(found.reference));
    const value = Object.fromEntries(contentEntries(input));
    return [{ reference: isNamed ? found.reference : undefined, pointer: "", value }];
  },

  serialize(documents, siteSettings) {
    const [page, ...lost] = [...documents.keys()].filter((id) => id !== SITE);
    const written = new Set(page === undefined ? [] : [page]);
    const settings = siteSettingsWithoutToken(documents.get(SITE) ?? {}, written);
    if (Object.keys(settings).length > 0) lost.push(SITE);
    if (page === undefined) return { value: {}, lost };
    const value = toTokens(page, documents.get(page) ?? {}, siteSettings);
    // A record without any token is not recognized.
    return { value, lost: tokens.explainMatch(value, []) === undefined ? [page, ...lost] : lost };
  },
};
