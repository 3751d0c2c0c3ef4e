import { child } from "#schemas/json.ts";
import { SITE } from "#schemas/page-ids.ts";
import { toTokens } from "#schemas/tokens.ts";
import { contentEntries, type Format, hasKey } from "./format-types.ts";

/** One page as a flat record; the import says which page. The rule is the one the admin has always had. */
export const tokens: Format = {
  name: "tokens",

  matches(input) {
    const token = Object.keys(input).find((key) => key.includes("_"));
    return token === undefined || hasKey(input, SITE) || hasKey(input, "pages")
      ? undefined
      : `it has neither site nor pages, and the key ${token} contains an underscore`;
  },

  normalise: (input) => [{ reference: undefined, pointer: "", value: Object.fromEntries(contentEntries(input)) }],

  serialise(documents, facts) {
    const [first, ...others] = documents;
    if (first === undefined) return { value: {}, lost: [] };
    const [page, content] = first;
    const { tokens: value, lost } = toTokens(page, content, facts);
    // A record with one of these is not read as tokens.
    for (const key of [SITE, "pages"]) if (hasKey(value, key)) lost.push(child("", key));
    return {
      value,
      lost: [...lost.map((pointer) => ({ page, pointer })), ...others.map(([id]) => ({ page: id, pointer: "" }))],
    };
  },
};
