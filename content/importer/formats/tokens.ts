import { child } from "#schemas/json.ts";
import { SITE } from "#schemas/page-ids.ts";
import { siteSettingsWithoutToken, toTokens } from "#schemas/tokens.ts";
import { type Format, toLosses } from "./format-types.ts";
import { contentEntries, hasKey } from "./read-documents.ts";

/** One page as a flat record of tokens. The import options name the page. */
export const tokens: Format = {
  name: "tokens",

  /** Follows the rule that the admin applies before it sends the target page. */
  explainMatch(input) {
    const token = Object.keys(input).find((key) => key.includes("_"));
    return token === undefined || hasKey(input, SITE) || hasKey(input, "pages")
      ? undefined
      : `it has no "site" or "pages" key, and "${token}" contains an underscore`;
  },

  readDocuments: (input) => [{ reference: undefined, pointer: "", value: Object.fromEntries(contentEntries(input)) }],

  serialize(documents, siteSettings) {
    const [page, ...others] = [...documents.keys()].filter((id) => id !== SITE);
    const lost = others.map((id) => ({ page: id, pointer: "" }));
    const site = documents.get(SITE);
    if (site !== undefined) lost.push(...toLosses(SITE, siteSettingsWithoutToken(site, new Set([page ?? SITE]))));
    if (page === undefined) return { value: {}, lost };
    const record = toTokens(page, documents.get(page) ?? {}, siteSettings);
    // A record with one of these keys is not recognized as tokens.
    const misleading = [SITE, "pages"].filter((key) => hasKey(record.tokens, key)).map((key) => child("", key));
    return { value: record.tokens, lost: [...toLosses(page, [...record.lost, ...misleading]), ...lost] };
  },
};
