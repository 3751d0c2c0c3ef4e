import { SITE } from "#schemas/page-ids.ts";
import type { Rule } from "./rule.ts";

/** Reports advertising claims that pages state with different values. */
export const conflictingClaims: Rule = ({ site: { claims = [] } }) =>
  claims.flatMap(({ label, readings }, index) => {
    const { size } = new Set(readings.map(({ value }) => value));
    if (size < 2) return [];
    const uses = readings.map(({ value, pages }) => `"${value}" on ${pages.join(", ")}`).join("; ");
    const message = `The claim "${label}" has ${size} different values: ${uses}. Use one value on all of these pages.`;
    return [{ code: "claim/conflict", page: SITE, pointer: `/claims/${index}/label`, message }];
  });
