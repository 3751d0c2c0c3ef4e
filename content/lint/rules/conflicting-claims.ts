import { listClaims } from "#content/facts/claims.ts";
import { SITE } from "#schemas/page-ids.ts";
import type { Rule } from "./rule.ts";

/** Reports advertising claims about one subject that have different values. */
export const conflictingClaims: Rule = ({ site }) => {
  const claims = listClaims(site);
  const subjects = new Set(claims.map(({ subject }) => subject));
  return [...subjects].flatMap((subject) => {
    const about = claims.filter((claim) => claim.subject === subject);
    const values = new Set(about.map(({ value }) => value));
    const [first] = about;
    if (first === undefined || values.size < 2) return [];
    const message = `The claims about "${subject}" have ${values.size} different values: ${[...values].join(", ")}.`;
    return [{ code: "claim/conflict", page: SITE, pointer: first.pointer, message }];
  });
};
