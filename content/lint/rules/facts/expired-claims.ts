import type { Rule } from "#content/lint/model/rule.ts";
import { SITE } from "#schemas/page-ids.ts";

export const expiredClaims: Rule = {
  code: "claim/expired",
  severity: "error",
  title: "A claim has expired",
  why: "The agency set a last day for the claim, because it may no longer be true after it.",
  fix: "Check the claim, and set `value`, `asOf` and `expires` again, or remove it from the texts.",
  checkSite: ({ claims, today }) =>
    claims.flatMap(({ id, value, expires, pointer }) => {
      if (expires === undefined || expires >= today) return [];
      const message = `The claim "${id}" (${value}) expired on ${expires}.`;
      return [{ page: SITE, pointer, message, phrase: id }];
    }),
};
