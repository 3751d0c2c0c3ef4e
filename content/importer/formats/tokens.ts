import { child } from "#schemas/json.ts";
import { SITE } from "#schemas/page-ids.ts";
import { toTokens } from "#schemas/tokens.ts";
import type { Format } from "./format-types.ts";
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
    const [first, ...others] = documents;
    if (first === undefined) return { value: {}, lost: [] };
    const [page, content] = first;
    const { tokens: value, lost } = toTokens(page, content, siteSettings);
    // A record with one of these keys is not recognized as tokens.
    for (const key of [SITE, "pages"]) if (hasKey(value, key)) lost.push(child("", key));
    return {
      value,
      lost: [...lost.map((pointer) => ({ page, pointer })), ...others.map(([id]) => ({ page: id, pointer: "" }))],
    };
  },
};
